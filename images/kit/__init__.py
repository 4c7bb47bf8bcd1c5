"""What the pictures of all games are made of: canvas, text, tokens, icons, palettes."""
