"""What the effects of the vocabulary do, whatever they stand on."""
