"""Edubba."""
