"""Positions as JSON: written, read back, filled in where they leave something out, and checked."""
