// Creates elements. Names from the code only become text, never markup.

function element(name, properties = {}, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in result) result[key] = value; else result.setAttribute(key, value);
  }
  result.append(...children.filter(child => child !== undefined && child !== '').map(child => child instanceof Node ? child : String(child)));
  return result;
}

function button(text, action, properties = {}) {
  return element('button', { type: 'button', onclick: action, ...properties }, text);
}

function link(item, text = item.name) {
  return button(text, () => select(item), { className: 'link' });
}

// A file and line as a link, which may wrap between folders.
function placeLine({ place, link: address }, before = '') {
  const parts = place.split('/');
  const pieces = parts.flatMap((part, index) => (index + 1 < parts.length ? [`${part}/`, element('wbr')] : [part]));
  return element('span', { className: 'place' }, before, ...(address ? [outwards(address, pieces)] : pieces));
}

// Links to web pages open in a new tab.
function outwards(address, pieces) {
  const isSite = /^https?:/i.test(address);
  return element('a', { href: address, ...(isSite ? { target: '_blank', rel: 'noopener noreferrer' } : {}) }, ...pieces);
}

// A heading with a list below; nothing if the list is empty.
function listSection(title, things, makeItem, kind = 'ul') {
  if (things.length === 0) return [];
  const most = 200;
  const items = things.slice(0, most).map(thing => element('li', {}, ...makeItem(thing)));
  if (things.length > most) items.push(element('li', { className: 'muted' }, `and ${plural(things.length - most, 'more')}`.replace('mores', 'more')));
  return [element('h3', {}, `${title} (${things.length.toLocaleString('en')})`), element(kind, {}, ...items)];
}
