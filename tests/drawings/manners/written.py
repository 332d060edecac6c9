"""The manners that differ in what is written on the sheet; `draw.py` draws them."""
from draw import HIGH, POWERS, UNIT, WIDE, World, shape, svg, text_of


def lettered(world, place, called, below=0, style='font-size="14"'):
    x, y = world.middle[place]
    return f'<text {style} text-anchor="middle" x="{x:.1f}" y="{y + 5 + below:.1f}">{called}</text>'


def names_with_signs():
    """Names with an asterisk behind those of centres, and a value behind each; one in two lines with a hyphen, one with
    a space that does not break. Large pale names of powers lie over the lands."""
    world = World(31, 5, 4, wet=.45)
    inside = [shape(world, i) for i in world.places()]
    truth = world.truth()
    for number, i in enumerate(world.places()):
        called = world.names[i]
        if number == 3:
            x, y = world.middle[i]
            inside.append(f'<text font-size="14" text-anchor="middle" x="{x:.1f}" y="{y:.1f}"><tspan>{called[:3]}-</tspan>'
                          f'<tspan x="{x:.1f}" dy="15">{called[3:]}</tspan></text>')
            continue
        if i in world.centres:
            truth["places"][i]["centre"] = True
            called += " *"
        inside.append(lettered(world, i, called.replace(" ", "\u00a0", 1) if number % 2 else called))
    for power in range(4):
        lands = [i for i in world.of("land") if world.power[i] == power]
        inside.append(lettered(world, lands[0], ["Rubia", "Viridia", "Purpura", "Aurea"][power], -16,
                               'font-size="30" fill="#777" fill-opacity=".5"'))
    return svg(inside), truth


def names_in_a_list():
    """Short names on the map, and beside it a list of what they stand for; a short name in brackets behind some."""
    world = World(32, 5, 4, wet=.45)
    briefs = {}
    for i in world.places():
        letters = world.names[i].replace(" ", "").upper()
        briefs[i] = next(letters[0] + a + b for k, a in enumerate(letters[1:]) for b in letters[k + 2:]
                         if letters[0] + a + b not in briefs.values())
    inside = [shape(world, i) for i in world.places()]
    inside += [lettered(world, i, briefs[i]) for i in world.places()]
    inside.append('<g id="names">')
    for row, i in enumerate(world.places()):
        inside.append(f'<text font-size="11" x="{WIDE * UNIT + 10}" y="{30 + 16 * row}"><tspan font-weight="bold">{briefs[i]}'
                      f'</tspan><tspan x="{WIDE * UNIT + 60}">{world.names[i]}</tspan></text>')
    return svg(inside + ["</g>"], box=f"0 0 {WIDE * UNIT + 200} {HIGH * UNIT}"), world.truth()


def names_in_numbers():
    """Numbers on the map and a list of what they stand for."""
    world = World(33, 5, 4, wet=.45)
    inside = [shape(world, i) for i in world.places()]
    inside += [lettered(world, i, str(number + 1)) for number, i in enumerate(world.places())]
    inside += [f'<text font-size="11" x="{WIDE * UNIT + 10}" y="{30 + 16 * row}">{row + 1}. {world.names[i]}</text>'
               for row, i in enumerate(world.places())]
    return svg(inside, box=f"0 0 {WIDE * UNIT + 200} {HIGH * UNIT}"), world.truth()


def names_in_brackets():
    """A short name in brackets behind each, and a second name of each behind a stroke."""
    world = World(34, 5, 4, wet=.45)
    inside = [shape(world, i) for i in world.places()]
    for number, i in enumerate(world.places()):
        called = world.names[i]
        inside.append(lettered(world, i, f"{called} ({called[:2].upper()}{number % 10})" if number % 2
                               else f"{called} / {called[::-1].capitalize()}", style='font-size="10"'))
    return svg(inside), world.truth()


def legend():
    """A box with a swatch for each power, and a name beside each, on one of the seas."""
    world = World(31, 5, 4, wet=.45)
    inside = [shape(world, i) for i in world.places()] + [text_of(world, i) for i in world.places()]
    x, y = world.middle[1]
    x, y = x - 45, y + 14
    inside.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="90" height="74" fill="#fff" stroke="#222"/>')
    for row, called in enumerate(["Rubia", "Viridia", "Purpura", "Aurea"]):
        at = y + 6 + 16 * row
        inside.append(f'<rect x="{x + 6:.1f}" y="{at:.1f}" width="18" height="12" fill="{POWERS[row]}" stroke="#222"/>'
                      f'<text font-size="11" x="{x + 30:.1f}" y="{at + 10:.1f}">{called}</text>')
    return svg(inside), world.truth()
