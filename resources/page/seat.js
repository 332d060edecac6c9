// A seat on a phone. The table says what can be done next, and this page shows it: it knows no rules.

import { language, words } from './words.js';
import { $, button, chip, fill, line, isArmed, make, show, showBy, twice } from './parts.js';
import { act, ask, listen, showSeatOf, state, told, wants } from './line.js';
import { drawMap, jump } from './map.js';

document.documentElement.lang = language;

let typed = '';
let lettersShown = false;
let votesShown = false;    // the ways to end the game
let boardShown = false;    // everybody's side of the table, in place of the own orders
let sealedShown = false;   // own orders, although they are sealed: a phone then lies on the table
let wavedAway = '';        // the question for a seat that is not looked at, by its salt
let opened = '';           // the result of which it is told why

function say(sentence, failure = false) {
  const place = $('sentence');
  if (place.textContent !== sentence) place.textContent = sentence;
  place.classList.toggle('failure', failure);
}

showBy(() => {
  if (!state) return;
  const seat = state.seat;
  if (seat?.step !== 'sealed') sealedShown = false;
  const asks = state.asks && !wants.lobby && wavedAway !== state.asks.salt;
  const plays = Boolean(seat) && !asks && !wants.lobby;
  $('map').hidden = !plays || !seat.map;
  document.querySelector('main').classList.toggle('alone', $('map').hidden);
  $('foot').hidden = !plays;
  showOwn();
  showHead(seat);
  if (asks) showAsking();
  else if (!state.own || wants.lobby) showLobby();
  else if (state.locked) showPin();
  else showSeat(seat);
});

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
  $('own').hidden = own.length < 2;
  $('own').replaceChildren(...own.map((one) => {
    const made = button(`own ${one.id}`, '', line(chip(one.colour), one.name), () => { wants.lobby = false; jump(); showSeatOf(one.id); });
    made.setAttribute('aria-current', String(one.id === state.id));
    return made;
  }));
}

function showLobby() {
  const seats = (state.lobby?.seats || []).filter((one) => !state.own?.some((other) => other.id === one.id));
  if (state.denied) say(words.denied[state.denied] || '', true);
  else say(!state.lobby ? '' : seats.length ? words.lobby : words.noSeats);
  const rows = seats.map((one) => button(`ask ${one.id}`, '',
    line(chip(one.colour), one.name, [one.player], [one.taken ? words.taken : '']), async () => { if (await ask(one.id)) { wants.lobby = false; show(); } }));
  if (wants.lobby) rows.push(button('cancel', 'plain', words.cancel, () => { wants.lobby = false; show(); }));
  fill([make('div', 'rows', ...rows)]);
}

function showAsking() {
  say(words.waitsFor + state.asks.seat.name);
  const sign = make('div', 'sign', state.asks.figures);
  sign.style.background = state.asks.colour;
  const ways = [button('other', 'plain', words.other, () => { wants.lobby = true; show(); })];
  if (state.own) ways.push(button('wave', 'plain', words.toOrders, () => { wavedAway = state.asks.salt; show(); }));
  fill([sign, make('p', 'quiet', words.asked), make('div', 'pairs', ...ways)]);
}

function showPin() {
  say(state.refused === 'wrongPin' ? words.wrongPin : state.refused || words.pin + state.locked.name, Boolean(state.refused));
  const give = () => { const pin = typed; typed = ''; act('pin', pin); };
  if (lettersShown) {
    const field = make('input');
    field.type = 'text';
    field.className = 'secret';
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

// Everybody's side: who has what, and what was told last.
function showBoard(seat) {
  drawMap(seat, 'board');
  say('');
  const rows = [make('div', '', ...seat.powers.map((one) =>
    make('div', 'result', ...line(chip(one.colour), one.name, [one.unseen ? words.unseen : words.holdings(one.centres, one.units)]))))];
  if (seat.fog) rows.push(make('p', 'quiet', seat.fog));
  if (seat.results?.length) rows.push(make('h2', '', seat.resultsOf), ...seat.results.flatMap(resultRow));
  fill(rows);
  $('foot').replaceChildren(button('board', 'plain', words.toOrders, () => { boardShown = false; show(); }));
}

function showSeat(seat) {
  if (boardShown) { showBoard(seat); return; }
  const covered = seat.step === 'sealed' && !sealedShown;
  const ordering = seat.step === 'writing' || seat.step === 'sealed';
  drawMap(seat, covered ? 'board' : ordering && !opened.startsWith(seat.resultsOf || ' ') ? 'orders' : 'told');
  const steps = { writing: words.pick, sealed: words.sealedNow, waiting: words.waiting, results: '', over: words.over };
  const composing = seat.composing;
  const refused = state.refused || '';
  const [undone, ...details] = isArmed('seal') ? seat.undone.split('\n') : [''];
  say(refused || composing?.sentence || undone || seat.task || steps[seat.step] || '', Boolean(refused) && refused !== words.stale);
  const rows = [];
  const remark = composing ? composing.note : seat.remark;
  for (const detail of details) if (detail) rows.push(make('p', 'quiet', detail));
  if (remark) rows.push(make('p', 'quiet', remark));
  if (composing) {
    rows.push(make('div', 'pairs', ...composing.choices.map((one) => button(`choose ${one.id}`, '', one.text, () => act('choose', one.id)))));
  } else {
    if (covered) rows.push(button('uncover', 'plain', words.uncover, () => { sealedShown = true; show(); }));
    if (seat.units?.length && !covered) {
      rows.push(make('h2', '', words.units), make('div', 'rows', ...seat.units.map((one) => {
        const made = button(`unit ${one.id}`, '', line(make('span', 'mark held', one.order ? '✓' : ''), one.name,
          [one.order || (one.waits ? words.noOrder : '')], [one.hint, 'hint']), () => act('unit', one.id));
        made.disabled = seat.step !== 'writing';
        return made;
      })));
    }
    if (seat.more?.length && !covered) {
      rows.push(make('h2', '', words.more), make('div', 'rows', ...seat.more.map((one) => {
        const made = button(`more ${one.id}`, '', line('', one.name, [one.order], [one.hint, 'hint']), () => act('more', one.id));
        made.disabled = seat.step !== 'writing';
        return made;
      })));
    }
    if (seat.results?.length)
      rows.push(make('h2', '', seat.resultsOf || words.results), ...seat.results.flatMap(resultRow));
    if (seat.votes?.draw?.length && votesShown)
      rows.push(make('h2', '', words.votes), make('div', 'rows', ...voteRows(seat.votes.draw)));
    const ways = [button('board', 'plain', words.board, () => { boardShown = true; show(); })];
    if (seat.votes?.draw?.length && !votesShown) ways.push(button('votes', 'plain', words.votes, () => { votesShown = true; show(); }));
    rows.push(make('h2', ''), make('div', 'pairs', ...ways,
      button('another', 'plain', words.another, () => { wants.lobby = true; listen(true); show(); }),
      twice('leave', 'plain', words.leave, words.leaveSure, () => act('leave'))));
  }
  fill(rows);
  showFoot(seat);
}

// One result; a tap on one that has reasons tells them.
function resultRow(one, index) {
  const known = typeof one.ok === 'boolean';
  const mark = make('span', one.ok ? 'mark held' : 'mark failed', known ? (one.ok ? '✓' : '✕') : '•');
  if (known) {
    mark.setAttribute('role', 'img');
    mark.setAttribute('aria-label', one.ok ? words.held : words.failed);
  }
  const content = line(mark, one.text, [one.reason, one.ok === false ? 'hint' : '']);
  if (!one.why?.length) return [make('div', 'result', ...content)];
  const key = `${state.seat.resultsOf} ${index}`;
  content[0].append(make('span', 'open', words.why));
  const row = button(`why ${index}`, 'result', content, () => { opened = opened === key ? '' : key; show(); });
  row.setAttribute('aria-expanded', String(opened === key));
  if (opened !== key) return [row];
  const [rule, ...steps] = [...one.why].reverse();
  return [row, make('div', 'why', make('ol', '', ...steps.reverse().map((step) => make('li', '', step))), make('p', '', rule))];
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
    if (seat.canSeal) buttons.push(twice('seal', 'main', words.seal, seat.undone ? seat.sealAnyway : words.sealSure, () => act('seal')));
    if (seat.canReopen) buttons.push(button('reopen', 'plain', words.reopen, () => act('reopen')));
  }
  const key = document.activeElement?.dataset?.key;
  $('foot').hidden = buttons.length === 0;
  $('foot').replaceChildren(...buttons);
  if (key && document.activeElement === document.body)
    document.querySelector(`#foot [data-key="${CSS.escape(key)}"]`)?.focus();
}

// Who looks at a phone that lay aside sees neither what is sealed nor what was typed.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return;
  sealedShown = false;
  typed = '';
  show();
});

listen(true);
