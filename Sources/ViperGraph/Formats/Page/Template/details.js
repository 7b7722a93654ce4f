// The details of the selection: what it is, its findings, and its references.

function showDetails() {
  const panel = document.getElementById('details');
  const path = currentPath();
  const about = isMatrix() && !state.selected ? matrixDetails() : state.selected ? (state.selected.isBox ? boxDetails(state.selected) : componentDetails(state.selected)) : overview();
  panel.replaceChildren(...pathDetails(path), ...about);
  panel.scrollTop = 0;
}

function overview() {
  const worstFirst = graph.boxes.filter(box => isBoxShown(box) && !box.isShared).sort((a, b) => b.findings.length - a.findings.length || (a.name < b.name ? -1 : 1));
  return [
    element('h2', {}, graph.title || 'Modules'),
    ...graph.notes.map(note => element('p', { className: 'muted' }, note)),
    element('p', { className: 'muted' }, mapWords()),
    ...listSection('Changed components', graph.components.filter(component => component.change), component => [
      element('small', {}, component.change), ' ', link(component), placeLine(component)]),
    ...listSection('Changed references', graph.references.filter(reference => reference.change), reference => [
      element('small', {}, reference.change), ' ', link(reference.from), ' → ', link(reference.to), ' ',
      element('small', {}, referenceWords(reference)), placeLine(reference)]),
    ...listSection('To make weak', graph.references.filter(reference => reference.cut), reference => [
      link(reference.from, `${reference.from.name}${reference.property ? `.${reference.property}` : ''}`), ' → ', link(reference.to), placeLine(reference)]),
    ...listSection(capitalised(`${graph.box}s`), worstFirst, box => [link(box), ' ', element('small', {}, boxSummary(box))]),
  ];
}

function mapWords() {
  const groups = graph.groups.length > 0 ? ` A stacked box holds several ${graph.box}s.` : '';
  const entry = graph.boxes.some(box => box.entry) ? ', from where the app starts' : '';
  return `Read the map from top to bottom${entry}; lines that lead back up are magenta.${groups} Select a box to see its parts and findings; select it again to open it.`;
}

function boxSummary(box) {
  const findings = box.findings.length;
  return plural(box.members.length, graph.member) + (findings ? `, ${plural(findings, 'finding')}` : '');
}

function boxDetails(box) {
  const inside = new Set(box.members);
  const leaving = box.members.flatMap(member => member.outgoing).filter(reference => !inside.has(reference.to));
  const within = box.members.flatMap(member => member.outgoing).filter(reference => inside.has(reference.to));
  const arriving = box.members.flatMap(member => member.incoming).filter(reference => !inside.has(reference.from));
  return [
    element('h2', {}, box.name),
    element('p', { className: 'muted' }, box.isGroup ? sizeWords(box) : box.dialect ?? '', box.dialect && box.path ? ', ' : '', box.link ? outwards(box.link, [box.path]) : box.path),
    actions(box),
    ...findingList(box.findings),
    ...metricTable(box),
    ...memberList(box),
    ...listSection('Between them', byImportance(within), reference => [
      link(reference.from, reference.from.label), ' → ', link(reference.to, reference.to.label), ' ',
      element('small', {}, referenceWords(reference)), placeLine(reference)]),
    ...neighbourList('Refers to', leaving, reference => reference.to),
    ...neighbourList('Referenced by', arriving, reference => reference.from),
  ];
}

function memberList(box) {
  if (box.isGroup) return listSection(capitalised(`${graph.box}s`), box.boxes, inner => [link(inner), ' ', element('small', {}, boxSummary(inner))]);
  return listSection(graph.member === 'module' ? 'Modules' : 'Components', box.members, member => [
    link(member), ' ', element('small', {}, member.role), placeLine(member)]);
}

// Stored references come before mere uses.
function byImportance(references) {
  return [...references].sort((a, b) => graph.styles.indexOf(a.style) - graph.styles.indexOf(b.style) || a.index - b.index);
}

function componentDetails(component) {
  return [
    element('h2', {}, component.name),
    element('p', { className: 'muted' }, [component.change, component.role, component.kind].filter(Boolean).join(', '), ' in ', link(component.parent)),
    placeLine(component),
    actions(component),
    ...findingList(component.findings),
    ...metricTable(component),
    ...listSection('Refers to', byImportance(component.outgoing), reference => referenceLine(reference, reference.to)),
    ...listSection('Referenced by', byImportance(component.incoming), reference => referenceLine(reference, reference.from)),
  ];
}

function actions(item) {
  const isOpen = state.open.has(item);
  return element('div', { className: 'actions' },
    item.isBox ? button(isOpen ? 'Close' : 'Open', () => toggle(item), { 'aria-expanded': String(isOpen) }) : undefined,
    button('Path from here', () => setPath('pathFrom', item), { 'aria-pressed': String(state.pathFrom === item) }),
    button('Path to here', () => setPath('pathTo', item), { 'aria-pressed': String(state.pathTo === item) }),
    button('Centre', () => reveal(nodeOf(item))));
}

function metricTable(item) {
  if (!item.metrics) return [];
  const rows = graph.metrics.filter(metric => item.isBox || graph.member === 'module' || metric !== 'components');
  return [element('table', {}, element('caption', {}, 'Metrics'), element('tbody', {}, ...rows.map(metric => (
    element('tr', {}, element('td', {}, metric), element('td', {}, metricNumber(item, metric)))))))];
}

function metricNumber(item, metric) {
  const value = valueOf(item, metric);
  if (value === undefined || (metric === 'circle' && value === 0)) return 'none';
  return metric === 'instability' ? value.toFixed(2) : metric === 'circle' ? `of ${value}` : value.toLocaleString('en');
}

function findingList(findings) {
  const order = ['error', 'warning', 'info'];
  const sorted = [...findings].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return listSection('Findings', sorted, finding => [
    element('span', { className: finding.severity }, finding.severity), ' ', finding.message, ' ', element('small', {}, finding.rule),
    placeLine(finding),
    finding.excerpt === undefined ? undefined : element('pre', { tabIndex: 0 }, finding.excerpt.trim()),
  ]);
}

function referenceLine(reference, other) {
  return [
    link(other), ' ', element('small', {}, referenceWords(reference)), placeLine(reference),
  ];
}

function referenceWords(reference) {
  const property = reference.property ? `${reference.property}: ` : '';
  const type = reference.interface ? ` as ${reference.interface}` : '';
  const others = reference.count ? `, ${plural(reference.count, 'reference')}` : '';
  return `${property}${reference.strength ? `${reference.strength} ` : ''}${reference.kind}${type}${others}${reference.cut ? ', make it weak' : ''}`;
}

// The other modules, each with the references to it.
function neighbourList(title, references, end) {
  const groups = new Map();
  for (const reference of references) {
    const other = end(reference).parent.isShared ? end(reference) : end(reference).parent;
    if (!groups.has(other)) groups.set(other, []);
    groups.get(other).push(reference);
  }
  return listSection(title, [...groups], ([other, members]) => [
    link(other), ' ', element('small', {}, plural(members.length, 'reference')),
    ...members.slice(0, 5).map(reference => placeLine(reference,
      `${reference.from.name} → ${reference.to.name}, ${referenceWords(reference)}, `)),
    members.length > 5 ? element('span', { className: 'place' }, `and ${members.length - 5} more`) : undefined,
  ]);
}

function pathDetails(path) {
  if (!state.pathFrom && !state.pathTo) return [];
  const end = item => (item ? link(item) : element('span', { className: 'muted' }, 'choose a module or component'));
  const head = element('div', { id: 'path' },
    element('h2', {}, 'Path'), element('p', {}, 'from ', end(state.pathFrom), ' to ', end(state.pathTo)),
    button('Clear', clearPath));
  if (!path) return [head, element('hr')];
  if (!path.isFound) return [head, element('p', {}, 'The references shown make no path between them.'), element('hr')];
  return [head, ...listSection('Steps', path.steps, step => [
    link(step.from), ' → ', link(step.to), ' ', element('small', {}, referenceWords(step)), placeLine(step),
  ], 'ol'), element('hr')];
}
