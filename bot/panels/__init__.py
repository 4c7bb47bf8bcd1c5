"""What people see and press: layouts made of components, and the one place where presses arrive."""
