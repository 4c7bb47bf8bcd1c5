"""How the database came to look as it does. Alembic runs what is missing when the bot starts."""
