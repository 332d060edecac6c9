"""The declared graph of a variant: its provinces and who borders whom, army and fleet, coast by coast.

It is read from the variant's own variant.json, the one source of truth. A place in a fleet's passage is a province
or one of its coasts, "bul/ec". Edges are sorted pairs.
"""

import json
from typing import NamedTuple, Optional


def pair(a, b):
    return (a, b) if a <= b else (b, a)


def base(place):
    """The province of a place: "bul" of "bul/ec"."""
    return place.split("/")[0]


class Province(NamedTuple):
    id: str
    name: str
    abbr: str
    kind: str               # inland, coastal, sea or impassable
    coasts: tuple
    centre: bool
    home: Optional[str]         # the power whose home centre it is
    territory: Optional[str]    # the power whose land it is
    base: bool = False          # an air base: its squadron stands beside the centre


class Graph:
    def __init__(self, data, boxes=()):
        """`boxes` are provinces off the board, drawn as frames: their passages are declared, never computed."""
        self.powers = {power["id"]: power for power in data.get("powers", [])}
        # Kinds of units beyond armies and fleets, which the plate explains: (letter, name).
        self.rare = [(kind["letter"], kind["name"]) for kind in data.get("kinds", [])
                     if kind.get("symbol") not in ("army", "fleet")]
        self.title = data.get("title", "")
        self.credit = ", ".join(str(data[key]) for key in ("designer", "year") if data.get(key))
        self.provinces = {}
        for row in data["provinces"]:
            self.provinces[row["id"]] = Province(
                row["id"], row["name"], row["abbr"], row["terrain"], tuple(row.get("coasts", ())),
                bool(row.get("centre")), row.get("home"), row.get("territory") or row.get("home"),
                bool(row.get("airBase")))
        self.army = {pair(a, b) for a, b, *_ in data["passages"]["land"]}
        self.fleet = {pair(a, b) for a, b, *_ in data["passages"]["sea"]}
        self.boxes = set(boxes)
        self.seas = {p.id for p in self.provinces.values() if p.kind == "sea"} - self.boxes
        self.playable = {p.id for p in self.provinces.values() if p.kind != "impassable"}
        self.lands = self.playable - self.seas - self.boxes

    @staticmethod
    def read(file, boxes=()):
        return Graph(json.loads(file.read_text(encoding="utf-8")), boxes)

    def tint(self, province):
        """The light tint of the power whose land a province is, or None."""
        power = self.powers.get(self.provinces[province].territory)
        return power and power.get("colours", {}).get("light", {}).get("tint")

    def coast_seas(self, province):
        """{coast: seas that it lies on} for a province with named coasts."""
        found = {coast: set() for coast in self.provinces[province].coasts}
        for a, b in self.fleet:
            for here, there in ((a, b), (b, a)):
                if base(here) == province and "/" in here and there in self.seas:
                    found[here.split("/")[1]].add(there)
        return found
