"""From scenes to pictures: SVG files, and the canvas."""
