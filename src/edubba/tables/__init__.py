"""Tables of exact values: how positions of a race are numbered, kept in files and looked up."""
