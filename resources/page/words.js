// The page's own sentences, in the phone's language.

const german = (navigator.language || 'en').toLowerCase().startsWith('de');
export const language = german ? 'de' : 'en';
export const words = german ? {
  lobby: 'Welche Macht spielst du?', asked: 'Am großen Bildschirm stehen dieselben Ziffern in derselben Farbe. Wer dort sitzt, drückt „Einlassen“.',
  waitsFor: 'Warten auf Einlass: ', other: 'Andere Macht', taken: 'an einem anderen Telefon', noSeats: 'An diesem Tisch ist kein Platz frei.',
  denied: { noSeat: 'Diesen Platz gibt es nicht mehr.', tooMany: 'Gerade fragen zu viele. Versuch es gleich noch einmal.', refused: 'Du wurdest abgewiesen. Versuch es in fünf Minuten noch einmal.' },
  pin: 'PIN von ', letters: 'Buchstaben', digits: 'Ziffern', ok: 'OK', erase: 'Ziffer löschen', wrongPin: 'Das ist nicht die PIN.',
  sealedCount: (n, of) => `${n} von ${of} versiegelt`, seal: 'Versiegeln', sealSure: 'Noch einmal tippen', reopen: 'Wieder öffnen', undo: 'Rückgängig',
  back: 'Zurück', cancel: 'Abbrechen', clear: 'Befehl löschen', units: 'Deine Einheiten', more: 'Außerdem', results: 'Deine Ergebnisse',
  noOrder: 'noch kein Befehl', pick: 'Tippe auf eine Einheit.', sealedNow: 'Versiegelt. Schau auf den großen Bildschirm.', waiting: 'Du hast gerade nichts zu befehlen.',
  otherCode: 'Dieser Code gehört zu einem anderen Tisch. Scanne den auf dem großen Bildschirm.', over: 'Die Partie ist zu Ende.', votes: 'Abstimmung', noContact: 'Keine Verbindung', noGround: 'Die Karte ist noch nicht da.', stale: 'Inzwischen steht es anders. So ist es jetzt.', leave: 'Platz abgeben', leaveSure: 'Noch einmal tippen: Der Platz geht an die Tastatur zurück', another: 'Weiteren Platz übernehmen', whole: 'Ganze Karte', failed: 'gescheitert', held: 'gelungen', why: 'Warum?', board: 'Ganzes Brett', toOrders: 'Zu deinen Befehlen', uncover: 'Deine Befehle zeigen',
  holdings: (centres, units) => `${centres} ${centres === 1 ? 'Zentrum' : 'Zentren'}, ${units} ${units === 1 ? 'Einheit' : 'Einheiten'}`,
  unseen: 'nicht zu sehen',
} : {
  lobby: 'Which power do you play?', asked: 'The big screen shows the same figures in the same colour. Somebody there presses Let in.',
  waitsFor: 'Waiting to be let in: ', other: 'Another power', taken: 'on another phone', noSeats: 'No seat is free at this table.',
  denied: { noSeat: 'That seat is gone.', tooMany: 'Too many are asking just now. Try again in a moment.', refused: 'You were refused. Try again in five minutes.' },
  pin: 'PIN of ', letters: 'Letters', digits: 'Figures', ok: 'OK', erase: 'Delete a figure', wrongPin: 'That is not the PIN.',
  sealedCount: (n, of) => `${n} of ${of} sealed`, seal: 'Seal', sealSure: 'Tap again to seal', reopen: 'Open again', undo: 'Undo',
  back: 'Back', cancel: 'Cancel', clear: 'Clear the order', units: 'Your units', more: 'Besides', results: 'Your results',
  noOrder: 'no order yet', pick: 'Tap a unit.', sealedNow: 'Sealed. Watch the big screen.', waiting: 'You have nothing to order now.',
  otherCode: 'This code is of another table. Scan the one on the big screen.', over: 'The game is over.', votes: 'Vote', noContact: 'No contact', noGround: 'The map has not come yet.', stale: 'Things have changed meanwhile. This is how it stands now.', leave: 'Give up the seat', leaveSure: 'Tap again: the seat goes back to the keyboard', another: 'Take another seat', whole: 'Whole map', failed: 'failed', held: 'succeeded', why: 'Why?', board: 'The board', toOrders: 'To your orders', uncover: 'Show your orders',
  holdings: (centres, units) => `${centres} ${centres === 1 ? 'centre' : 'centres'}, ${units} ${units === 1 ? 'unit' : 'units'}`,
  unseen: 'not seen',
};
