// Search, filters and keys.

function buildFilters() {
  const panel = document.getElementById('filters');
  const count = (things, test) => things.filter(test).length;
  panel.append(
    group(`Between ${graph.box}s`, [choice('between', `Between ${graph.box}s`, [
      ['navigation', 'who opens whom'], ['ownership', 'who holds whom'], ['all', 'all references']])]),
    group('Lines', graph.styles.filter(style => graph.references.some(reference => reference.style === style)).map(style => (
      check(style.name, count(graph.references, reference => reference.style === style), state.hiddenStyles, style.key, `sample ${style.key}`)))),
    group('Roles', roles().map(({ role, tier }) => (
      check(role, count(graph.components, component => component.role === role), state.hiddenRoles, role, `swatch t${tier}`)))),
    group('Rule', [choice('rule', 'Rule', ruleOptions())]),
    group('Folder', [choice('folder', 'Folder', folderOptions())]),
    group('Size', [choice('size', 'Size', metricOptions())]),
    group('Colour', [choice('colour', 'Colour', metricOptions()), heatLegend()]));
  const shared = graph.boxes.find(box => box.isShared);
  if (shared) panel.append(group('Also', [sharedCheck(shared)]));
  panel.append(button('Reset filters', resetFilters));
}

function roles() {
  const tiers = new Map(graph.components.map(component => [component.role, component.tier]));
  return [...tiers].map(([role, tier]) => ({ role, tier })).sort((a, b) => a.tier - b.tier || (a.role < b.role ? -1 : 1));
}

function group(title, controls) {
  return element('fieldset', {}, element('legend', {}, title), ...controls);
}

function check(name, count, hidden, key, sample) {
  const input = element('input', { type: 'checkbox', checked: !hidden.has(key), onchange: () => {
    if (input.checked) hidden.delete(key); else hidden.add(key);
    changed();
  } });
  input.dataset.filter = key;
  return element('label', {}, input, element('i', { className: sample, 'aria-hidden': 'true' }), element('span', {}, name),
    element('small', {}, count.toLocaleString('en')));
}

function sharedCheck(shared) {
  const input = element('input', { type: 'checkbox', id: 'shared', checked: state.shared, onchange: () => {
    state.shared = input.checked;
    changed();
  } });
  return element('label', {}, input, element('span', {}, 'Shared parts'), element('small', {}, shared.members.length.toLocaleString('en')));
}

function choice(name, title, options) {
  const input = element('select', { id: name, 'aria-label': title, onchange: () => {
    state[name] = input.value;
    changed();
    if (!['colour', 'between'].includes(name)) fit();
  } }, ...options.map(([value, text]) => element('option', { value }, text)));
  input.value = state[name];
  return input;
}

function ruleOptions() {
  const counts = new Map();
  for (const finding of graph.findings) counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
  const rules = [...counts].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([rule, count]) => [rule, `${rule} (${count})`]);
  return [['', 'everything'], ['*', `any finding (${graph.findings.length})`], ...rules];
}

function metricOptions() {
  return [['', 'no metric'], ...graph.metrics.map(metric => [metric, metric])];
}

// From zero to the largest value, which differs between boxes and the components in them.
function heatLegend() {
  const steps = Array.from({ length: heatSteps }, (_, step) => element('i', { className: `swatch h${step}` }));
  return element('p', { id: 'heat', 'aria-hidden': 'true' }, 'less ', ...steps, ' more');
}

function folderOptions() {
  const counts = new Map();
  for (const box of graph.boxes) {
    const parts = box.path.split('/').slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  const folders = [...counts].filter(([, count]) => count > 1).sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return [['', 'all folders'], ...folders.map(([folder, count]) => [folder, `${folder} (${count})`])];
}

function resetFilters() {
  const { hiddenRoles, hiddenStyles, rule, folder, shared, between } = emptyState();
  Object.assign(state, { hiddenRoles, hiddenStyles, rule, folder, shared, between });
  rebuildFilters();
  changed();
  fit();
}

function rebuildFilters() {
  document.getElementById('filters').replaceChildren();
  buildFilters();
}

// Names that begin with the search text come first, then modules before components, then short names before long ones.
function searchResults(words) {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  const found = [];
  for (const item of [...graph.groups, ...graph.boxes, ...graph.components]) {
    const name = item.name.toLowerCase();
    const at = name.indexOf(wanted);
    if (at >= 0) found.push({ item, rank: (at === 0 ? 0 : 2) + (item.isBox ? 0 : 1) });
    else if ((item.path ?? item.place).toLowerCase().includes(wanted)) found.push({ item, rank: 4 + (item.isBox ? 0 : 1) });
  }
  return found.sort((a, b) => a.rank - b.rank || a.item.name.length - b.item.name.length).slice(0, 40).map(({ item }) => item);
}

const search = { input: document.getElementById('search'), list: document.getElementById('results'), items: [], current: -1 };

function showResults() {
  search.items = searchResults(search.input.value);
  search.current = search.items.length > 0 ? 0 : -1;
  search.list.replaceChildren(...search.items.map((item, index) => element('li', {
    id: `result-${index}`, role: 'option', 'aria-selected': 'false', onpointerdown: event => {
      event.preventDefault();
      choose(item);
    },
  }, item.name, ' ', element('small', {}, item.isGroup ? plural(item.boxes.length, graph.box) : item.isBox ? item.path || 'of no module' : `${item.role} in ${item.parent.name}`))));
  if (search.input.value.trim() && search.items.length === 0) search.list.append(element('li', { role: 'option', 'aria-disabled': 'true' }, 'no match'));
  setResultsShown(Boolean(search.input.value.trim()));
  markResult();
}

function setResultsShown(isShown) {
  search.list.hidden = !isShown;
  search.input.setAttribute('aria-expanded', String(isShown));
}

function markResult() {
  [...search.list.children].forEach((option, index) => option.setAttribute('aria-selected', String(index === search.current)));
  const option = search.list.children[search.current];
  option?.scrollIntoView({ block: 'nearest' });
  if (search.current >= 0) search.input.setAttribute('aria-activedescendant', option.id);
  else search.input.removeAttribute('aria-activedescendant');
}

function choose(item) {
  setResultsShown(false);
  search.input.value = '';
  canvas.focus();
  select(item);
}

function searchKey(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && search.items.length > 0) {
    search.current = (search.current + step + search.items.length) % search.items.length;
    markResult();
  } else if (event.key === 'Enter' && search.items[search.current]) {
    choose(search.items[search.current]);
  } else if (event.key === 'Escape') {
    setResultsShown(false);
    search.input.value = '';
    canvas.focus();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

const keys = {
  '/': () => search.input.focus(), '+': () => zoom(1.3), '=': () => zoom(1.3), '-': () => zoom(1 / 1.3), 0: () => fit(),
  d: switchTheme, m: switchPicture, '?': toggleHelp, f: () => setPath('pathFrom', state.selected), t: () => setPath('pathTo', state.selected),
  Escape: () => (state.cell ? chooseCell(undefined) : state.pathFrom || state.pathTo ? clearPath() : select(undefined)),
};

function pageKey(event) {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'checkbox';
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
}

function pictureKey(event) {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (direction) event.shiftKey ? pan(direction[0] * 60, direction[1] * 60) : selectNeighbour(...direction);
  else if ((event.key === 'Enter' || event.key === ' ') && state.selected) toggle(state.selected.isBox ? state.selected : state.selected.parent);
  else return;
  event.preventDefault();
}

// The nearest item in a direction, preferring items straight ahead. Inside an open module, its components.
function selectNeighbour(dx, dy) {
  const from = scene.nodes.get(state.selected);
  const candidates = [...scene.nodes.values()].filter(node => node !== from && (!from?.inside || node.inside === from.inside));
  if (!from) return candidates.length > 0 ? select(candidates[0].item) : undefined;
  let nearest, least = Infinity;
  for (const node of candidates) {
    if (!from.inside && node.inside && node.inside !== from.item) continue;
    const x = node.x + node.width / 2 - from.x - from.width / 2, y = node.y + node.height / 2 - from.y - from.height / 2;
    const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 1 && ahead + aside * 2.5 < least) [nearest, least] = [node, ahead + aside * 2.5];
  }
  if (nearest) select(nearest.item); else if (from.inside) select(from.inside);
}
