"""The pictures and the positions in words."""
