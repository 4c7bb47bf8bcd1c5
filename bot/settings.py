"""What can be set from outside: environment variables, or the same names in a file `.env` (see .env.example)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import Unusable


class Settings(BaseSettings):
    """How this bot runs."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    """The bot's token from Discord's developer portal."""
    database_url: str = "sqlite+aiosqlite:///./data/elder.db"
    """Where everything is kept. The folder is made where it does not exist."""
    log_format: Literal["json", "console"] = "console"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    drawing_workers: int = Field(default=1, ge=1, le=16)
    """So many processes draw pictures."""
    elder_editions: str = ""
    """The folder with a group's own printed tables, laid out as rules/edition.py says."""


def read_settings() -> Settings:
    """The settings of this process. Raises Unusable and names what is wrong, but not its value."""
    try:
        return Settings()
    except ValidationError as error:
        fault = error.errors(include_input=False)[0]
        name = str(fault["loc"][0]).upper()
        raise Unusable(f"{name} cannot be used: {fault['msg']}. See .env.example.") from None
