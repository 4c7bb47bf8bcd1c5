"""The chat's own words; the texts stand beside this file."""
