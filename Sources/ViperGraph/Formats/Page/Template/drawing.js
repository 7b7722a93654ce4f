// Draws the scene on the canvas, with as much detail as its size on the screen allows.

const pen = canvas.getContext('2d');
let scene;
let colours;
let frameRequest = 0;
// From a metric's lowest value to its highest.
const heatSteps = 6;

function redraw() {
  if (!frameRequest) frameRequest = requestAnimationFrame(draw);
}

function draw() {
  cancelAnimationFrame(frameRequest);
  frameRequest = 0;
  if (isMatrix()) return drawMatrix();
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
  for (const node of nodes) if (node.isOpen) drawBox(node, emphasis);
  drawLines(seen, emphasis, isFar);
  for (const node of nodes) {
    if (!node.item.isBox) drawCell(node, emphasis); else if (!node.isOpen) drawBox(node, emphasis);
  }
  drawNames(nodes, emphasis);
  drawAdvice(seen, emphasis);
}

function overlaps(node, seen) {
  return node.x <= seen.right && node.x + node.width >= seen.left && node.y <= seen.bottom && node.y + node.height >= seen.top;
}

// The items and lines of the selection or path; undefined if nothing is emphasised.
function emphasised() {
  const path = currentPath();
  if (path) return pathEmphasis(path);
  const selected = state.selected && nodeOf(state.selected);
  if (!selected) return undefined;
  const nodes = new Set([selected]);
  for (const member of selected.item.isBox ? [...selected.item.members, ...selected.item.boxes ?? []] : []) nodes.add(scene.nodes.get(member));
  const lines = new Set(scene.lines.filter(line => nodes.has(line.from) || nodes.has(line.to)));
  for (const line of lines) nodes.add(line.from).add(line.to);
  for (const node of [...nodes]) for (let outer = node?.inside; outer; outer = outer.group) nodes.add(scene.nodes.get(outer));
  return { nodes, lines };
}

// The item as it is shown: itself, else its box, else the group of that.
function nodeOf(item) {
  const box = item.isBox ? item : item.parent;
  return scene.nodes.get(item) ?? scene.nodes.get(box) ?? (box.group && scene.nodes.get(box.group));
}

function pathEmphasis(path) {
  const nodes = new Set(path.items.flatMap(item => [nodeOf(item), scene.nodes.get(item.parent), scene.nodes.get((item.parent ?? item).group)]));
  const steps = new Set(path.steps);
  return { nodes, lines: new Set(scene.lines.filter(line => line.references.some(reference => steps.has(reference)))), isPath: true };
}

// Closed boxes hide the lines behind them, even when they are faint.
function drawBox(node, emphasis) {
  if (node.item.isGroup && !node.isOpen) drawStack(node, emphasis);
  outline(node, 6);
  if (!node.isOpen) {
    pen.globalAlpha = 1;
    pen.fillStyle = colours.paper;
    pen.fill();
  }
  pen.globalAlpha = alpha(node, emphasis);
  pen.fillStyle = node.isOpen ? colours.open : heat(node.item) ?? colours.module;
  pen.fill();
  if (node.item.isShared) pen.setLineDash([5, 4]);
  stroke(node);
  pen.setLineDash([]);
}

// A second box behind that of a group, which holds several modules.
function drawStack(node, emphasis) {
  outline({ ...node, x: node.x + 4, y: node.y + 4 }, 6);
  pen.globalAlpha = 1;
  pen.fillStyle = colours.paper;
  pen.fill();
  pen.globalAlpha = alpha(node, emphasis);
  pen.fillStyle = colours.module;
  pen.fill();
  stroke(node);
}

function drawCell(node, emphasis) {
  const tier = Math.min(5, node.item.tier);
  pen.globalAlpha = alpha(node, emphasis);
  outline(node, node.item.tier === 0 ? 10 : 4);
  pen.fillStyle = heat(node.item) ?? colours[`tier${tier}`];
  pen.fill();
  if (node.item.kind === 'protocol') pen.setLineDash([4, 3]);
  stroke(node, colours[`edge${tier}`]);
  pen.setLineDash([]);
}

// Fades what is not part of the selection or, without a selection, what the page does not highlight.
function alpha(node, emphasis) {
  if (emphasis) return emphasis.nodes.has(node) ? 1 : 0.22;
  return node.item.emphasis === 'faded' ? 0.4 : 1;
}

// The fill that shows a metric, if one is chosen.
function heat(item) {
  const share = shareOf(item, state.colour);
  return share === undefined ? undefined : colours[`heat${Math.round(share * (heatSteps - 1))}`];
}

// Outlines of selected, marked, highlighted and plain items, never thinner than a pixel.
function stroke(node, usual = colours.muted) {
  const isSelected = node.item === state.selected, isStressed = isSelected || node.item.entry || node.item.emphasis === 'strong';
  pen.strokeStyle = isSelected ? colours.accent : isGrave(node.item) ? colours[node.item.severity] : node.item.entry ? colours.navigation : usual;
  pen.lineWidth = Math.max(isStressed ? 3 : isGrave(node.item) ? 2 : 1, (isStressed ? 2.5 : isGrave(node.item) ? 1.5 : 0.7) / camera.scale);
  pen.stroke();
}

// Small boxes get square corners, which are much faster to draw.
function outline({ x, y, width, height }, radius) {
  pen.beginPath();
  if (radius * camera.scale < 1) pen.rect(x, y, width, height); else pen.roundRect(x, y, width, height, radius);
}

// Infos get no colour.
function isGrave({ severity }) {
  return severity === 'error' || severity === 'warning';
}

// Lines of one style are drawn as one path, which keeps thousands of them fast.
function drawLines(seen, emphasis, isFar) {
  const groups = new Map();
  for (const line of scene.lines) {
    if (isFar && line.from.inside && line.from.inside === line.to.inside) continue;
    if (!crosses(line.curve, seen)) continue;
    const rank = emphasis ? (emphasis.lines.has(line) ? 'strong' : 'faded') : line.emphasis ?? (line.curve.rises ? 'rising' : 'plain');
    const key = `${rank} ${line.isToCut ? 'cut' : isGrave(line) ? line.severity : ''} ${line.style.key}`;
    if (!groups.has(key)) groups.set(key, { rank, line, curves: [] });
    groups.get(key).curves.push(line.curve);
  }
  const order = ['faded', 'plain', 'rising', 'strong'];
  // Lines that lead down are fainter than those that lead back up.
  const usual = scene.lines.length > 700 ? 0.3 : scene.lines.length > 250 ? 0.4 : 0.55;
  for (const group of [...groups.values()].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank))) {
    drawGroup(group, usual, emphasis?.isPath, isFar);
  }
  pen.setLineDash([]);
}

function crosses(curve, seen) {
  const { x1, y1, x2, y2, k1, k2 } = curve;
  return Math.min(x1, x2, k1.x, k2.x) <= seen.right && Math.max(x1, x2, k1.x, k2.x) >= seen.left
    && Math.min(y1, y2, k1.y, k2.y) <= seen.bottom && Math.max(y1, y2, k1.y, k2.y) >= seen.top;
}

function drawGroup({ rank, line, curves }, usual, isPath, isFar) {
  const isHeavy = ['strong', 'navigation', 'unowned'].includes(line.style.key);
  const thickness = rank === 'strong' ? 2 : rank === 'rising' ? 1.8 : isHeavy ? 1.4 : 1;
  pen.globalAlpha = rank === 'faded' ? 0.1 : rank === 'plain' && !isGrave(line) ? usual : 1;
  pen.strokeStyle = pen.fillStyle = rank === 'strong' && isPath ? colours.accent : rank === 'rising' && !isGrave(line) && !line.isToCut ? colours.back : lineColour(line);
  pen.lineWidth = Math.max(line.isToCut ? 3 : isGrave(line) ? 2 : thickness, (rank === 'strong' ? 1.5 : 0.6) / camera.scale);
  pen.setLineDash(line.style.key === 'weak' || line.isToCut ? [6, 4] : line.style.key === 'unowned' ? [2, 3] : []);
  pen.beginPath();
  for (const { x1, y1, k1, k2, x2, y2 } of curves) {
    pen.moveTo(x1, y1);
    if (isFar) pen.lineTo(x2, y2); else pen.bezierCurveTo(k1.x, k1.y, k2.x, k2.y, x2, y2);
  }
  pen.stroke();
  if (camera.scale > 0.18) drawArrows(curves, line.style.key === 'inheritance');
}

function lineColour(line) {
  if (line.isToCut) return colours.error;
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
  for (const { x2, y2, dx, dy } of curves) {
    pen.moveTo(x2, y2);
    pen.lineTo(x2 - dx * 8 - dy * 3.5, y2 - dy * 8 - dx * 3.5);
    pen.lineTo(x2 - dx * 8 + dy * 3.5, y2 - dy * 8 + dx * 3.5);
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

// The colours of the style sheet, as the theme resolves them.
function readColours() {
  const names = ['paper', 'panel', 'ink', 'muted', 'accent', 'error', 'warning', 'module', 'open', 'strong', 'unknown', 'navigation', 'back', 'faint',
    'pale-strong', 'pale-navigation', 'pale-use', 'rule'];
  for (let tier = 0; tier < 6; tier += 1) names.push(`tier${tier}`, `edge${tier}`);
  for (let step = 0; step < heatSteps; step += 1) names.push(`heat${step}`);
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = name => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  colours = Object.fromEntries(names.map(name => [name, colour(name)]));
  probe.remove();
}
