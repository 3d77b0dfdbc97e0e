"""The pages in a real browser. How to write such a test: see harness.py."""
