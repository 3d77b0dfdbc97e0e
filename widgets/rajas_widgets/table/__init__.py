"""The table: a record that can be touched."""
