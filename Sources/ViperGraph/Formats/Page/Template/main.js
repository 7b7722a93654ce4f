// Event handling: each change redraws the picture and updates the address.

function select(item) {
  if (item) uncover(item);
  Object.assign(state, { selected: item, cell: undefined });
  changed();
  if (item) reveal(nodeOf(item));
}

// Items that are chosen by name are always shown: filters that hide them are removed.
function uncover(item) {
  const box = item.isBox ? item : item.parent;
  let isChanged = false;
  if (box.isShared && !state.shared) isChanged = state.shared = true;
  if (!box.isGroup && !isBoxShown(box)) {
    Object.assign(state, { rule: '', folder: '' });
    isChanged = true;
  }
  if (!item.isBox && !isShown(item)) {
    state.rule = '';
    state.hiddenRoles.delete(item.role);
    isChanged = true;
  }
  if (!item.isBox) state.open.add(box);
  if (box.group) state.open.add(box.group);
  if (isChanged) rebuildFilters();
}

// Selects an item; a second click opens or closes it.
function pressed(event) {
  canvas.focus();
  const node = nodeAt(event);
  if (node?.item.isBox && (node.item === state.selected || event.detail > 1)) return toggle(node.item);
  state.selected = node?.item;
  changed();
}

// Keeps the box at its place on the screen.
function toggle(box) {
  const before = scene.nodes.get(box);
  if (state.open.has(box)) state.open.delete(box); else state.open.add(box);
  state.selected = box;
  changed();
  const after = scene.nodes.get(box);
  if (!before || !after) return;
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [x1, y1] = middle(before), [x2, y2] = middle(after);
  Object.assign(camera, { x: camera.x + x2 - x1, y: camera.y + y2 - y1 });
  reveal(after);
}

function setPath(end, item) {
  if (!item) return;
  state[end] = item;
  changed();
}

function clearPath() {
  Object.assign(state, { pathFrom: undefined, pathTo: undefined });
  changed();
}

function switchTheme() {
  state.theme = isDark() ? 'light' : 'dark';
  applyTheme();
  writeFragment();
}

function isDark() {
  return state.theme ? state.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function applyTheme() {
  document.documentElement.dataset.theme = state.theme;
  document.getElementById('theme').textContent = isDark() ? 'Light' : 'Dark';
  readColours();
  redraw();
}

function toggleHelp() {
  const help = document.getElementById('help');
  help.hidden = !help.hidden;
  document.getElementById('keys').setAttribute('aria-expanded', String(!help.hidden));
}

function changed() {
  forgetPath();
  document.getElementById('heat').hidden = !state.colour;
  scene = buildScene();
  showPicture();
  showDetails();
  showStatus();
  writeFragment();
  redraw();
}

function showStatus() {
  if (isMatrix()) return showMatrixStatus();
  const shown = graph.boxes.filter(box => !box.isShared && isBoxShown(box)).length;
  const all = graph.boxes.filter(box => !box.isShared).length;
  const open = scene.frames.filter(frame => frame.isOpen).length;
  const noun = graph.box;
  const parts = [shown === all ? plural(all, noun) : `${shown} of ${plural(all, noun)} shown`];
  if (graph.groups.length > 0) parts.push(`in ${plural(scene.frames.filter(frame => !frame.isOpen).length, 'box').replace('boxs', 'boxes')}`);
  parts.push(plural(scene.lines.length, 'line'));
  if (open > 0) parts.push(`${open} open`);
  if (state.selected) parts.push(`${state.selected.name} selected`);
  document.getElementById('status').textContent = parts.join(', ');
  canvas.setAttribute('aria-label', `The ${noun}s and who refers to whom`);
}

function showSummary() {
  const errors = graph.findings.filter(finding => finding.severity === 'error').length;
  const warnings = graph.findings.filter(finding => finding.severity === 'warning').length;
  const boxes = graph.boxes.filter(box => !box.isShared).length;
  const parts = [part(boxes, graph.box), part(graph.components.length, graph.member),
    plural(graph.references.length, 'reference')];
  if (errors) parts.push(part(errors, 'error'));
  if (warnings) parts.push(part(warnings, 'warning'));
  const cuts = graph.references.filter(reference => reference.cut).length;
  if (cuts) parts.push(`${cuts} to make weak`);
  document.getElementById('summary').textContent = parts.join(' · ');
}

function restore() {
  readFragment();
  applyTheme();
  rebuildFilters();
  changed();
  if (state.camera) return moveCamera(state.camera);
  fit();
  if (state.selected) reveal(nodeOf(state.selected));
}

function listen() {
  const on = (id, action) => document.getElementById(id).addEventListener('click', action);
  on('zoom-in', () => zoom(1.3));
  on('zoom-out', () => zoom(1 / 1.3));
  on('fit', () => fit());
  on('as-matrix', switchPicture);
  on('theme', switchTheme);
  on('keys', toggleHelp);
  search.input.addEventListener('input', showResults);
  search.input.addEventListener('keydown', searchKey);
  search.input.addEventListener('blur', () => setResultsShown(false));
  canvas.addEventListener('keydown', pictureKey);
  document.addEventListener('keydown', pageKey);
  window.addEventListener('hashchange', () => { if (location.hash !== fragment()) restore(); });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  new ResizeObserver(() => (state.camera ? redraw() : fit())).observe(canvas);
  listenToPointers();
  listenToMatrix();
}

document.documentElement.classList.add('scripted');
showSummary();
listen();
restore();
