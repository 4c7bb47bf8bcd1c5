"""Time: what a table has agreed on, what is due and when, and when people want to hear of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("terms", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("people", sa.Text(), nullable=True))
    op.create_table(
        "alarms",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ring", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "ring"),
    )
    op.create_index("alarms_by_time", "alarms", ["at"], unique=False)
    op.create_table(
        "habits",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("away_until", sa.Text(), nullable=True),
        sa.Column("spacing", sa.Integer(), nullable=False),
        sa.Column("reminded_at", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("user_id"),
    )
