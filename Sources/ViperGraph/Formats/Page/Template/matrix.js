// The matrix: a row and a column for each box or folded folder, and a cell where the row refers to the column.

const grid = { element: document.getElementById('matrix'), extent: document.getElementById('extent'), canvas: document.getElementById('cells') };
const gridPen = grid.canvas.getContext('2d');
const matrix = { rows: [], cells: new Map(), frames: [], runs: [], pitch: 16, hovered: undefined };
const gridGap = 8, gridStep = 5, smallestName = 7;

function isMatrix() {
  return state.picture === 'matrix';
}

function emptyMatrixState() {
  return { picture: graph.picture, folded: new Set(), cell: undefined };
}

function readMatrix(parameters) {
  const picture = parameters.get('picture');
  if (['map', 'matrix'].includes(picture)) state.picture = picture;
  const paths = new Set(parameters.getAll('folded'));
  state.folded = new Set(graph.matrix.folders.filter(folder => paths.has('*') || paths.has(folder.path)));
  const [row, column] = [parameters.get('row'), parameters.get('column')];
  if (row && column) state.cell = { row, column };
}

function writeMatrix(parameters) {
  if (state.picture !== graph.picture) parameters.set('picture', state.picture);
  const isAll = state.folded.size > 1 && state.folded.size === graph.matrix.folders.length;
  for (const path of isAll ? ['*'] : [...state.folded].map(folder => folder.path).sort()) parameters.append('folded', path);
  if (!state.cell) return;
  parameters.set('row', state.cell.row);
  parameters.set('column', state.cell.column);
}

// MARK: content

function buildMatrix() {
  const plan = matrixPlan();
  const folderOf = new Map(graph.matrix.folders.flatMap(folder => folder.boxes.map(index => [graph.boxes[index], folder])));
  const rowOf = new Map(), folded = new Map();
  matrix.rows = [];
  for (const box of plan.order.map(index => graph.boxes[index]).filter(isBoxShown)) {
    const folder = folderOf.get(box), isFolded = state.folded.has(folder);
    let row = isFolded ? folded.get(folder) : undefined;
    if (!row) {
      row = { id: isFolded ? `folder ${folder.path}` : box.id, name: isFolded ? folder.name : box.name, folder, isFolded, boxes: [], index: matrix.rows.length };
      matrix.rows.push(row);
      if (isFolded) folded.set(folder, row);
    }
    row.boxes.push(box);
    rowOf.set(box, row);
  }
  buildCells(rowOf);
  matrix.runs = runsOf(matrix.rows);
  matrix.frames = plan.cycles.map(cycle => cycleFrame(plan, cycle, rowOf)).filter(Boolean);
}

// The order of the boxes and their cycles, or that of the folders if all are folded.
function matrixPlan() {
  return graph.matrix.folders.length > 0 && isAllFolded() ? graph.matrix.folded : graph.matrix;
}

function buildCells(rowOf) {
  matrix.cells = new Map();
  for (const reference of graph.references) {
    const row = rowOf.get(reference.from.parent), column = rowOf.get(reference.to.parent);
    if (!row || !column || row === column || !isReferenceShown(reference)) continue;
    const key = `${row.index} ${column.index}`;
    if (!matrix.cells.has(key)) matrix.cells.set(key, { row, column, references: [], isRising: column.index < row.index });
    matrix.cells.get(key).references.push(reference);
  }
  for (const cell of matrix.cells.values()) {
    cell.references.sort((a, b) => bindingOf(a) - bindingOf(b) || a.index - b.index);
    cell.style = cell.references[0].style;
    cell.count = cell.references.reduce((sum, reference) => sum + (reference.count ?? 1), 0);
    cell.findings = cell.references.flatMap(reference => reference.findings);
    cell.severity = worst(cell.findings);
  }
}

// The most binding kind of reference is the first.
function bindingOf(reference) {
  return graph.matrix.styles.indexOf(graph.styles.indexOf(reference.style));
}

function runsOf(rows) {
  const runs = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last.folder === row.folder) last.count += 1; else runs.push({ folder: row.folder, first: row.index, count: 1 });
  }
  return runs.filter(run => run.folder);
}

// Undefined if folding or filters leave other modules between those of the cycle, or less than two of them.
function cycleFrame(plan, [first, count, isOfFlow], rowOf) {
  const boxes = new Set(plan.order.slice(first, first + count).map(index => graph.boxes[index]));
  const rows = matrix.rows.filter(row => row.boxes.some(box => boxes.has(box)));
  if (rows.length < 2 || rows.at(-1).index - rows[0].index !== rows.length - 1) return undefined;
  return rows.every(row => row.boxes.every(box => boxes.has(box))) ? { first: rows[0].index, count: rows.length, isOfFlow } : undefined;
}

function chosenCell() {
  if (!state.cell) return undefined;
  return [...matrix.cells.values()].find(cell => cell.row.id === state.cell.row && cell.column.id === state.cell.column);
}

// MARK: drawing

function showPicture() {
  const shown = isMatrix();
  grid.element.hidden = !shown;
  canvas.style.visibility = shown ? 'hidden' : '';
  const toggle = document.getElementById('as-matrix');
  toggle.textContent = shown ? 'Map' : 'Matrix';
  if (!shown) return;
  buildMatrix();
  measureMatrix();
}

function nameFont(isBold) {
  return `${isBold ? '600 ' : ''}${Math.min(13, Math.round(matrix.pitch * 0.85))}px system-ui, sans-serif`;
}

// The room for names, and the size of the whole.
function measureMatrix() {
  const hasNames = matrix.pitch * 0.85 >= smallestName;
  gridPen.font = nameFont(true);
  const widest = texts => (hasNames ? Math.max(0, ...texts.map(text => gridPen.measureText(text).width)) : 0);
  const names = widest(matrix.rows.map(rowTitle));
  const folders = widest(matrix.runs.map(run => run.folder.name));
  matrix.folders = Math.min(folders, 150) + (matrix.runs.length > 0 ? 2 * gridGap : 0);
  matrix.left = Math.round(matrix.folders + Math.min(names, 230) + 3 * gridGap);
  matrix.top = Math.round(Math.min(names, 190) + 3 * gridGap);
  const side = matrix.rows.length * matrix.pitch + 3 * gridGap;
  grid.extent.style.width = `${matrix.left + side}px`;
  grid.extent.style.height = `${matrix.top + side + 24}px`;
}

function rowTitle(row) {
  return row.isFolded ? `▸ ${row.name} (${row.boxes.length})` : row.name;
}

function drawMatrix() {
  const width = grid.element.clientWidth, height = grid.element.clientHeight;
  const density = window.devicePixelRatio || 1;
  Object.assign(grid.canvas.style, { width: `${width}px`, height: `${height}px` });
  Object.assign(grid.canvas, { width: Math.round(width * density), height: Math.round(height * density) });
  gridPen.setTransform(density, 0, 0, density, 0, 0);
  gridPen.fillStyle = colours.paper;
  gridPen.fillRect(0, 0, width, height);
  const left = grid.element.scrollLeft, top = grid.element.scrollTop;
  clipped(matrix.left, matrix.top, width, height, -left, -top, drawGrid);
  clipped(0, matrix.top, matrix.left, height, 0, -top, drawRowNames);
  clipped(matrix.left, 0, width, matrix.top, -left, 0, drawColumnNames);
}

// Draws in a part of the stage, moved by the scroll position; headings stay in view.
function clipped(x, y, right, bottom, dx, dy, draw) {
  gridPen.save();
  gridPen.beginPath();
  gridPen.rect(x, y, right - x, bottom - y);
  gridPen.clip();
  gridPen.translate(dx, dy);
  draw();
  gridPen.restore();
}

function drawGrid() {
  const { pitch, left, top, rows } = matrix, side = rows.length * pitch;
  gridPen.fillStyle = colours.panel;
  gridPen.beginPath();
  gridPen.moveTo(left, top);
  gridPen.lineTo(left, top + side);
  gridPen.lineTo(left + side, top + side);
  gridPen.fill();
  gridPen.fillStyle = colours.module;
  for (const run of matrix.runs) gridPen.fillRect(left + run.first * pitch, top + run.first * pitch, run.count * pitch, run.count * pitch);
  strokes(colours.rule, 0.5, () => {
    for (let line = 0; line <= rows.length; line += gridStep) {
      gridPen.rect(left, top + line * pitch, side, 0);
      gridPen.rect(left + line * pitch, top, 0, side);
    }
    gridPen.rect(left, top, side, side);
  });
  strokes(colours.faint, 1, () => {
    gridPen.moveTo(left, top);
    gridPen.lineTo(left + side, top + side);
  });
  const chosen = chosenCell();
  for (const cell of matrix.cells.values()) drawGridCell(cell);
  for (const { first, count, isOfFlow } of matrix.frames) {
    strokes(isOfFlow ? colours.ink : colours.muted, isOfFlow ? 2 : 1.2, () => gridPen.rect(left + first * pitch, top + first * pitch, count * pitch, count * pitch));
  }
  // Lines, since a tint would look like one of the cells.
  strokes(colours.accent, 1, () => {
    for (const { row, column } of crosses()) {
      if (row) gridPen.rect(left, top + row.index * pitch, side, pitch);
      if (column) gridPen.rect(left + column.index * pitch, top, pitch, side);
    }
  });
  if (chosen) strokes(colours.accent, 3, () => gridPen.rect(left + chosen.column.index * pitch, top + chosen.row.index * pitch, pitch, pitch));
}

function strokes(colour, width, path) {
  gridPen.strokeStyle = colour;
  gridPen.lineWidth = width;
  gridPen.beginPath();
  path();
  gridPen.stroke();
}

// The rows and columns under the pointer, of the chosen cell and of the selected module.
function crosses() {
  const selected = state.selected && (state.selected.isBox ? state.selected : state.selected.parent);
  const own = selected && matrix.rows.find(row => row.boxes.includes(selected));
  return [matrix.hovered, chosenCell(), own && { row: own, column: own }].filter(Boolean);
}

function drawGridCell(cell) {
  const { pitch } = matrix;
  const x = matrix.left + cell.column.index * pitch, y = matrix.top + cell.row.index * pitch;
  const look = cellLook(cell);
  gridPen.fillStyle = look.fill;
  gridPen.beginPath();
  if (look.isRound) gridPen.roundRect(x + 0.5, y + 0.5, pitch - 1, pitch - 1, pitch / 2); else gridPen.rect(x + 0.5, y + 0.5, pitch - 1, pitch - 1);
  gridPen.fill();
  if (look.border) strokes(look.border, 1, () => gridPen.rect(x + 1, y + 1, pitch - 2, pitch - 2));
  if (look.line) {
    gridPen.setLineDash(look.dashes);
    strokes(look.line, 1.6, () => {
      gridPen.moveTo(x + 1, y + pitch - 1.3);
      gridPen.lineTo(x + pitch - 1, y + pitch - 1.3);
    });
    gridPen.setLineDash([]);
  }
  const size = Math.min(13, pitch * 0.8);
  if (size < smallestName) return;
  gridPen.font = `${size}px system-ui, sans-serif`;
  gridPen.textAlign = 'center';
  gridPen.textBaseline = 'alphabetic';
  gridPen.fillStyle = look.ink;
  gridPen.fillText(String(cell.count), x + pitch / 2, y + pitch / 2 + size * 0.36, pitch - 1);
}

// As in the SVG: full colours where a reference leads back up or breaks a rule.
function cellLook({ style, severity, isRising }) {
  if (severity === 'error' || severity === 'warning') return { fill: colours[severity], ink: colours.paper, isRound: severity === 'warning' };
  const line = isRising ? colours.ink : colours.muted;
  switch (style.key) {
    case 'strong': return isRising ? { fill: colours.strong, ink: colours.paper } : { fill: colours['pale-strong'], ink: colours.ink };
    case 'navigation': return isRising ? { fill: colours.navigation, ink: colours.paper } : { fill: colours['pale-navigation'], ink: colours.ink };
    case 'use': case 'inheritance': {
      const look = isRising ? { fill: colours.muted, ink: colours.paper } : { fill: colours['pale-use'], ink: colours.ink };
      return style.key === 'use' ? look : { ...look, border: line };
    }
    default: return { fill: colours.paper, ink: colours.ink, line, dashes: { weak: [3, 1.5], unowned: [1.5, 1.5] }[style.key] ?? [] };
  }
}

function drawRowNames() {
  const { pitch, left, top } = matrix;
  const edge = left - gridGap, hasNames = pitch * 0.85 >= smallestName;
  gridPen.textBaseline = 'middle';
  for (const run of matrix.runs) {
    const y = top + run.first * pitch;
    gridPen.fillStyle = colours.faint;
    gridPen.fillRect(matrix.folders - gridGap + 2, y + 1, 4, run.count * pitch - 2);
    if (!hasNames) continue;
    gridPen.font = nameFont(false);
    gridPen.textAlign = 'right';
    gridPen.fillStyle = colours.muted;
    gridPen.fillText(run.folder.name, matrix.folders - gridGap - 3, y + pitch / 2, 150);
  }
  if (!hasNames) return;
  const marked = new Set(crosses().map(({ row }) => row));
  for (const row of matrix.rows) {
    nameStyle(row, marked.has(row));
    gridPen.textAlign = 'right';
    gridPen.fillText(rowTitle(row), edge, top + row.index * pitch + pitch / 2, 230);
  }
}

function drawColumnNames() {
  const { pitch, left, top } = matrix;
  gridPen.fillStyle = colours.faint;
  for (const run of matrix.runs) gridPen.fillRect(left + run.first * pitch + 1, top - 4, run.count * pitch - 2, 3);
  if (pitch * 0.85 < smallestName) return;
  const marked = new Set(crosses().map(({ column }) => column));
  gridPen.textBaseline = 'middle';
  for (const column of matrix.rows) {
    nameStyle(column, marked.has(column));
    gridPen.save();
    gridPen.translate(left + column.index * pitch + pitch / 2, top - gridGap);
    gridPen.rotate(-Math.PI / 2);
    gridPen.textAlign = 'left';
    gridPen.fillText(rowTitle(column), 0, 0, 190);
    gridPen.restore();
  }
}

// The module that the app starts with is bold, what is pointed at blue, and what the page highlights stands out from the rest.
function nameStyle(row, isMarked) {
  gridPen.font = nameFont(isMarked || row.boxes.some(box => graph.matrix.entries.includes(box.index)));
  gridPen.fillStyle = isMarked ? colours.accent : row.boxes.every(box => box.emphasis === 'faded') ? colours.faint : colours.ink;
}

// MARK: size

function fitMatrix() {
  const room = Math.min(grid.element.clientWidth - matrix.left, grid.element.clientHeight - matrix.top) - 4 * gridGap;
  setPitch(Math.min(24, Math.max(13, Math.floor(room / Math.max(1, matrix.rows.length)))));
  state.camera = undefined;
  writeFragment();
}

function zoomMatrix(factor) {
  setPitch(Math.min(40, Math.max(4, Math.round(matrix.pitch * factor))));
}

function setPitch(pitch) {
  const scale = pitch / matrix.pitch;
  const { scrollLeft, scrollTop } = grid.element;
  matrix.pitch = pitch;
  measureMatrix();
  Object.assign(grid.element, { scrollLeft: scrollLeft * scale, scrollTop: scrollTop * scale });
  redraw();
}

// MARK: choosing

function switchPicture() {
  state.picture = isMatrix() ? 'map' : 'matrix';
  changed();
  if (!isMatrix()) return state.camera ? undefined : fit();
  fitMatrix();
  grid.element.focus();
}

function chooseCell(cell) {
  Object.assign(state, { cell: cell && { row: cell.row.id, column: cell.column.id }, selected: undefined });
  changed();
  if (cell) scrollToCell(cell);
}

function scrollToCell({ row, column }) {
  const { pitch, left, top } = matrix, { element: view } = grid;
  const x = column.index * pitch, y = row.index * pitch;
  const width = view.clientWidth - left, height = view.clientHeight - top - 24;
  if (x < view.scrollLeft || x + pitch > view.scrollLeft + width) view.scrollLeft = x - width / 2;
  if (y < view.scrollTop || y + pitch > view.scrollTop + height) view.scrollTop = y - height / 2;
}

// The path between both is this one line.
function showInMap(cell) {
  const { from, to } = cell.references[0];
  uncover(from.parent);
  uncover(to.parent);
  Object.assign(state, { picture: 'map', pathFrom: from.parent, pathTo: to.parent, selected: undefined, cell: undefined });
  changed();
  fit(boundsOf([scene.nodes.get(from.parent), scene.nodes.get(to.parent)]), 1);
}

function toggleFold(folder) {
  if (state.folded.has(folder)) state.folded.delete(folder); else state.folded.add(folder);
  state.cell = undefined;
  changed();
}

function isAllFolded() {
  return graph.matrix.folders.every(folder => state.folded.has(folder));
}

// What is at a place: a row, a column, or both; or the folder at the side.
function gridPlace(event) {
  const { pitch, left, top, rows } = matrix;
  const row = rows[Math.floor((event.offsetY + grid.element.scrollTop - top) / pitch)];
  const column = rows[Math.floor((event.offsetX + grid.element.scrollLeft - left) / pitch)];
  const isLeft = event.offsetX < left, isAbove = event.offsetY < top;
  if (isLeft && isAbove) return {};
  if (isLeft) return { row, folder: event.offsetX < matrix.folders ? row?.folder : undefined };
  return isAbove ? { column } : { row, column };
}

function pressedGrid(event) {
  const { row, column, folder } = gridPlace(event);
  grid.element.focus();
  if (folder) return toggleFold(folder);
  if (row && column) return chooseCell(matrix.cells.get(`${row.index} ${column.index}`));
  const item = row ?? column;
  if (!item) return chooseCell(undefined);
  if (item.isFolded) toggleFold(item.folder); else select(item.boxes[0]);
}

function hoverGrid(event) {
  const place = gridPlace(event);
  const cell = place.row && place.column && matrix.cells.get(`${place.row.index} ${place.column.index}`);
  grid.canvas.title = cell ? cellWords(cell) : place.folder?.path ?? (place.row && place.column ? '' : (place.row ?? place.column)?.name ?? '');
  grid.canvas.style.cursor = grid.canvas.title ? 'pointer' : 'default';
  if (matrix.hovered?.row === place.row && matrix.hovered?.column === place.column) return;
  matrix.hovered = place;
  redraw();
}

// The next cell in a direction: the nearest in the same row or column, else the nearest of all ahead.
function moveCell(dx, dy) {
  const all = [...matrix.cells.values()], from = chosenCell();
  if (!from) return chooseCell(all.sort((a, b) => a.row.index - b.row.index || a.column.index - b.column.index)[0]);
  let nearest, least = Infinity;
  for (const cell of all) {
    const x = cell.column.index - from.column.index, y = cell.row.index - from.row.index;
    const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0 && ahead + aside * 1000 < least) [nearest, least] = [cell, ahead + aside * 1000];
  }
  if (nearest) chooseCell(nearest);
}

function gridKey(event) {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (direction) event.shiftKey ? grid.element.scrollBy(direction[0] * 60, direction[1] * 60) : moveCell(...direction);
  else if (event.key === 'Enter' && chosenCell()) showInMap(chosenCell());
  else return;
  event.preventDefault();
}

function listenToMatrix() {
  grid.element.addEventListener('scroll', redraw);
  grid.element.addEventListener('keydown', gridKey);
  grid.canvas.addEventListener('click', pressedGrid);
  grid.canvas.addEventListener('pointermove', hoverGrid);
  grid.canvas.addEventListener('pointerleave', () => {
    matrix.hovered = undefined;
    redraw();
  });
  grid.element.addEventListener('wheel', event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomMatrix(event.deltaY < 0 ? 1.1 : 1 / 1.1);
  }, { passive: false });
}

// MARK: words

function cellWords(cell) {
  return `${cell.row.name} → ${cell.column.name}: ${plural(cell.count, 'reference')}${cell.isRising ? ', back up' : ''}`;
}

function matrixDetails() {
  const cell = chosenCell();
  return cell ? cellDetails(cell) : matrixOverview();
}

function cellDetails(cell) {
  const end = row => (row.isFolded ? row.name : link(row.boxes[0]));
  return [
    element('h2', {}, end(cell.row), ' → ', end(cell.column)),
    element('p', { className: 'muted' }, plural(cell.count, 'reference'), cell.isRising ? ', back up' : ''),
    element('div', { className: 'actions' }, button('Show both in the map', () => showInMap(cell), { id: 'in-map' })),
    ...findingList(cell.findings),
    ...listSection('References', cell.references, reference => [
      link(reference.from), ' → ', link(reference.to), ' ',
      element('small', {}, `${reference.style.name.replace(/ \(hollow arrow\)/, '')}: ${referenceWords(reference)}`), placeLine(reference)]),
  ];
}

function matrixOverview() {
  const rising = [...matrix.cells.values()].filter(cell => cell.isRising);
  const isLoose = cell => ['weak', 'unowned'].includes(cell.style.key);
  const item = cell => [button(`${cell.row.name} → ${cell.column.name}`, () => chooseCell(cell), { className: 'link' }), ' ',
    element('small', {}, `${cell.style.name.replace(/ \(hollow arrow\)/, '')}, ${plural(cell.count, 'reference')}`)];
  return [
    element('h2', {}, graph.title || 'Modules'),
    element('p', {}, graph.matrix.sentence),
    element('p', { className: 'muted' }, 'A bold frame is a cycle of what opens and owns, a thin one a cycle that does not count weak references. Select a cell to see its references, a name for its module, a folder at the left to fold it.'),
    ...listSection('Back up', rising.filter(cell => !isLoose(cell)), item),
    ...listSection('Back up, weak or unowned', rising.filter(isLoose), item),
  ];
}

function showMatrixStatus() {
  const cells = [...matrix.cells.values()];
  const shown = matrix.rows.reduce((sum, row) => sum + row.boxes.length, 0);
  const all = graph.boxes.filter(box => !box.isShared).length;
  const parts = [shown === all ? plural(all, graph.box) : `${shown} of ${plural(all, graph.box)} shown`, plural(cells.length, 'cell'),
    `${cells.filter(cell => cell.isRising).length} back up`];
  const folded = matrix.rows.filter(row => row.isFolded).length;
  if (folded > 0) parts.push(`${folded} folded`);
  const chosen = chosenCell();
  if (chosen) parts.push(`${chosen.row.name} → ${chosen.column.name} selected`);
  document.getElementById('status').textContent = parts.join(', ');
  grid.element.setAttribute('aria-label', `The ${graph.box}s, each with a row of those that it refers to`);
}
