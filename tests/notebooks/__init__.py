"""The notebooks, run as they stand, against the outputs stored in them."""
