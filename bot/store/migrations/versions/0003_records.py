"""Results, ratings, who does not want to be listed, and who may look at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("audience", sa.Text(), nullable=False, server_default="everyone"))
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("results_of_a_server", "results", ["guild_id", "game"], unique=False)
    op.create_table(
        "places",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("places_of_a_person", "places", ["user_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id"),
    )
    op.create_table(
        "unlisted",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
