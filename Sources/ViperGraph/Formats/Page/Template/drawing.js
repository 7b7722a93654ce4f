// Draws the scene on the canvas, with as much detail as its size on the screen allows.

const pen = canvas.getContext('2d');
const font = 'system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
const widths = new Map();
let scene;
let colours;
let frameRequest = 0;

function redraw() {
  if (!frameRequest) frameRequest = requestAnimationFrame(draw);
}

function draw() {
  cancelAnimationFrame(frameRequest);
  frameRequest = 0;
  const { width, height } = stageSize();
  const density = window.devicePixelRatio || 1;
  const pixels = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, height);
  const scale = density * camera.scale;
  pen.setTransform(scale, 0, 0, scale, pixels[0] / 2 - camera.x * scale, pixels[1] / 2 - camera.y * scale);
  const corner = toPlane(0, 0), opposite = toPlane(width, height);
  drawEverything({ left: corner.x, top: corner.y, right: opposite.x, bottom: opposite.y });
}

function drawEverything(seen) {
  const emphasis = emphasised();
  const isFar = camera.scale < 0.12;
  const nodes = [...scene.nodes.values()].filter(node => (node.item.isBox || !isFar) && overlaps(node, seen));
  for (const node of nodes) if (node.item.isBox) drawBox(node, emphasis);
  drawLines(seen, emphasis, isFar);
  for (const node of nodes) if (!node.item.isBox) drawCell(node, emphasis);
  drawNames(nodes, emphasis);
}

function overlaps(node, seen) {
  return node.x <= seen.right && node.x + node.width >= seen.left && node.y <= seen.bottom && node.y + node.height >= seen.top;
}

// What the selection or the path is about: its things and lines; nothing where all are equal.
function emphasised() {
  const path = currentPath();
  if (path) return pathEmphasis(path);
  const selected = state.selected && (scene.nodes.get(state.selected) ?? scene.nodes.get(state.selected.parent));
  if (!selected) return undefined;
  const nodes = new Set([selected]);
  for (const member of selected.item.isBox ? selected.item.members : []) nodes.add(scene.nodes.get(member));
  const lines = new Set(scene.lines.filter(line => nodes.has(line.from) || nodes.has(line.to)));
  for (const line of lines) nodes.add(line.from).add(line.to);
  for (const node of [...nodes]) if (node?.inside) nodes.add(scene.nodes.get(node.inside));
  return { nodes, lines };
}

function pathEmphasis(path) {
  const nodes = new Set(path.items.flatMap(item => [scene.nodes.get(item), scene.nodes.get(item.parent)]));
  const steps = new Set(path.steps);
  return { nodes, lines: new Set(scene.lines.filter(line => line.references.some(reference => steps.has(reference)))), isPath: true };
}

function drawBox(node, emphasis) {
  pen.globalAlpha = alpha(node, emphasis);
  outline(node, 6);
  pen.fillStyle = node.isOpen ? colours.open : colours.module;
  pen.fill();
  if (node.item.isShared) pen.setLineDash([5, 4]);
  stroke(node);
  pen.setLineDash([]);
}

function drawCell(node, emphasis) {
  const tier = Math.min(5, node.item.tier);
  pen.globalAlpha = alpha(node, emphasis);
  outline(node, node.item.tier === 0 ? 10 : 4);
  pen.fillStyle = colours[`tier${tier}`];
  pen.fill();
  if (node.item.kind === 'protocol') pen.setLineDash([4, 3]);
  stroke(node, colours[`edge${tier}`]);
  pen.setLineDash([]);
}

function alpha(node, emphasis) {
  return !emphasis || emphasis.nodes.has(node) ? 1 : 0.22;
}

// Selected, with findings, or as usual: never thinner than a pixel.
function stroke(node, usual = colours.muted) {
  const isSelected = node.item === state.selected;
  pen.strokeStyle = isSelected ? colours.accent : isGrave(node.item) ? colours[node.item.severity] : usual;
  pen.lineWidth = Math.max(isSelected ? 3 : isGrave(node.item) ? 2 : 1, (isSelected ? 2.5 : isGrave(node.item) ? 1.5 : 0.7) / camera.scale);
  pen.stroke();
}

// What is too small for round corners has none, which is much quicker.
function outline({ x, y, width, height }, radius) {
  pen.beginPath();
  if (radius * camera.scale < 1) pen.rect(x, y, width, height); else pen.roundRect(x, y, width, height, radius);
}

// An info is worth no colour.
function isGrave({ severity }) {
  return severity === 'error' || severity === 'warning';
}

// Lines of one look are one path: that is what keeps thousands of them quick.
function drawLines(seen, emphasis, isFar) {
  const groups = new Map();
  for (const line of scene.lines) {
    if (isFar && line.from.inside && line.from.inside === line.to.inside) continue;
    if (!crosses(line.curve, seen)) continue;
    const rank = !emphasis ? 'plain' : emphasis.lines.has(line) ? 'strong' : 'faded';
    const key = `${rank} ${isGrave(line) ? line.severity : ''} ${line.style.key}`;
    if (!groups.has(key)) groups.set(key, { rank, line, curves: [] });
    groups.get(key).curves.push(line.curve);
  }
  const order = ['faded', 'plain', 'strong'];
  const usual = scene.lines.length > 700 ? 0.3 : scene.lines.length > 250 ? 0.5 : 1;
  for (const group of [...groups.values()].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank))) {
    drawGroup(group, usual, emphasis?.isPath, isFar);
  }
  pen.setLineDash([]);
}

function crosses(curve, seen) {
  return Math.min(curve.x1, curve.x2, curve.c1, curve.c2) <= seen.right && Math.max(curve.x1, curve.x2, curve.c1, curve.c2) >= seen.left
    && Math.min(curve.y1, curve.y2) <= seen.bottom && Math.max(curve.y1, curve.y2) >= seen.top;
}

function drawGroup({ rank, line, curves }, usual, isPath, isFar) {
  const isHeavy = ['strong', 'navigation', 'unowned'].includes(line.style.key);
  const thickness = rank === 'strong' ? 2 : isHeavy ? 1.4 : 1;
  pen.globalAlpha = rank === 'faded' ? 0.1 : rank === 'plain' ? usual : 1;
  pen.strokeStyle = pen.fillStyle = rank === 'strong' && isPath ? colours.accent : lineColour(line);
  pen.lineWidth = Math.max(isGrave(line) ? 2 : thickness, (rank === 'strong' ? 1.5 : 0.6) / camera.scale);
  pen.setLineDash(line.style.key === 'weak' ? [6, 4] : line.style.key === 'unowned' ? [2, 3] : []);
  pen.beginPath();
  for (const { x1, y1, c1, c2, x2, y2 } of curves) {
    pen.moveTo(x1, y1);
    if (isFar) pen.lineTo(x2, y2); else pen.bezierCurveTo(c1, y1, c2, y2, x2, y2);
  }
  pen.stroke();
  if (camera.scale > 0.18) drawArrows(curves, line.style.key === 'inheritance');
}

function lineColour(line) {
  if (isGrave(line)) return colours[line.severity];
  switch (line.style.key) {
    case 'strong': case 'weak': case 'unowned': return colours.strong;
    case 'unknown': case 'navigation': return colours[line.style.key];
    default: return colours.faint;
  }
}

function drawArrows(curves, isHollow) {
  pen.setLineDash([]);
  pen.beginPath();
  for (const { x2, y2, into } of curves) {
    pen.moveTo(x2, y2);
    pen.lineTo(x2 - into * 8, y2 - 3.5);
    pen.lineTo(x2 - into * 8, y2 + 3.5);
    pen.closePath();
  }
  if (isHollow) {
    pen.fillStyle = colours.paper;
    pen.fill();
    pen.stroke();
  } else {
    pen.fill();
  }
}

// In the boxes where they can be read there; else above them, as many as there is room for.
function drawNames(nodes, emphasis) {
  if (camera.scale >= 0.62) {
    for (const node of nodes) {
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
  pen.font = `600 12.5px ${font}`;
  pen.fillText(shortened(item.name, node.width - 24), node.x + 12, node.y + 16);
  if (node.isOpen) return;
  pen.font = `10.5px ${font}`;
  drawCounts(item, node.x + 12, node.y + 32);
}

// How many parts it has, and beside it how many findings, with signs that tell them apart in grey.
function drawCounts(box, x, y) {
  const text = plural(box.members.length, graph.member);
  pen.fillStyle = colours.muted;
  pen.fillText(text, x, y);
  let right = x + pen.measureText(text).width + 8;
  for (const [severity, sign] of [['error', '×'], ['warning', '!']]) {
    const count = box.findings.filter(finding => finding.severity === severity).length;
    if (count === 0) continue;
    pen.fillStyle = colours[severity];
    pen.fillText(`${sign}${count}`, right, y);
    right += pen.measureText(`${sign}${count}`).width + 6;
  }
}

// In pixels, not in points of the plane: letters of one size are quick to draw.
function drawNamesAbove(nodes) {
  const { width, height } = stageSize(), density = window.devicePixelRatio || 1;
  const spots = [];
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.globalAlpha = 1;
  pen.font = `600 10.5px ${font}`;
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

function drawNameAbove(node, x, y, spots) {
  const size = 10.5;
  const lines = node.isOpen ? [node.item.name] : split(node.item.name, node.width * camera.scale * 12 / size);
  const width = Math.max(...lines.map(nameWidth)) * size / 12 + size / 2, height = size * 1.15 * lines.length;
  const spot = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  if (spots.some(other => spot.left < other.right && spot.right > other.left && spot.top < other.bottom && spot.bottom > other.top)) return;
  spots.push(spot);
  pen.strokeStyle = node.isOpen ? colours.paper : colours.module;
  pen.fillStyle = isGrave(node.item) ? colours[node.item.severity] : colours.ink;
  lines.forEach((line, index) => {
    const top = y + (index - (lines.length - 1) / 2) * size * 1.1;
    pen.strokeText(line, x, top);
    pen.fillText(line, x, top);
  });
}

// In two lines where one is too wide, between words, as near to the middle as can be.
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

// In the middle, for both ends of a name say what it is.
function cut(name, width) {
  const letters = [...name];
  if (pen.measureText(name).width <= width) return name;
  let kept = letters.length;
  const text = () => letters.slice(0, Math.ceil(kept / 2)).join('') + '…' + letters.slice(letters.length - Math.floor(kept / 2)).join('');
  if (kept > 80) kept = 80;
  while (kept > 2 && pen.measureText(text()).width > width) kept -= 1;
  return text();
}

// The colours of the style sheet, as the theme resolves them.
function readColours() {
  const names = ['paper', 'panel', 'ink', 'muted', 'accent', 'error', 'warning', 'module', 'open', 'strong', 'unknown', 'navigation', 'faint'];
  for (let tier = 0; tier < 6; tier += 1) names.push(`tier${tier}`, `edge${tier}`);
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = name => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  colours = Object.fromEntries(names.map(name => [name, colour(name)]));
  probe.remove();
}
