// What the page is built of: its elements, its buttons, and the rows of its list.

export const $ = (id) => document.getElementById(id);

let redraw = () => {};
export function show() { redraw(); }
export function showBy(painter) { redraw = painter; }

export function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

let armed = '';        // the button that wants a second tap
let armedTimer = 0;
let armedAt = 0;

// Writes the list anew and gives the focus back to what stands in the same place.
export function fill(rows) {
  const list = $('list');
  const key = document.activeElement?.dataset?.key;
  const top = list.scrollTop;
  $('rows').replaceChildren(...rows);
  list.scrollTop = top;
  if (key) document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

export function button(key, className, content, pressed) {
  const made = make('button', className, ...(Array.isArray(content) ? content : [content]));
  made.type = 'button';
  made.dataset.key = key;
  made.addEventListener('click', pressed);
  return made;
}

export function line(first, title, ...under) {
  const text = make('span', 'words', title);
  for (const [words_, className] of under) if (words_) text.append(make('small', className, words_));
  return [make('span', 'line', first, text)];
}

export function chip(colour) {
  const made = make('span', 'chip');
  if (colour) made.style.background = colour;
  return made;
}

// A button that acts at the second tap; two in one go are one.
export function twice(key, className, once, sure, done) {
  return button(key, className, armed === key ? sure : once, () => {
    if (armed === key) {
      if (Date.now() - armedAt > 350) done();
      return;
    }
    armed = key;
    armedAt = Date.now();
    clearTimeout(armedTimer);
    armedTimer = setTimeout(() => { disarm(); show(); }, 6000);
    show();
  });
}

export function isArmed(key) { return armed === key; }

export function disarm() {
  armed = '';
  clearTimeout(armedTimer);
}
