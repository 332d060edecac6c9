// The map: the table's picture of the ground, and on it what stands there, what is ordered and what can be tapped.

import { words } from './words.js';
import { $, show } from './parts.js';
import { act, drawings, state } from './line.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const view = { x: 0, y: 0, scale: 1 }; // the map's units at the window's corner, and pixels a unit
let items = [];                        // what stands on the map: { x, y, group, grows }
let taps = [];                         // what a tap may mean: { x, y, act }
let flownTo = '';

export function jump() { flownTo = ''; } // what comes next is another map

let flight = 0;
let shownMap = '';

const draw = (tag, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

// The table's own drawings, as they are: nothing here reads an order, or knows what a unit is.
function drawnBy(name, place) {
  const shown = drawings.get(name) || '';
  if (place.dataset.shown === name) return;
  place.dataset.shown = shown && name;
  const parsed = shown ? new DOMParser().parseFromString(shown, 'image/svg+xml').documentElement : null;
  place.replaceChildren(...(parsed ? [document.importNode(parsed, true)] : []));
}

// A picture that is lost is asked for again, each time a little later.
const ground = { name: '', tries: 0, timer: 0 };
function showGround(name) {
  if (name === ground.name) return;
  Object.assign(ground, { name, tries: 0 });
  askGround();
}
function askGround() {
  clearTimeout(ground.timer);
  $('ground').alt = ground.tries ? words.noGround : '';
  $('ground').src = `/ground/${encodeURIComponent(ground.name)}.jpg?${ground.tries}`;
  ground.tries += 1;
  ground.timer = setTimeout(askGround, 20000);
}
$('ground').addEventListener('load', () => clearTimeout(ground.timer));
$('ground').addEventListener('error', () => {
  clearTimeout(ground.timer);
  ground.timer = setTimeout(askGround, Math.min(ground.tries, 10) * 1000);
});

// `look`: at what: the seat's own orders, what was told of the last ones, or the whole board.
export function drawMap(seat, look) {
  const map = seat.map;
  if (!map) return;
  drawnBy(map.fog, $('fog'));
  drawnBy(look === 'orders' ? map.orders : map.told, $('ink'));
  drawnBy(map.symbols, $('symbols'));
  showGround(map.ground);
  const composing = seat.composing;
  const content = JSON.stringify([map.pieces, map.symbols, seat.units, composing, seat.step, look]);
  if (content !== shownMap) {
    shownMap = content;
    items = [];
    taps = [];
    const halo = draw('g', { opacity: .22 }); // one for all dots: where they meet they grow no darker
    const stands = new Set();
    for (const piece of map.pieces) {
      const group = draw('g', {});
      group.append(draw('use', { href: `#u${piece.symbol}` }));
      items.push({ x: piece.at[0], y: piece.at[1], group, grows: true });
      stands.add(String(piece.at));
    }
    if (look === 'board') {
      // nothing is ordered here
    } else if (composing) {
      const unit = seat.units?.find((one) => one.id === composing.unit);
      if (unit?.at) addRing(unit.at, '#ffffff', 20);
      const spots = new Map(); // what can be chosen at each
      for (const choice of composing.choices) {
        const key = String(choice.at);
        if (choice.at) spots.set(key, [...spots.get(key) || [], choice]);
      }
      for (const [key, choices] of spots)
        choices.forEach((choice, i) => addDot(choice, i - (choices.length - 1) / 2, choices.length > 1, stands.has(key), halo));
    } else if (seat.step === 'writing') {
      for (const unit of seat.units || []) {
        if (!unit.at) continue;
        if (unit.waits) addRing(unit.at, '#ffd54a', 18);
        taps.push({ key: `unit ${unit.id}`, x: unit.at[0], y: unit.at[1], shift: 0, act: () => act('unit', unit.id) });
      }
    }
    $('over').replaceChildren(halo, ...items.map((one) => one.group).filter((group) => group.parentNode !== halo));
  }
  const goal = look === 'board' ? 'board' : composing ? `compose ${composing.unit} ${composing.choices.map((one) => one.id).join()}` : `home ${state.id} ${seat.phase}`;
  if (goal !== flownTo && $('map').clientWidth) {
    const first = flownTo === '';
    flownTo = goal;
    const spots = look === 'board' ? [] : composing
      ? [seat.units?.find((one) => one.id === composing.unit)?.at, ...composing.choices.map((one) => one.at)]
      : map.pieces.filter((one) => one.own).map((one) => one.at);
    const seen = spots.filter(Boolean);
    if (seen.length || !composing || look === 'board') fly(seen, map, first, composing ? 5 : 3, composing ? tellable(seen) : 0);
  }
  place();
}

function addRing(at, colour, radius) {
  const group = draw('g', {});
  group.append(draw('circle', { r: radius, fill: 'none', stroke: '#20242a', 'stroke-width': 5, opacity: .5 }), draw('circle', { r: radius, fill: 'none', stroke: colour, 'stroke-width': 3 }));
  items.push({ x: at[0], y: at[1], group, grows: true });
}

// A dot that a thumb can hit: a ring where a unit stands, so that it stays in sight; a letter where several things can
// be chosen at one place, which then lie side by side.
function addDot(choice, shift, isOneOfSeveral, isTaken, halo) {
  const ring = draw('circle', { r: 22, fill: 'var(--accent)' });
  halo.append(ring);
  items.push({ x: choice.at[0], y: choice.at[1], shift, group: ring });
  const group = draw('g', {});
  if (isTaken && !isOneOfSeveral) {
    group.append(draw('circle', { r: 18, fill: 'none', stroke: '#ffffff', 'stroke-width': 6.5 }), draw('circle', { r: 18, fill: 'none', stroke: 'var(--accent)', 'stroke-width': 4 }));
  } else {
    group.append(draw('circle', { r: isOneOfSeveral ? 15 : 11, fill: 'var(--accent)', stroke: '#ffffff', 'stroke-width': 2.5 }));
    if (isOneOfSeveral) {
      const letter = draw('text', { 'text-anchor': 'middle', y: 5.5, 'font-size': 16, 'font-weight': 700, fill: 'var(--on-accent)' });
      letter.textContent = choice.text.slice(0, 1).toUpperCase();
      group.append(letter);
    }
  }
  items.push({ x: choice.at[0], y: choice.at[1], shift, group });
  taps.push({ key: `choose ${choice.id}`, x: choice.at[0], y: choice.at[1], shift, act: () => act('choose', choice.id) });
}

// Pixels a unit of the map at which a thumb can tell nine of ten places apart.
function tellable(spots) {
  const gaps = spots.map((one) => Math.min(...spots.filter((other) => other !== one).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])).filter((gap) => gap > 0)));
  return 34 / gaps.filter(Number.isFinite).sort((a, b) => a - b)[Math.floor(gaps.length / 10)] || 0;
}

function mapSize() { return [state.seat.map.width, state.seat.map.height]; }

function wholeScale() {
  const [width, height] = mapSize();
  return Math.min($('map').clientWidth / width, $('map').clientHeight / height);
}

function bound(next) {
  const [width, height] = mapSize();
  const fit = wholeScale();
  next.scale = Math.min(Math.max(next.scale, fit), fit * 12);
  const seenWide = $('map').clientWidth / next.scale;
  const seenHigh = $('map').clientHeight / next.scale;
  next.x = seenWide >= width ? (width - seenWide) / 2 : Math.min(Math.max(next.x, 0), width - seenWide);
  next.y = seenHigh >= height ? (height - seenHigh) / 2 : Math.min(Math.max(next.y, 0), height - seenHigh);
  return next;
}

// To all these places, with room for a thumb around them; where that would crowd them, nearer to the first of them.
// `least`: how many pixels a unit of the map must have; `most`: of the same, as many times the whole map's.
function fly(spots, map, atOnce, most = 5, least = 0) {
  const wide = $('map').clientWidth;
  const high = $('map').clientHeight;
  const margin = 44;
  let goal = { x: 0, y: 0, scale: 0 };
  if (spots.length) {
    const xs = spots.map((one) => one[0]);
    const ys = spots.map((one) => one[1]);
    const whole = Math.min((wide - 2 * margin) / Math.max(Math.max(...xs) - Math.min(...xs), 1), (high - 2 * margin) / Math.max(Math.max(...ys) - Math.min(...ys), 1));
    const scale = Math.min(Math.max(whole, least), wholeScale() * most);
    const crowded = scale > whole * 1.3;
    const x = crowded ? spots[0][0] : (Math.max(...xs) + Math.min(...xs)) / 2;
    const y = crowded ? spots[0][1] : (Math.max(...ys) + Math.min(...ys)) / 2;
    goal = { scale, x: x - wide / scale / 2, y: y - high / scale / 2 };
  }
  goal = bound(goal);
  cancelAnimationFrame(flight);
  if (atOnce || still.matches) { Object.assign(view, goal); place(); return; }
  const start = { ...view };
  const began = performance.now();
  const step = (now) => {
    const t = Math.min((now - began) / 180, 1);
    const eased = 1 - (1 - t) ** 3;
    // The middle moves evenly while the scale grows by factors.
    const scale = start.scale * (goal.scale / start.scale) ** eased;
    const middle = (from, size) => from + size / 2;
    const x = middle(start.x, wide / start.scale) + (middle(goal.x, wide / goal.scale) - middle(start.x, wide / start.scale)) * eased;
    const y = middle(start.y, high / start.scale) + (middle(goal.y, high / goal.scale) - middle(start.y, high / start.scale)) * eased;
    Object.assign(view, { scale, x: x - wide / scale / 2, y: y - high / scale / 2 });
    place();
    if (t < 1) flight = requestAnimationFrame(step);
  };
  flight = requestAnimationFrame(step);
}

function onScreen(item) {
  return [(item.x - view.x) * view.scale + (item.shift || 0) * 46, (item.y - view.y) * view.scale];
}

function place() {
  if (!state?.seat?.map) return;
  const [width] = mapSize();
  for (const layer of [$('ground'), $('fog'), $('ink')]) {
    layer.style.width = `${width}px`;
    layer.style.transform = `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px) scale(${view.scale})`;
  }
  const size = Math.min(Math.max(view.scale * width / 900, 0.55), 1.1);
  for (const item of items) {
    const [x, y] = onScreen(item);
    item.group.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})${item.grows ? ` scale(${size.toFixed(3)})` : ''}`);
  }
}

const fingers = new Map();
let moved = 0;

function fingerAt(event) {
  const frame = $('map').getBoundingClientRect();
  return [event.clientX - frame.left, event.clientY - frame.top];
}

$('map').addEventListener('pointerdown', (event) => {
  if (event.target.closest('#whole')) return;
  cancelAnimationFrame(flight);
  $('map').setPointerCapture(event.pointerId);
  moved = fingers.size === 0 ? 0 : 8; // two fingers tap nothing
  fingers.set(event.pointerId, fingerAt(event));
});
$('map').addEventListener('pointermove', (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = fingerAt(event);
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
  moved += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
  if (others.length === 0) {
    if (moved < 8) return;
    zoom(1, now, before);
  } else {
    const reach = (at) => Math.hypot(at[0] - others[0][0], at[1] - others[0][1]);
    const middle = (at) => [(at[0] + others[0][0]) / 2, (at[1] + others[0][1]) / 2];
    zoom(reach(now) / Math.max(reach(before), 1), middle(now), middle(before));
  }
  fingers.set(event.pointerId, now);
});
$('map').addEventListener('pointerup', (event) => {
  const isOne = fingers.size === 1 && fingers.has(event.pointerId);
  if (isOne && moved < 8) tap(fingerAt(event));
});
// However a finger is lost (lifted, called away, the map hidden under it), it no longer counts.
$('map').addEventListener('lostpointercapture', (event) => fingers.delete(event.pointerId));
$('map').addEventListener('wheel', (event) => {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 400), fingerAt(event), fingerAt(event));
}, { passive: false });
$('whole').setAttribute('aria-label', words.whole);
$('whole').addEventListener('click', () => { if (state?.seat?.map) fly([], state.seat.map, false); });

// What lay under `from` lies under `to`, `factor` times as large.
function zoom(factor, to, from) {
  const scale = view.scale * factor;
  const next = bound({ scale, x: 0, y: 0 });
  const x = view.x + from[0] / view.scale - to[0] / next.scale;
  const y = view.y + from[1] / view.scale - to[1] / next.scale;
  Object.assign(view, bound({ scale: next.scale, x, y }));
  place();
}

// The nearest thing under a thumb: 44 pixels wide.
function tap(at) {
  let nearest = null;
  let distance = 22;
  for (const one of taps) {
    const [x, y] = onScreen(one);
    const away = Math.hypot(x - at[0], y - at[1]);
    if (away < distance) { nearest = one; distance = away; }
  }
  nearest?.act();
}

// For tests: where on the page the place of a button is, on the map.
window.whereIs = (key) => {
  const one = taps.find((tap_) => tap_.key === key);
  if (!one) return null;
  const frame = $('map').getBoundingClientRect();
  const [x, y] = onScreen(one);
  return [frame.left + x, frame.top + y];
};

new ResizeObserver(() => requestAnimationFrame(() => {
  if (!state?.seat?.map || !$('map').clientWidth) return;
  Object.assign(view, bound({ ...view }));
  flownTo = '';
  show();
})).observe($('map'));
