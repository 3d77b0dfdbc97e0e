"""What pictures are drawn with: colours, signs, letters, and a pen. Knows no game's rules."""
