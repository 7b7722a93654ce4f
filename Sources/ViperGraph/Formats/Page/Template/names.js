// Names in the picture: in full if there is room, else shortened, and only as many as fit.

const font = 'system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
const widths = new Map();

// Inside the boxes, never below eleven pixels, as long as they have room for that; else above them, as many as fit.
function drawNames(nodes, emphasis) {
  if (camera.scale >= leastScale) {
    for (const node of nodes) {
      if (!node.item.isBox && camera.scale < 0.62) continue;
      pen.globalAlpha = Math.max(alpha(node, emphasis), 0.35);
      drawNameInside(node);
    }
  } else {
    const boxes = nodes.filter(node => node.item.isBox && (!emphasis || emphasis.nodes.has(node)));
    const ranked = boxes.map(node => ({ node, rank: importance(node, emphasis) })).sort((a, b) => b.rank - a.rank);
    drawNamesAbove(ranked.map(({ node }) => node));
  }
  pen.globalAlpha = 1;
}

// Below this scale, names of eleven pixels are wider than their boxes.
const leastScale = 0.7;

// In points of the plane: the usual size, or more where that would be less than eleven pixels on the screen.
function letters(usual) {
  return Math.max(usual, 11 / camera.scale);
}

function importance(node, emphasis) {
  return (emphasis?.nodes.has(node) ? 1e6 : 0) + (node.item === state.selected ? 1e7 : 0) + (node.isOpen ? 1e5 : 0)
    + node.item.findings.length * 3 + (node.item.isBox ? node.item.members.length : 0);
}

function drawNameInside(node) {
  const { item } = node;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = colours.ink;
  if (!item.isBox) {
    pen.font = `12px ${font}`;
    return pen.fillText(shortened(item.label, node.width - 14), node.x + 9, node.y + node.height / 2);
  }
  const words = node.isOpen ? '' : shownMetrics(item) || (item.isGroup ? plural(item.boxes.length, graph.box) : '');
  const hasCounts = !node.isOpen && (words || item.findings.some(isGraveFinding));
  const top = node.isOpen ? node.y + 13 : node.y + node.height / 2 - (hasCounts ? 8 : 0);
  pen.font = `600 ${letters(12.5)}px ${font}`;
  pen.fillText(shortened(item.name, node.width - 12), node.x + 8, top);
  if (!hasCounts) return;
  pen.font = `${letters(10.5)}px ${font}`;
  drawCounts(node, words, node.x + 8, top + 16);
}

function isGraveFinding(finding) {
  return finding.severity !== 'info';
}

// The number of modules or the metric, followed by the number of findings, with signs that are distinct without colour.
function drawCounts({ item: box, width }, words, x, y) {
  const text = words && shortened(words, width - 12);
  pen.fillStyle = colours.muted;
  pen.fillText(text, x, y);
  let right = x + (text ? pen.measureText(text).width + 8 : 0);
  for (const [severity, sign] of [['error', '×'], ['warning', '!']]) {
    const count = box.findings.filter(finding => finding.severity === severity).length;
    if (count === 0) continue;
    pen.fillStyle = colours[severity];
    pen.fillText(`${sign}${count}`, right, y);
    right += pen.measureText(`${sign}${count}`).width + 6;
  }
}

function sizeWords(box) {
  return box.isGroup ? plural(box.boxes.length, graph.box) : plural(box.members.length, graph.member);
}

// References to make weak are labelled.
function drawAdvice(seen, emphasis) {
  if (camera.scale < 0.45) return;
  pen.font = `600 11px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const line of scene.lines) {
    if (!line.isToCut || !crosses(line.curve, seen) || (emphasis && !emphasis.lines.has(line))) continue;
    const { x1, y1, k1, k2, x2, y2 } = line.curve;
    const x = (x1 + 3 * k1.x + 3 * k2.x + x2) / 8, y = (y1 + 3 * k1.y + 3 * k2.y + y2) / 8 - 12, width = pen.measureText('make weak').width + 8;
    pen.fillStyle = line.from.inside === line.to.inside ? colours.open : colours.paper;
    pen.fillRect(x - width / 2, y - 8, width, 16);
    pen.fillStyle = colours.error;
    pen.fillText('make weak', x, y);
  }
}

// In pixels, not in points of the plane: text of one size is fast to draw.
function drawNamesAbove(nodes) {
  const { width, height } = stageSize(), density = window.devicePixelRatio || 1;
  const spots = [];
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.globalAlpha = 1;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  for (const node of nodes) {
    const x = (node.x + node.width / 2 - camera.x) * camera.scale + width / 2;
    const y = (node.y + (node.isOpen ? 0 : node.height / 2) - camera.y) * camera.scale + height / 2;
    drawNameAbove(node, x, y, spots);
  }
}

// In full if there is room, else truncated to fit the box.
function drawNameAbove(node, x, y, spots) {
  const size = 10.5, room = node.width * camera.scale;
  const full = node.isOpen ? [node.item.name] : split(node.item.name, room * 12 / size);
  pen.font = `600 ${size}px ${font}`;
  const lines = isFree(full, x, y, size, spots) ? full : room > 40 && !node.isOpen ? [shortened(node.item.name, room - 4)] : [];
  if (lines.length === 0 || (lines !== full && !isFree(lines, x, y, size, spots))) return;
  spots.push(spotOf(lines, x, y, size));
  // Measuring has changed the font.
  pen.font = `600 ${size}px ${font}`;
  pen.strokeStyle = node.isOpen ? colours.paper : colours.module;
  pen.fillStyle = isGrave(node.item) ? colours[node.item.severity] : colours.ink;
  lines.forEach((line, index) => {
    const top = y + (index - (lines.length - 1) / 2) * size * 1.1;
    pen.strokeText(line, x, top);
    pen.fillText(line, x, top);
  });
}

function spotOf(lines, x, y, size) {
  const width = Math.max(...lines.map(nameWidth)) * size / 12 + size / 2, height = size * 1.15 * lines.length;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isFree(lines, x, y, size, spots) {
  const spot = spotOf(lines, x, y, size);
  return !spots.some(other => spot.left < other.right && spot.right > other.left && spot.top < other.bottom && spot.bottom > other.top);
}

// Wraps a wide name into two lines, at the word boundary nearest to the middle.
function split(name, width) {
  if (nameWidth(name) <= width) return [name];
  const middle = name.length / 2;
  let best = 0;
  for (const { index } of name.matchAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[\/_\-. ])/gu)) {
    if (Math.abs(index - middle) < Math.abs(best - middle)) best = index;
  }
  return best > 0 ? [name.slice(0, best), name.slice(best)] : [name];
}

// In points, at twelve points.
function nameWidth(name) {
  if (!widths.has(name)) {
    pen.font = `12px ${font}`;
    widths.set(name, pen.measureText(name).width);
  }
  return widths.get(name);
}

const shortNames = new Map();

function shortened(name, width) {
  const key = `${Math.round(width)} ${name}`;
  if (!shortNames.has(key)) shortNames.set(key, cut(name, width));
  return shortNames.get(key);
}

// Shortened in the middle, because both ends of a name are significant.
function cut(name, width) {
  const letters = [...name];
  if (pen.measureText(name).width <= width) return name;
  let length = letters.length;
  const text = () => letters.slice(0, Math.ceil(length / 2)).join('') + '…' + letters.slice(letters.length - Math.floor(length / 2)).join('');
  if (length > 80) length = 80;
  while (length > 2 && pen.measureText(text()).width > width) length -= 1;
  return text();
}
