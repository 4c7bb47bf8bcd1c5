"""What survives a restart: the database, its schema, and how tables and notices are kept in it."""
