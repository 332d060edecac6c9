"""The map workshop: draws the maps of the variants from public-domain geodata and an author's sheet of instructions."""
