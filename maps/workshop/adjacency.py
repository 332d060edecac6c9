"""Compares the adjacency of the drawing with the declared graph.

Land borders land, and sea borders sea or coast, where their faces share at least CONTACT units of border.
A fleet passes from coast to coast where two bordering lands and one sea meet in a point.
"""

import itertools
from typing import NamedTuple

from .graph import base, pair

CONTACT = 3.0       # sq. units of the 1600-wide sheet; less is noise, and a fault if it is declared
WEAK = 8.0          # a true border shorter than this is hard to see


class Figures(NamedTuple):
    kind: str
    declared: int
    computed: int
    exceptions: list
    missing: list
    extra: list


def _coast_of(graph, province, sea, node, split):
    """The places of a province at a node on a sea: its named coast there, or the province itself."""
    coasts = graph.provinces[province].coasts
    if not coasts:
        return {province}
    matching = [coast for coast, seas in graph.coast_seas(province).items() if sea in seas]
    if len(matching) > 1 and (province, sea) in split:
        side = split[(province, sea)]
        return {f"{province}/{side(node)}"}
    return {f"{province}/{coast}" for coast in matching}


def _coastal_passages(partition, graph, split, shoreless):
    found = set()
    for node, names in partition.nodes.items():
        for sea in (names & graph.seas) - shoreless:
            for a, b in itertools.combinations(sorted(names & graph.lands), 2):
                if partition.between(a, b) < CONTACT:
                    continue
                for place in _coast_of(graph, a, sea, node, split):
                    for other in _coast_of(graph, b, sea, node, split):
                        found.add(pair(place, other))
    return found


def compare(partition, graph, crossings, split, faults, shoreless=frozenset()):
    """A Figures for each kind of border; every difference that `crossings` does not declare is a fault.
    `crossings` are pairs of provinces or places; `split` tells the coasts of one sea apart:
    {(province, sea): function of a point -> coast}; `shoreless` seas have no coast along which fleets could pass."""
    allowed = {pair(*crossing) for crossing in crossings}
    lands, seas = graph.lands, graph.seas
    strong = {sides for sides, size in partition.contact.items() if size >= CONTACT and set(sides) <= lands | seas}

    def of(edge):
        return pair(base(edge[0]), base(edge[1]))

    def both(edge, group):
        return base(edge[0]) in group and base(edge[1]) in group

    drawn = graph.lands | graph.seas
    listed = sorted(edge for edge in graph.army | graph.fleet if not both(edge, drawn))
    army = {edge for edge in graph.army if both(edge, drawn)}
    fleet = {edge for edge in graph.fleet if both(edge, drawn)}
    kinds = [
        ("army", army, {edge for edge in strong if both(edge, lands)}),
        ("sea to sea", {e for e in fleet if both(e, seas)}, {e for e in strong if both(e, seas)}),
        ("sea to coast", {of(e) for e in fleet if not both(e, seas) and not both(e, lands)},
         {e for e in strong if not both(e, seas) and not both(e, lands)}),
        ("coast to coast", {e for e in fleet if both(e, lands)}, _coastal_passages(partition, graph, split, shoreless)),
    ]
    result = []
    for kind, declared, computed in kinds:
        missing = sorted(e for e in declared - computed if of(e) not in allowed)
        exceptions = sorted(e for e in declared - computed if of(e) in allowed)
        extra = sorted(e for e in computed - declared if of(e) not in allowed)
        for edges, wrong in ((missing, "do not meet on the map"), (extra, "meet on the map but not in the graph")):
            for edge in edges:
                size = partition.between(*of(edge))
                faults.add(f"{kind}: {edge[0]} and {edge[1]} {wrong} ({size:.1f} units).")
        result.append(Figures(kind, len(declared), len(computed), exceptions, missing, extra))
    if listed:
        result.append(Figures("declared for boxes", len(listed), 0, listed, [], []))
    true = army | {of(edge) for edge in fleet if base(edge[0]) in seas or base(edge[1]) in seas}
    weak = sorted((partition.between(*of(edge)), of(edge)) for edge in true if of(edge) not in allowed)
    for size, edge in weak:
        if CONTACT <= size < WEAK:
            faults.add(f"The border {edge[0]}|{edge[1]} is only {size:.1f} units long; {WEAK:.0f} are wanted.")
    return result, weak[:5]
