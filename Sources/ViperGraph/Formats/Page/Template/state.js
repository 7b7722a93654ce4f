// The state of the page, which is stored in the address so that it can be shared.

const state = emptyState();

function emptyState() {
  return {
    selected: undefined, between: usualBetween(), open: new Set(graph.startsOpen ? graph.boxes.filter(box => !box.isShared) : []),
    hiddenRoles: new Set(), hiddenStyles: new Set(), rule: '', folder: '', shared: false, pathFrom: undefined, pathTo: undefined,
    size: graph.sizeBy, colour: graph.colourBy, theme: '', camera: undefined, ...emptyMatrixState(),
  };
}

// A map shows navigation; a page of a few modules with open boxes, or of modules that open nothing, shows everything.
function usualBetween() {
  const linked = new Set(graph.references.filter(reference => reference.style.key === 'navigation' && reference.from.parent !== reference.to.parent)
    .flatMap(reference => [reference.from.parent, reference.to.parent]));
  return !graph.startsOpen && linked.size > 1 && linked.size * 2 >= graph.boxes.length ? 'navigation' : 'all';
}

function readFragment() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const item = name => graph.byId.get(parameters.get(name) ?? '');
  Object.assign(state, emptyState(), {
    selected: item('select'), hiddenRoles: new Set(parameters.getAll('without-role')),
    hiddenStyles: new Set(parameters.getAll('without')), rule: parameters.get('rule') ?? '',
    between: ['navigation', 'ownership', 'all'].includes(parameters.get('between')) ? parameters.get('between') : usualBetween(), folder: parameters.get('folder') ?? '',
    shared: parameters.has('shared'), pathFrom: item('from'), pathTo: item('to'),
    size: metricIn(parameters, 'size', graph.sizeBy), colour: metricIn(parameters, 'colour', graph.colourBy),
    theme: ['light', 'dark'].includes(parameters.get('theme')) ? parameters.get('theme') : '', camera: cameraIn(parameters),
  });
  readOpen(parameters);
  readMatrix(parameters);
}

function readOpen(parameters) {
  if (!parameters.has('open')) return;
  const names = parameters.getAll('open');
  const boxes = names.includes('*') ? [...graph.groups, ...graph.boxes.filter(box => !box.isShared)] : names.map(name => graph.byId.get(name));
  state.open = new Set(boxes.filter(box => box?.isBox));
}

// An empty name means that the default metric is switched off.
function metricIn(parameters, name, usual) {
  const metric = parameters.get(name);
  return metric === '' || graph.metrics.includes(metric) ? metric : usual;
}

function cameraIn(parameters) {
  const [x, y, scale] = (parameters.get('view') ?? '').split(',').map(Number);
  return scale > 0 && Number.isFinite(x + y + scale) ? { x, y, scale: clampedScale(scale) } : undefined;
}

function fragment() {
  const parameters = new URLSearchParams();
  if (state.selected) parameters.set('select', state.selected.id);
  for (const name of openNames()) parameters.append('open', name);
  for (const role of [...state.hiddenRoles].sort()) parameters.append('without-role', role);
  for (const style of [...state.hiddenStyles].sort()) parameters.append('without', style);
  for (const name of ['rule', 'folder', 'theme']) if (state[name]) parameters.set(name, state[name]);
  if (state.between !== usualBetween()) parameters.set('between', state.between);
  if (state.size !== graph.sizeBy) parameters.set('size', state.size);
  if (state.colour !== graph.colourBy) parameters.set('colour', state.colour);
  if (state.shared) parameters.set('shared', '1');
  if (state.pathFrom) parameters.set('from', state.pathFrom.id);
  if (state.pathTo) parameters.set('to', state.pathTo.id);
  writeMatrix(parameters);
  if (state.camera) parameters.set('view', [Math.round(camera.x), Math.round(camera.y), camera.scale.toFixed(3)].join(','));
  return '#' + parameters;
}

// An empty name means that nothing is open although everything would be by default.
function openNames() {
  const all = graph.boxes.filter(box => !box.isShared);
  const isAll = all.length > 1 && all.every(box => state.open.has(box));
  if (isAll && !graph.groups.some(group => !state.open.has(group)) && !graph.boxes.some(box => box.isShared && state.open.has(box))) return graph.startsOpen ? [] : ['*'];
  const names = [...graph.groups, ...graph.boxes].filter(box => state.open.has(box)).map(box => box.id);
  return names.length === 0 && graph.startsOpen ? [''] : names;
}

let writing = 0;

function writeFragment() {
  clearTimeout(writing);
  writing = setTimeout(() => {
    const wanted = fragment();
    if (wanted !== (location.hash || '#')) history.replaceState(null, '', wanted);
  }, 150);
}
