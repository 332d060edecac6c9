"""One module per map: the author's instructions."""
