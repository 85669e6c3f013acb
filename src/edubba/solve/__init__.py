"""Solving races exactly: value iteration layer by layer, on the processor or a graphics card."""
