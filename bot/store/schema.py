"""The tables of the database. Times are ISO 8601 in UTC; what the rules own is JSON as rules/codec.py writes it.

A change of anything here needs a migration beside it, in `migrations/versions/`.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", Integer, nullable=False),
    Column("channel_id", Integer, nullable=False),
    Column("owner_id", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("seats_wanted", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("state", Text),
    Column("asked", Text, nullable=False),
    Column("seed", Text),
    Column("undo", Text),
    Column("ending", Text),
    Column("parked", Text),
    Column("fault", Text),
    Column("audience", Text, nullable=False, server_default="everyone"),
    Column("terms", Text),
    Column("people", Text),
    # Ids stand in the buttons of old messages, so none is ever given twice.
    sqlite_autoincrement=True,
)
"""One row a table. `asked` holds by seat the version and the time at which its present decision began. A table is
parked when `parked` says why; `fault` is what is wrong with a damaged row. `audience` says who may look. `terms` are
what was agreed about time, `people` how things stand with those who sit there; both are missing at tables from before
there were clocks."""

open_tables = tables.c.phase != "over"

Index("one_open_table_a_channel", tables.c.channel_id, unique=True, sqlite_where=text("phase != 'over'"))

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("tribe", Text, nullable=False),
    Column("user_id", Integer),
    Column("name", Text, nullable=False),
)
"""Who holds which seat; a computer player has no user."""

changes = Table(
    "changes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("user_id", Integer),
    Column("press", Integer, unique=True),
    Column("action", Text),
    Column("binding", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("undone_by", Integer),
)
"""Everything that ever changed a table, by the version it led to. `press` is the interaction that asked for it.
`binding` marks an action that its seat cannot take back alone; `undone_by` is the version that took it back."""

notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
)
"""The tables whose message in the channel is older than they are: at least this version must be shown."""

calls = Table(
    "calls",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Integer, primary_key=True),
)
"""Who is awaited and has not been called for it yet."""

posts = Table(
    "posts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("channel_id", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("called", Text, nullable=False),
    Column("standing", Text, nullable=False),
    Column("message_id", Integer),
    Column("at", Text, nullable=False),
    # The id makes the nonce of the message, so none is ever given twice.
    sqlite_autoincrement=True,
)
"""The table messages that still need care: `standing` is `claimed` (being posted, `message_id` not known yet), `live`
(the table message) or `worn` (an older one that still has its buttons). `stage` is that of the table it was made for,
`called` the accounts it mentions."""

Index("posts_of_a_table", posts.c.table_id)

alarms = Table(
    "alarms",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ring", Text, primary_key=True),
    Column("at", Text, nullable=False),
)
"""What is due for whom and when: a reminder, a warning, the end of somebody's time."""

Index("alarms_by_time", alarms.c.at)

habits = Table(
    "habits",
    metadata,
    Column("user_id", Integer, primary_key=True),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("away_until", Text),
    Column("spacing", Integer, nullable=False),
    Column("reminded_at", Text),
)
"""When somebody wants to hear from Elder: minutes of the day in their own time zone, seconds between reminders."""

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Small things to remember across restarts."""

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guild_id", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", Text, nullable=False),
)
"""The games that people have played to their end against each other."""

Index("results_of_a_server", results.c.guild_id, results.c.game)

places = Table(
    "places",
    metadata,
    Column("table_id", ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", Integer),
    Column("name", Text),
    Column("rank", Integer, nullable=False),
)
"""How each seat did in such a game: rank 1 has won. A seat without a user was a computer player's, or is somebody's
who is not to be known."""

Index("places_of_a_person", places.c.user_id)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""How strong somebody is in a game, as far as the games on this server tell: see bot/rating.py."""

unlisted = Table("unlisted", metadata, Column("user_id", Integer, primary_key=True))
"""Who does not want results to be kept under their name."""
