"""A list of everything that is wrong with a map, so that one run names all of it."""


class Faults:
    def __init__(self):
        self.lines = []

    def add(self, sentence):
        if sentence not in self.lines:
            self.lines.append(sentence)

    def __bool__(self):
        return bool(self.lines)

    def __str__(self):
        return "\n".join(f"  - {line}" for line in self.lines)
