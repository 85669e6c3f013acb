"""The games of the house, one folder each, all with the same inner layout."""
