"""Called by Alembic: runs the steps that are missing on the connection it is handed, all in its one transaction."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
