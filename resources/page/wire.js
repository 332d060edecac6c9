// What the page says to the table and hears from it, sealed: the rest of the page knows no keys.
// The wire is described in app/pocket/wireseal.h.

const nacl = self.nacl;
const signColours = ['#c62828', '#1565c0', '#2e7d32', '#ef6c00', '#6a1b9a', '#00838f'];
const hex = (bytes) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (one) => parseInt(one, 16));
const joined = (...parts) => Uint8Array.from(parts.flatMap((one) => [...one]));

// Base 32, as the table writes its key.
function keyOf(text) {
  let bits = '';
  for (const sign of text) bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0');
  return Uint8Array.from(bits.match(/.{8}/g), (one) => parseInt(one, 2));
}

// What the phone remembers of a table: its key, the own secret key, and the salt of what was asked last.
const memory = {
  read() { try { return JSON.parse(localStorage.getItem('table')) || {}; } catch { return this.kept || {}; } },
  write(record) {
    this.kept = record;
    try { localStorage.setItem('table', JSON.stringify(record)); } catch { /* then only as long as the page lives */ }
  },
};

const page = hex(nacl.randomBytes(8)); // two pages of a phone listen both
let bond = null;                       // the keys of both sides
let run = '';
let count = 0;

async function keyAsTold(signal) {
  const answer = await fetch('/key', { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

// The key of the scanned code, or else of the table that is remembered, or else as the table tells it: then the figures
// that both sides show are what says that it is the table's.
async function meet(signal) {
  const scanned = /^#([A-Z2-7]{52})$/i.exec(location.hash)?.[1].toUpperCase();
  let record = memory.read();
  const table = scanned || record.table || await keyAsTold(signal);
  if (record.table !== table) record = { table, secret: hex(nacl.randomBytes(32)) };
  memory.write(record);
  const own = nacl.box.keyPair.fromSecretKey(unhex(record.secret));
  const key = keyOf(table);
  bond = { scanned, table: key, phone: own.publicKey, shared: nacl.box.before(key, own.secretKey) };
}

function sealedRequest(request) {
  count = Math.max(count + 1, Date.now());
  const text = new TextEncoder().encode(JSON.stringify({ run, count, page, ...request }));
  const filled = new Uint8Array(Math.ceil(text.length / 512) * 512).fill(0x20);
  filled.set(text);
  const nonce = nacl.randomBytes(24);
  nonce[0] = 0;
  return [nonce, joined(bond.phone, nonce, nacl.secretbox(filled, nonce, bond.shared))];
}

function openedAnswer(answer, nonce) {
  const text = answer[0] === 1 && nacl.secretbox.open(answer.subarray(24), answer.subarray(0, 24), bond.shared);
  if (!text || !nonce.every((one, at) => one === text[at])) throw new Error('forged');
  return JSON.parse(new TextDecoder().decode(text.subarray(24)));
}

async function exchanged(request, signal) {
  for (;;) {
    if (!bond) await meet(signal);
    const [nonce, body] = sealedRequest(request);
    const answer = await fetch('/wire', { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body, signal, cache: 'no-store' });
    if (answer.status === 401) {
      const { scanned } = bond;
      bond = null;
      if (scanned) throw Object.assign(new Error('another table'), { another: true });
      memory.write({}); // it is met anew, as by a phone that nobody knows
      throw new Error('met anew');
    }
    if (!answer.ok) throw new Error(String(answer.status));
    const said = openedAnswer(new Uint8Array(await answer.arrayBuffer()), nonce);
    if (!said.again) return said;
    run = said.again.run;
    count = Math.max(count, said.again.count);
  }
}

// The table's state after `body` has reached it. `to` is 'state' (which waits until it is another one than
// `body.since`), 'ask' or 'do'. Throws where no answer came; `another` tells that the code is not of this table.
export async function tell(to, body, signal) {
  let promise = {};
  if (to === 'ask') {
    const salt = nacl.randomBytes(16);
    memory.write({ ...memory.read(), salt: hex(salt) });
    promise = { promise: hex(nacl.hash(salt)) };
  }
  let state = await exchanged({ to, ...promise, ...body }, signal);
  const salt = memory.read().salt || '';
  if (state.asks && !state.asks.shown) state = await exchanged({ ...body, to: 'show', salt }, signal);
  if (state.asks) {
    const drawn = nacl.hash(joined(bond.table, bond.phone, unhex(salt), unhex(state.asks.salt)));
    state.asks.figures = String(10 + (drawn[0] << 8 | drawn[1]) % 90);
    state.asks.colour = signColours[(drawn[2] << 8 | drawn[3]) % signColours.length];
  }
  return state;
}
