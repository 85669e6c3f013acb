"""Changes of the database, in order; run whenever the house opens."""
