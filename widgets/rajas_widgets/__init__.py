"""The screen of Rajas: scenes, painters, overlay and bridge, the table. Holds no rule."""
