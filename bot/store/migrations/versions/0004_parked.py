"""Who is awaited at a parked table is called when it goes on: until now it was forgotten there who had been called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step. Who is called without being awaited hears of it only when they are."""
    op.execute(
        sa.text(
            "INSERT OR IGNORE INTO calls (table_id, user_id) "
            "SELECT seats.table_id, seats.user_id FROM seats JOIN tables ON tables.id = seats.table_id "
            "WHERE tables.phase = 'playing' AND tables.parked IS NOT NULL AND tables.fault IS NULL "
            "AND seats.user_id IS NOT NULL"
        )
    )
