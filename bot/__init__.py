"""The chat side: commands, panels, storage, posting. Names no game and decides no rule."""
