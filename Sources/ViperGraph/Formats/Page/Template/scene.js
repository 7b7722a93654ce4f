// The current layout: boxes, the components in open boxes, and the lines between them.

const rowHeight = 34, columnGap = 34, adviceGap = 96, padding = 14, titleHeight = 28;

function isShown(component) {
  return !state.hiddenRoles.has(component.role) && (!state.rule || component.findings.some(finding => isOfRule(finding)));
}

function isOfRule(finding) {
  return state.rule === '*' || finding.rule === state.rule;
}

function isBoxShown(box) {
  if (box.isShared && !state.shared) return false;
  if (state.folder && !(box.path === state.folder || box.path.startsWith(state.folder + '/'))) return false;
  return !state.rule || box.findings.some(isOfRule);
}

function buildScene() {
  const nodes = new Map();
  const plane = arranged([...graph.groups.filter(isGroupShown), ...graph.boxes.filter(box => !box.group && isBoxShown(box))]);
  settle(plane, 0, 0, undefined, nodes);
  const frames = [...nodes.values()].filter(node => node.item.isBox);
  return { frames, nodes, lines: buildLines(nodes), bounds: boundsOf(frames) };
}

function isGroupShown(group) {
  return group.boxes.some(isBoxShown);
}

// The boxes at their places, those that are open with what is in them; the plane is stretched to make room.
function arranged(items) {
  const contents = new Map(items.map(item => [item, contentOf(item)]));
  const large = [...contents].filter(([item, { width, height }]) => width > item.width || height > item.height);
  const sheet = { x: stretched(large, 'x', 'width'), y: stretched(large, 'y', 'height') };
  return items.map(item => {
    const content = contents.get(item), { width, height } = content;
    const x = middle(sheet.x, item.x, item.width) - width / 2, y = middle(sheet.y, item.y, item.height) - height / 2;
    return { item, content, x, y, width, height };
  });
}

function contentOf(item) {
  if (!state.open.has(item)) return closedSize(item);
  return item.isGroup ? groupLayout(item) : innerLayout(item);
}

// The boxes of an open group, below its name.
function groupLayout(group) {
  const boxes = arranged(group.boxes.filter(isBoxShown));
  const { left, top, right, bottom } = boundsOf(boxes);
  for (const box of boxes) {
    box.x += padding - left;
    box.y += titleHeight + padding / 2 - top;
  }
  return { boxes, width: Math.max(right - left + 2 * padding, group.width), height: bottom - top + titleHeight + 1.5 * padding };
}

function settle(boxes, dx, dy, inside, nodes) {
  for (const { item, content, x, y, width, height } of boxes) {
    const isOpen = Boolean(content.cells || content.boxes);
    const node = { item, isOpen, inside, x: x + dx, y: y + dy, width, height };
    nodes.set(item, node);
    if (content.boxes) settle(content.boxes, node.x, node.y, item, nodes);
    for (const cell of content.cells ?? []) {
      nodes.set(cell.item, { ...cell, x: node.x + cell.x, y: node.y + cell.y, inside: item });
    }
  }
}

function middle(axis, centre, size) {
  return (axis(centre - size / 2) + axis(centre + size / 2)) / 2;
}

// Scaled by its metric to up to three times the height.
function closedSize(box) {
  const share = shareOf(box, state.size) ?? 0;
  return { width: Math.round(box.width * (1 + 0.6 * share)), height: Math.round(box.height * (1 + 2 * share)) };
}

// The height of a component in its column, by its metric.
function cellHeight(member) {
  return Math.round(rowHeight * (1 + 1.5 * (shareOf(member, state.size) ?? 0)));
}

// The components of an open box: a column for each tier of roles, or several if one would be too high.
function innerLayout(box) {
  const shown = box.members.filter(isShown);
  const columns = [];
  const tallest = Math.max(8, Math.ceil(Math.sqrt(shown.length) * 1.6));
  for (const tier of [...new Set(shown.map(member => member.tier))].sort((a, b) => a - b)) {
    const members = shown.filter(member => member.tier === tier);
    for (let start = 0; start < members.length; start += tallest) columns.push(members.slice(start, start + tallest));
  }
  const gap = box.members.some(member => member.outgoing.some(({ cut, to }) => cut && to.parent === box)) ? adviceGap : columnGap;
  const heights = columns.map(column => column.reduce((sum, member) => sum + cellHeight(member), 0));
  const highest = Math.max(rowHeight, ...heights);
  const height = titleHeight + highest + padding;
  const cells = [];
  let x = padding;
  for (const [index, column] of columns.entries()) {
    const width = Math.min(240, Math.max(...column.map(member => nameWidth(member.label))) + 26);
    let top = titleHeight + (highest - heights[index]) / 2;
    for (const item of column) {
      cells.push({ item, x, y: top + 3, width, height: cellHeight(item) - 8 });
      top += cellHeight(item);
    }
    x += width + gap;
  }
  return { cells, height: Math.max(height, 62), width: Math.max(x - gap + padding, box.width) };
}

// Makes room for boxes that are open or scaled by a metric: the plane is stretched around them, so that nothing overlaps.
// Of several boxes above each other, the largest decides.
function stretched(open, axis, size) {
  const bands = open.map(([box, content]) => ({
    start: box[axis] - box[size] / 2, end: box[axis] + box[size] / 2, growth: Math.max(0, content[size] / box[size] - 1),
  }));
  const edges = [...new Set(bands.flatMap(band => [band.start, band.end]))].sort((a, b) => a - b);
  const pieces = [];
  let before = 0;
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const [start, end] = [edges[index], edges[index + 1]];
    const growth = bands.reduce((most, band) => (band.start <= start && band.end >= end ? Math.max(most, band.growth) : most), 0);
    pieces.push({ start, end, growth, before });
    before += (end - start) * growth;
  }
  return value => value + added(pieces, value);
}

function added(pieces, value) {
  let low = 0, high = pieces.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if (pieces[half].start <= value) low = half + 1; else high = half;
  }
  if (low === 0) return 0;
  const piece = pieces[low - 1];
  return piece.before + (Math.min(value, piece.end) - piece.start) * piece.growth;
}

// One line for each pair of visible items, in the style of its most important reference.
function buildLines(nodes) {
  const lines = new Map();
  for (const reference of graph.references) {
    if (!isReferenceShown(reference)) continue;
    const from = visible(reference.from, nodes), to = visible(reference.to, nodes);
    if (!from || !to || from === to) continue;
    const key = `${keyOf(from.item)}>${keyOf(to.item)}`;
    let line = lines.get(key);
    if (!line) lines.set(key, line = { from, to, references: [], style: reference.style, rank: Infinity, severity: undefined });
    add(reference, line);
  }
  for (const line of lines.values()) {
    line.curve = curve(line.from, line.to);
    line.emphasis = emphasisOf(line.references);
  }
  return [...lines.values()];
}

function keyOf(item) {
  return `${item.isGroup ? 'g' : item.isBox ? 'b' : 'c'}${item.index}`;
}

function isReferenceShown(reference) {
  if (reference.from.parent !== reference.to.parent && !isBetweenShown(reference.style.key)) return false;
  return !state.hiddenStyles.has(reference.style.key) && !state.hiddenRoles.has(reference.from.role) && !state.hiddenRoles.has(reference.to.role);
}

// Of the references between modules, a map shows navigation unless asked for others.
function isBetweenShown(style) {
  switch (state.between) {
    case 'navigation': return style === 'navigation';
    case 'ownership': return ['strong', 'weak', 'unowned', 'unknown'].includes(style);
    default: return true;
  }
}

// The component itself if its box is open, else its box, else its group.
function visible(component, nodes) {
  const box = component.parent;
  const shown = nodes.get(component) ?? nodes.get(box) ?? (box.group && nodes.get(box.group));
  return shown?.isOpen ? undefined : shown;
}

function add(reference, line) {
  line.references.push(reference);
  const rank = graph.styles.indexOf(reference.style);
  if (rank < line.rank) [line.rank, line.style] = [rank, reference.style];
  const severity = worst(reference.findings);
  line.isToCut ||= Boolean(reference.cut);
  if (severity === 'error' || (severity === 'warning' && line.severity !== 'error')) line.severity = severity;
}

// Between rows from the lower side to the upper side; between the columns of an open module, and within a row, from side to side.
function curve(from, to) {
  const isInside = !from.item.isBox && !to.item.isBox && from.inside === to.inside;
  if (!isInside && to.y >= from.y + from.height) return upright(from, to, from.y + from.height, to.y, 1, 5);
  if (!isInside && from.y >= to.y + to.height) return upright(from, to, from.y, to.y + to.height, -1, -5);
  const start = from.y + from.height / 2, end = to.y + to.height / 2;
  if (to.x >= from.x + from.width) return sideways(from.x + from.width, start - 4, to.x, end - 4, 1, 1);
  if (to.x + to.width <= from.x) return sideways(from.x, start + 4, to.x + to.width, end + 4, -1, -1);
  return sideways(from.x + from.width, start, to.x + to.width, end, 1, -1);
}

// Ends are spread along the sides, so that not all lines of a box meet in one point.
function upright(from, to, y1, y2, into, shift) {
  const middle = node => node.x + node.width / 2;
  const towards = (node, x) => middle(node) + Math.max(-0.32, Math.min(0.32, (x - middle(node)) / 1400)) * node.width + shift;
  const x1 = towards(from, middle(to)), x2 = towards(to, middle(from)), bend = Math.min(120, Math.abs(y2 - y1) / 2);
  return { x1, y1, x2, y2, k1: { x: x1, y: y1 + into * bend }, k2: { x: x2, y: y2 - into * bend }, dx: 0, dy: into, rises: into < 0 };
}

function sideways(x1, y1, x2, y2, out, into) {
  const bend = out === into ? Math.min(160, Math.max(18, Math.abs(x2 - x1) / 2)) : Math.min(60, 18 + Math.abs(y2 - y1) / 6);
  return { x1, y1, x2, y2, k1: { x: x1 + out * bend, y: y1 }, k2: { x: x2 - into * bend, y: y2 }, dx: into, dy: 0 };
}

function boundsOf(frames) {
  if (frames.length === 0) return { left: 0, top: 0, right: 100, bottom: 100 };
  const result = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, width, height } of frames) {
    result.left = Math.min(result.left, x);
    result.top = Math.min(result.top, y);
    result.right = Math.max(result.right, x + width);
    result.bottom = Math.max(result.bottom, y + height);
  }
  return result;
}
