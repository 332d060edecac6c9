// A seat on a phone. The table says what can be done next, and this page shows it: it knows no rules.

const german = (navigator.language || 'en').toLowerCase().startsWith('de');
const language = german ? 'de' : 'en';
const words = german ? {
  lobby: 'Welche Macht spielst du?', asked: 'Am großen Bildschirm stehen dieselben Ziffern in derselben Farbe. Wer dort sitzt, drückt „Einlassen“.',
  waitsFor: 'Warten auf Einlass: ', other: 'Andere Macht', taken: 'an einem anderen Telefon', noSeats: 'An diesem Tisch ist kein Platz frei.',
  denied: { noSeat: 'Diesen Platz gibt es nicht mehr.', tooMany: 'Gerade fragen zu viele. Versuch es gleich noch einmal.', refused: 'Du wurdest abgewiesen. Versuch es in fünf Minuten noch einmal.' },
  pin: 'PIN von ', letters: 'Buchstaben', digits: 'Ziffern', ok: 'OK', erase: 'Ziffer löschen', wrongPin: 'Das ist nicht die PIN.',
  sealedCount: (n, of) => `${n} von ${of} versiegelt`, seal: 'Versiegeln', sealSure: 'Noch einmal tippen', reopen: 'Wieder öffnen', undo: 'Rückgängig',
  back: 'Zurück', cancel: 'Abbrechen', clear: 'Befehl löschen', units: 'Deine Einheiten', more: 'Außerdem', results: 'Deine Ergebnisse',
  noOrder: 'noch kein Befehl', pick: 'Tippe auf eine Einheit.', sealedNow: 'Versiegelt. Schau auf den großen Bildschirm.', waiting: 'Du hast gerade nichts zu befehlen.',
  over: 'Die Partie ist zu Ende.', votes: 'Abstimmung', noContact: 'Keine Verbindung', leave: 'Platz abgeben', leaveSure: 'Noch einmal tippen: Der Platz geht an die Tastatur zurück', another: 'Weiteren Platz übernehmen', whole: 'Ganze Karte', failed: 'gescheitert', held: 'gelungen', addOrder: 'Hinzufügen',
} : {
  lobby: 'Which power do you play?', asked: 'The big screen shows the same figures in the same colour. Somebody there presses Let in.',
  waitsFor: 'Waiting to be let in: ', other: 'Another power', taken: 'on another phone', noSeats: 'No seat is free at this table.',
  denied: { noSeat: 'That seat is gone.', tooMany: 'Too many are asking just now. Try again in a moment.', refused: 'You were refused. Try again in five minutes.' },
  pin: 'PIN of ', letters: 'Letters', digits: 'Figures', ok: 'OK', erase: 'Delete a figure', wrongPin: 'That is not the PIN.',
  sealedCount: (n, of) => `${n} of ${of} sealed`, seal: 'Seal', sealSure: 'Tap again to seal', reopen: 'Open again', undo: 'Undo',
  back: 'Back', cancel: 'Cancel', clear: 'Clear the order', units: 'Your units', more: 'Besides', results: 'Your results',
  noOrder: 'no order yet', pick: 'Tap a unit.', sealedNow: 'Sealed. Watch the big screen.', waiting: 'You have nothing to order now.',
  over: 'The game is over.', votes: 'Vote', noContact: 'No contact', leave: 'Give up the seat', leaveSure: 'Tap again: the seat goes back to the keyboard', another: 'Take another seat', whole: 'Whole map', failed: 'failed', held: 'succeeded', addOrder: 'Add',
};
document.documentElement.lang = language;

const $ = (id) => document.getElementById(id);
const still = matchMedia('(prefers-reduced-motion: reduce)');

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

// What the page remembers: its token, until the table has forgotten it.
const store = {
  get token() { try { return localStorage.getItem('token') || ''; } catch { return this.kept || ''; } },
  set token(text) {
    this.kept = text;
    try { if (text) localStorage.setItem('token', text); else localStorage.removeItem('token'); } catch { /* then only as long as the page lives */ }
  },
};

let state = null;      // as the table told it last
let seatId = '';       // of the seats on this phone, the one that is shown
let told = 0;          // when it was told: clocks run from there
let generation = 0;    // of the request that listens: an older one is deaf
let busy = false;
let armed = '';        // the button that wants a second tap
let armedTimer = 0;
let choosing = false;  // the list of seats is shown beside seats that are there
let typed = '';
let lettersShown = false;
let votesShown = false;    // the ways to end the game

// ---- Contact ----

let aborter = new AbortController();
let contactTimer = 0;

function expectContact() {
  contactTimer ||= setTimeout(() => showContact(false), 3000); // tries that fail do not put it off
}

function showContact(here) {
  clearTimeout(contactTimer);
  contactTimer = 0;
  $('contact').textContent = here ? '' : words.noContact;
  $('contact').hidden = here;
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function headers() {
  return store.token ? { Authorization: `Bearer ${store.token}` } : {};
}

async function listen(fresh) {
  const mine = ++generation;
  aborter.abort();
  let known = fresh ? '' : state?.v || '';
  while (mine === generation && !document.hidden) {
    aborter = new AbortController();
    const patience = setTimeout((one) => one.abort(), known ? 32000 : 5000, aborter);
    if (!known) expectContact();
    try {
      const query = `since=${known}&seat=${encodeURIComponent(seatId)}&lang=${language}`;
      const answer = await fetch(`/state?${query}`, { headers: headers(), signal: aborter.signal, cache: 'no-store' });
      if (!answer.ok) throw new Error(String(answer.status));
      const next = await answer.json();
      if (mine !== generation) return;
      showContact(true);
      take(next);
      known = next.v;
    } catch {
      if (mine !== generation) return;
      if (known) expectContact();
      known = '';
      await pause(1000);
    } finally {
      clearTimeout(patience);
    }
  }
}

// Sends until it is answered: the table counts the same number once.
async function send(path, body) {
  if (busy) return null;
  busy = true;
  document.body.classList.add('busy');
  expectContact();
  try {
    for (;;) {
      const impatience = new AbortController();
      const patience = setTimeout(() => impatience.abort(), 5000);
      try {
        const answer = await fetch(path, {
          method: 'POST', cache: 'no-store', signal: impatience.signal, body: JSON.stringify({ lang: language, ...body }),
          headers: { 'Content-Type': 'application/json', ...headers() },
        });
        if (answer.status === 429) { await pause(1000); continue; }
        showContact(true);
        return answer.ok ? await answer.json() : null;
      } catch {
        await pause(1000);
      } finally {
        clearTimeout(patience);
      }
    }
  } finally {
    busy = false;
    document.body.classList.remove('busy');
  }
}

async function act(verb, id = '') {
  disarm();
  const next = await send('/do', { n: (state.n || 0) + 1, on: state.on, seat: seatId, do: verb, id });
  if (!next) return;
  take(next);
  listen(false);
}

async function ask(id) {
  const next = await send('/ask', { seat: id });
  if (!next) return;
  if (next.token) store.token = next.token;
  choosing = false;
  take(next);
  listen(false);
}

for (const [target, name] of [[document, 'visibilitychange'], [window, 'pageshow'], [window, 'online']])
  target.addEventListener(name, () => { if (!document.hidden) listen(true); });
window.addEventListener('offline', () => showContact(false));

function take(next) {
  if (!next.own && !next.asks) store.token = '';
  if (next.id) seatId = next.id;
  state = next;
  told = Date.now();
  show();
}

// ---- What is shown ----

// Writes the list anew and gives the focus back to what stands in the same place.
function fill(rows) {
  const list = $('list');
  const key = document.activeElement?.dataset?.key;
  const top = list.scrollTop;
  $('rows').replaceChildren(...rows);
  list.scrollTop = top;
  if (key) document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

function button(key, className, content, pressed) {
  const made = make('button', className, ...(Array.isArray(content) ? content : [content]));
  made.type = 'button';
  made.dataset.key = key;
  made.addEventListener('click', pressed);
  return made;
}

function line(first, title, ...under) {
  const text = make('span', 'words', title);
  for (const [words_, className] of under) if (words_) text.append(make('small', className, words_));
  return [make('span', 'line', first, text)];
}

function chip(colour) {
  const made = make('span', 'chip');
  if (colour) made.style.background = colour;
  return made;
}

// A button that acts at the second tap.
function twice(key, className, once, sure, done) {
  return button(key, className, armed === key ? sure : once, () => {
    if (armed === key) { done(); return; }
    armed = key;
    clearTimeout(armedTimer);
    armedTimer = setTimeout(() => { disarm(); show(); }, 4000);
    show();
  });
}

function disarm() {
  armed = '';
  clearTimeout(armedTimer);
}

function say(sentence, failure = false) {
  const place = $('sentence');
  if (place.textContent !== sentence) place.textContent = sentence;
  place.classList.toggle('failure', failure);
}

function show() {
  if (!state) return;
  const seat = state.seat;
  const plays = Boolean(seat) && !state.asks && !choosing;
  $('map').hidden = !plays || !seat.map;
  document.querySelector('main').classList.toggle('alone', $('map').hidden);
  $('foot').hidden = !plays;
  showOwn();
  showHead(seat);
  if (state.asks) showAsking();
  else if (!state.own || choosing) showLobby();
  else if (state.locked) showPin();
  else showSeat(seat);
}

function showHead(seat) {
  const own = state.own?.find((one) => one.id === state.id);
  $('title').textContent = own?.name || 'Entente';
  document.title = own ? `${own.name} – Entente` : 'Entente';
  $('swatch').style.background = own?.colour || 'var(--accent)';
  $('phase').textContent = seat?.phase || state.lobby?.phase || '';
  $('count').textContent = seat?.of ? words.sealedCount(seat.sealed, seat.of) : '';
  showClock();
}

function showClock() {
  const left = state?.seat?.clock;
  if (typeof left !== 'number') { $('clock').textContent = ''; return; }
  const now = Math.round(left - (Date.now() - told) / 1000);
  const size = Math.abs(now);
  $('clock').textContent = `${now < 0 ? '+' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}
setInterval(() => { if (!document.hidden) showClock(); }, 1000);

function showOwn() {
  const own = state.own || [];
  $('own').hidden = own.length < 2 || Boolean(state.asks);
  $('own').replaceChildren(...own.map((one) => {
    const made = button(`own ${one.id}`, '', line(chip(one.colour), one.name), () => { seatId = one.id; choosing = false; flownTo = ''; listen(true); });
    made.setAttribute('aria-current', String(one.id === state.id));
    return made;
  }));
}

function showLobby() {
  const seats = state.lobby?.seats || [];
  if (state.denied) say(words.denied[state.denied] || '', true);
  else say(seats.length ? words.lobby : words.noSeats);
  const rows = seats.map((one) => button(`ask ${one.id}`, '',
    line(chip(one.colour), one.name, [one.player], [one.taken ? words.taken : '']), () => ask(one.id)));
  if (choosing) rows.push(button('cancel', 'plain', words.cancel, () => { choosing = false; show(); }));
  fill([make('div', 'rows', ...rows)]);
}

function showAsking() {
  say(words.waitsFor + state.asks.seat.name);
  const sign = make('div', 'sign', state.asks.figures);
  sign.style.background = state.asks.colour;
  fill([sign, make('p', 'quiet', words.asked)]);
}

function showPin() {
  say(state.refused ? words.wrongPin : words.pin + state.locked.name, Boolean(state.refused));
  const give = () => { const pin = typed; typed = ''; act('pin', pin); };
  if (lettersShown) {
    const field = make('input');
    field.type = 'text';
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.setAttribute('autocapitalize', 'off');
    field.setAttribute('aria-label', words.pin + state.locked.name);
    field.dataset.key = 'field';
    field.value = typed;
    field.addEventListener('input', () => { typed = field.value; });
    field.addEventListener('keydown', (event) => { if (event.key === 'Enter') give(); });
    fill([field, make('div', 'pairs', button('digits', 'plain', words.digits, () => { lettersShown = false; show(); }), button('give', 'main', words.ok, give))]);
    return;
  }
  const pad = make('div', 'pad');
  const digit = (text) => button(`digit ${text}`, '', text, () => { typed += text; show(); });
  for (const text of '123456789') pad.append(digit(text));
  const erase = button('erase', '', '⌫', () => { typed = typed.slice(0, -1); show(); });
  erase.setAttribute('aria-label', words.erase);
  pad.append(erase, digit('0'), button('give', 'main', words.ok, give));
  fill([make('div', 'typed', '•'.repeat(typed.length)), pad, make('p', ''), button('letters', 'plain', words.letters, () => { lettersShown = true; show(); })]);
}

function showSeat(seat) {
  drawMap(seat);
  const steps = { writing: words.pick, sealed: words.sealedNow, waiting: words.waiting, results: '', over: words.over };
  const composing = seat.composing;
  const refused = state.refused || '';
  say(refused || composing?.sentence || seat.task || steps[seat.step] || '', Boolean(refused));
  const rows = [];
  const remark = composing ? composing.note : seat.remark;
  if (remark) rows.push(make('p', 'quiet', remark));
  if (composing) {
    rows.push(make('div', 'pairs', ...composing.choices.map((one) => button(`choose ${one.id}`, '', one.text, () => act('choose', one.id)))));
  } else {
    if (seat.units?.length) {
      rows.push(make('h2', '', words.units), make('div', 'rows', ...seat.units.map((one) => {
        const made = button(`unit ${one.id}`, '', line(make('span', 'mark held', one.order ? '✓' : ''), one.name,
          [one.order || (seat.step === 'writing' ? words.noOrder : '')], [one.hint, 'hint']), () => act('unit', one.id));
        made.disabled = seat.step !== 'writing';
        return made;
      })));
    }
    if (seat.more?.length) {
      rows.push(make('h2', '', words.more), make('div', 'rows', ...seat.more.map((one) => {
        const made = button(`more ${one.id}`, '', line('', one.name, [one.order], [one.hint, 'hint']), () => act('more', one.id));
        made.disabled = seat.step !== 'writing';
        return made;
      })));
    }
    if (seat.results?.length)
      rows.push(make('h2', '', seat.resultsOf || words.results), ...seat.results.map(resultRow));
    if (seat.votes?.draw?.length && votesShown)
      rows.push(make('h2', '', words.votes), make('div', 'rows', ...voteRows(seat.votes.draw)));
    else if (seat.votes?.draw?.length)
      rows.push(make('h2', ''), button('votes', 'plain', words.votes, () => { votesShown = true; show(); }));
    rows.push(make('h2', ''), make('div', 'pairs',
      button('another', 'plain', words.another, () => { choosing = true; listen(true); show(); }),
      twice('leave', 'plain', words.leave, words.leaveSure, () => act('leave'))));
  }
  fill(rows);
  showFoot(seat);
}

function resultRow(one) {
  const known = typeof one.ok === 'boolean';
  const mark = make('span', one.ok ? 'mark held' : 'mark failed', known ? (one.ok ? '✓' : '✕') : '•');
  if (known) {
    mark.setAttribute('role', 'img');
    mark.setAttribute('aria-label', one.ok ? words.held : words.failed);
  }
  return make('div', 'result', ...line(mark, one.text, [one.reason, one.ok === false ? 'hint' : '']));
}

function voteRows(choices) {
  return choices.map((one) => {
    const made = button(`vote ${one.id}`, '', one.name, () => act('vote', one.id));
    made.setAttribute('aria-pressed', String(Boolean(one.on)));
    return made;
  });
}

function showFoot(seat) {
  const buttons = [];
  if (seat.composing) {
    const unit = seat.units?.find((one) => one.id === seat.composing.unit);
    if (seat.composing.canBack) buttons.push(button('back', 'plain', words.back, () => act('back')));
    if (unit?.order) buttons.push(button('clear', 'plain', words.clear, () => act('clear', unit.id)));
    buttons.push(button('cancel', 'plain', words.cancel, () => act('cancel')));
  } else {
    if (seat.canUndo) buttons.push(button('undo', 'plain', words.undo, () => act('undo')));
    if (seat.canSeal) buttons.push(twice('seal', 'main', words.seal, words.sealSure, () => act('seal')));
    if (seat.canReopen) buttons.push(button('reopen', 'plain', words.reopen, () => act('reopen')));
  }
  const key = document.activeElement?.dataset?.key;
  $('foot').hidden = buttons.length === 0;
  $('foot').replaceChildren(...buttons);
  if (key && document.activeElement === document.body)
    document.querySelector(`#foot [data-key="${CSS.escape(key)}"]`)?.focus();
}

// ---- The map ----

const view = { x: 0, y: 0, scale: 1 }; // the map's units at the window's corner, and pixels a unit
let items = [];                        // what stands on the map: { x, y, group, grows }
let taps = [];                         // what a tap may mean: { x, y, act }
let flownTo = '';
let flight = 0;
let shownMap = '';

const draw = (tag, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

function isLight(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return r * 0.3 + g * 0.6 + b * 0.1 > 150;
}

// A hull for what sails, a wing for what flies, a block for what marches; its letter beside that.
function pieceShape(kind) {
  const letter = kind.slice(0, 1).toUpperCase();
  if (letter === 'F') return 'M-13,-4 H13 L9,8 H-9 Z';
  if (letter === 'W' || letter === 'B') return 'M0,-11 L13,8 L0,3 L-13,8 Z';
  return 'M-9,-9 H9 V9 H-9 Z';
}

function addPiece(piece, isOwn) {
  const group = draw('g', {});
  const ink = isLight(piece.colour) ? '#20242a' : '#ffffff';
  group.append(draw('path', { d: pieceShape(piece.kind), fill: piece.colour, stroke: isOwn ? '#ffffff' : '#20242a', 'stroke-width': isOwn ? 2.5 : 1, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }));
  const letter = draw('text', { 'text-anchor': 'middle', y: 5, 'font-size': 12, 'font-weight': 700, fill: ink });
  letter.textContent = piece.kind.slice(0, 1).toUpperCase();
  group.append(letter);
  items.push({ x: piece.at[0], y: piece.at[1], group, grows: true });
}

function drawMap(seat) {
  const map = seat.map;
  if (!map) return;
  const picture = `/ground/${encodeURIComponent(map.ground)}.jpg`;
  if ($('ground').getAttribute('src') !== picture) $('ground').src = picture;
  const composing = seat.composing;
  const content = JSON.stringify([map, seat.units, composing, seat.step]);
  if (content !== shownMap) {
    shownMap = content;
    items = [];
    taps = [];
    const own = new Map((seat.units || []).filter((one) => one.at).map((one) => [String(one.at), one]));
    for (const centre of map.centres || []) {
      const group = draw('g', {});
      group.append(draw('circle', { r: 4, fill: centre.colour || '#ffffff', stroke: '#20242a', 'stroke-width': 1.2 }));
      items.push({ x: centre.at[0], y: centre.at[1], group, grows: true });
    }
    const stands = new Set();
    for (const piece of map.pieces || []) {
      if (!piece.at) continue;
      addPiece(piece, own.has(String(piece.at)));
      stands.add(String(piece.at));
    }
    if (composing) {
      const unit = seat.units?.find((one) => one.id === composing.unit);
      if (unit?.at) addRing(unit.at, '#ffffff', 20);
      const spots = new Map();
      for (const choice of composing.choices) {
        if (!choice.at) continue;
        const key = String(choice.at);
        const shift = spots.get(key) || 0;
        spots.set(key, shift + 1);
        addDot(choice, shift, stands.has(key));
      }
    } else if (seat.step === 'writing') {
      for (const unit of seat.units || []) {
        if (!unit.at) continue;
        if (!unit.order) addRing(unit.at, '#ffd54a', 18);
        taps.push({ key: `unit ${unit.id}`, x: unit.at[0], y: unit.at[1], shift: 0, act: () => act('unit', unit.id) });
      }
    }
    $('over').replaceChildren(...items.map((one) => one.group));
  }
  const goal = composing ? `compose ${composing.unit} ${composing.choices.map((one) => one.id).join()}` : `home ${state.id} ${seat.phase}`;
  if (goal !== flownTo && $('map').clientWidth) {
    const first = flownTo === '';
    flownTo = goal;
    const spots = composing
      ? [...composing.choices.map((one) => one.at), seat.units?.find((one) => one.id === composing.unit)?.at]
      : (seat.units || []).map((one) => one.at);
    const seen = spots.filter(Boolean);
    if (seen.length || !composing) fly(seen, map, first);
  }
  place();
}

function addRing(at, colour, radius) {
  const group = draw('g', {});
  group.append(draw('circle', { r: radius, fill: 'none', stroke: '#20242a', 'stroke-width': 5, opacity: .5 }), draw('circle', { r: radius, fill: 'none', stroke: colour, 'stroke-width': 3 }));
  items.push({ x: at[0], y: at[1], group, grows: true });
}

// A dot that a thumb can hit; where a unit stands a ring, so that it stays in sight.
function addDot(choice, shift, isTaken) {
  const group = draw('g', {});
  group.append(draw('circle', { r: 22, fill: 'var(--accent)', opacity: .22 }));
  if (isTaken && !shift)
    group.append(draw('circle', { r: 18, fill: 'none', stroke: '#ffffff', 'stroke-width': 6.5 }), draw('circle', { r: 18, fill: 'none', stroke: 'var(--accent)', 'stroke-width': 4 }));
  else
    group.append(draw('circle', { r: 11, fill: 'var(--accent)', stroke: '#ffffff', 'stroke-width': 2.5 }));
  items.push({ x: choice.at[0], y: choice.at[1], shift, group });
  taps.push({ key: `choose ${choice.id}`, x: choice.at[0], y: choice.at[1], shift, act: () => act('choose', choice.id) });
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

// To all these places, with room for a thumb around them.
function fly(spots, map, atOnce) {
  const wide = $('map').clientWidth;
  const high = $('map').clientHeight;
  const margin = 40;
  let goal = { x: 0, y: 0, scale: 0 };
  if (spots.length) {
    const xs = spots.map((one) => one[0]);
    const ys = spots.map((one) => one[1]);
    const scale = Math.min((wide - 2 * margin) / Math.max(Math.max(...xs) - Math.min(...xs), 1), (high - 2 * margin) / Math.max(Math.max(...ys) - Math.min(...ys), 1), wholeScale() * 5);
    goal = { scale, x: (Math.max(...xs) + Math.min(...xs)) / 2 - wide / scale / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 - high / scale / 2 };
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
  return [(item.x - view.x) * view.scale + (item.shift || 0) * 30, (item.y - view.y) * view.scale];
}

function place() {
  if (!state?.seat?.map) return;
  const [width] = mapSize();
  const ground = $('ground');
  ground.style.width = `${width}px`;
  ground.style.transform = `translate(${-view.x * view.scale}px, ${-view.y * view.scale}px) scale(${view.scale})`;
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
  if (event.target === $('whole')) return;
  cancelAnimationFrame(flight);
  $('map').setPointerCapture(event.pointerId);
  if (fingers.size === 0) moved = 0;
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
for (const name of ['pointerup', 'pointercancel'])
  $('map').addEventListener(name, (event) => {
    const at = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (at && name === 'pointerup' && fingers.size === 0 && moved < 8) tap(fingerAt(event));
  });
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

new ResizeObserver(() => { if (state?.seat?.map && $('map').clientWidth) { Object.assign(view, bound({ ...view })); flownTo = ''; drawMap(state.seat); } }).observe($('map'));

listen(true);
