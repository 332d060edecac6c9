// Brings what the page is made of, as often as it takes: on a bad network any of it may be lost. It stands in the page
// itself, and old browsers understand this much.
(function () {
  var german = (navigator.language || '').toLowerCase().indexOf('de') === 0;
  function say(sentence) {
    var title = document.getElementById('title');
    if (title && !self.isHere) title.textContent = sentence;
  }
  function bring(tag, where, attributes, tries) {
    var part = document.createElement(tag);
    for (var name in attributes) part[name] = attributes[name];
    part[where] += '?' + tries;
    function again() {
      clearTimeout(patience);
      part.onload = part.onerror = null;
      if (part.parentNode) part.parentNode.removeChild(part);
      say(german ? 'Die Seite kommt langsam …' : 'The page comes slowly …');
      setTimeout(function () { if (!self.isHere || tag === 'link') bring(tag, where, attributes, tries + 1); }, 1000);
    }
    var patience = setTimeout(again, 15000);
    part.onload = function () { clearTimeout(patience); };
    part.onerror = again;
    document.head.appendChild(part);
  }
  bring('link', 'href', { rel: 'stylesheet', href: '/seat.css' }, 0);
  if ('noModule' in document.createElement('script')) bring('script', 'src', { type: 'module', src: '/seat.js' }, 0);
  else setTimeout(function () { say(german ? 'Dieser Browser ist zu alt.' : 'This browser is too old.'); }, 1000);
})();
