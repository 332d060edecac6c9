// The line to the table: what it told last, what it is told, and whether it is there at all.

import { tell } from './wire.js';
import { language, words } from './words.js';
import { $, disarm, show } from './parts.js';

export let state = null;      // as the table told it last
export let told = 0;          // when it was told: clocks run from there
export const drawings = new Map(); // by name, those that the table has sent lately
export const wants = { lobby: false }; // the list of seats, although the phone has one
let seatId = '';       // of the seats on this phone, the one that is shown
let generation = 0;    // of the request that listens: an older one is deaf
let busy = false;

export function showSeatOf(id) {
  seatId = id;
  listen(true);
}

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

const asPage = () => ({ lang: language, has: [...drawings.keys()], lobby: wants.lobby });
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function sayWhoseCode(failure) {
  if (failure.another) $('sentence').textContent = words.otherCode;
  return failure.another;
}

export async function listen(fresh) {
  const mine = ++generation;
  aborter.abort();
  let known = fresh ? '' : state?.v || '';
  while (mine === generation && !document.hidden) {
    aborter = new AbortController();
    const patience = setTimeout((one) => one.abort(), known ? 32000 : 5000, aborter);
    if (!known) expectContact();
    try {
      const next = await tell('state', { since: known, seat: seatId, ...asPage() }, aborter.signal);
      if (mine !== generation) return;
      showContact(true);
      take(next);
      known = next.v;
    } catch (failure) {
      if (mine !== generation) return;
      sayWhoseCode(failure);
      if (known) expectContact();
      known = '';
      await pause(1000);
    } finally {
      clearTimeout(patience);
    }
  }
}

// Sends until it is answered: the table counts the same number once.
async function send(to, body) {
  if (busy) return null;
  busy = true;
  document.body.classList.add('busy');
  expectContact();
  try {
    for (;;) {
      const impatience = new AbortController();
      const patience = setTimeout(() => impatience.abort(), 5000);
      try {
        const next = await tell(to, { ...asPage(), ...body }, impatience.signal);
        showContact(true);
        return next;
      } catch (failure) {
        if (sayWhoseCode(failure)) { showContact(true); return null; }
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

export async function act(verb, id = '') {
  if (busy) return;
  disarm();
  const n = (state.n || 0) + 1;
  const next = await send('do', { n, on: state.on, seat: seatId, do: verb, id });
  if (!next) return;
  if (next.n < n) next.refused ||= words.stale; // the table stood otherwise by then
  take(next);
  listen(false);
}

export async function ask(id) {
  const next = await send('ask', { seat: id });
  if (!next) return false;
  take(next);
  listen(false);
  return true;
}

for (const [target, name] of [[document, 'visibilitychange'], [window, 'pageshow'], [window, 'online']])
  target.addEventListener(name, () => { if (!document.hidden) listen(true); });
window.addEventListener('offline', () => showContact(false));

function take(next) {
  if (next.id) seatId = next.id;
  state = next;
  told = Date.now();
  for (const [name, drawing] of Object.entries(next.drawings || {})) drawings.set(name, drawing);
  const map = next.seat?.map;
  const shown = map ? [map.fog, map.symbols, map.orders, map.told] : [];
  for (const name of drawings.keys()) if (drawings.size > 6 && !shown.includes(name)) drawings.delete(name); // the oldest first
  const lacks = shown.some((name) => name && !drawings.has(name));
  if (lacks) listen(true); // it was sent with an answer that was lost or dropped
  show();
}
