"""Cities: founding, activating, improving, influencing (CC-5 to CC-8, CC-16)."""
