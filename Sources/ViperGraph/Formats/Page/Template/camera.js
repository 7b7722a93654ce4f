// The visible part of the plane: its centre, and the number of pixels per point.

const canvas = document.getElementById('picture');
const camera = { x: 0, y: 0, scale: 1 };

function clampedScale(scale) {
  return Math.min(4, Math.max(0.02, scale));
}

function stageSize() {
  return { width: canvas.clientWidth || 1, height: canvas.clientHeight || 1 };
}

function moveCamera(change) {
  Object.assign(camera, change, { scale: clampedScale(change.scale ?? camera.scale) });
  state.camera = camera;
  writeFragment();
  redraw();
}

function fit(bounds = scene.bounds, largest = 1.25) {
  if (isMatrix()) return fitMatrix();
  const { width, height } = stageSize();
  const room = { width: Math.max(40, width - 24), height: Math.max(40, height - 64) };
  const scale = Math.min(largest, room.width / (bounds.right - bounds.left), room.height / (bounds.bottom - bounds.top));
  Object.assign(camera, { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2, scale: clampedScale(scale) });
  state.camera = undefined;
  writeFragment();
  redraw();
}

// Zooms around the pointer.
function zoomAt(factor, px, py) {
  const before = toPlane(px, py);
  const scale = clampedScale(camera.scale * factor);
  const { width, height } = stageSize();
  moveCamera({ scale, x: before.x - (px - width / 2) / scale, y: before.y - (py - height / 2) / scale });
}

function zoom(factor) {
  if (isMatrix()) return zoomMatrix(factor);
  const { width, height } = stageSize();
  zoomAt(factor, width / 2, height / 2);
}

function toPlane(px, py) {
  const { width, height } = stageSize();
  return { x: camera.x + (px - width / 2) / camera.scale, y: camera.y + (py - height / 2) / camera.scale };
}

function pan(dx, dy) {
  moveCamera({ x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale });
}

// Pans no further than necessary, and zooms in enough to read.
function reveal(node) {
  if (!node) return;
  const { width, height } = stageSize();
  const scale = Math.max(camera.scale, Math.min(0.8, width / (node.width + 80), height / (node.height + 80)));
  const reachX = Math.max(0, width / 2 / scale - node.width / 2 - 30), reachY = Math.max(0, height / 2 / scale - node.height / 2 - 30);
  const x = node.x + node.width / 2, y = node.y + node.height / 2;
  moveCamera({ scale, x: Math.min(x + reachX, Math.max(x - reachX, camera.x)), y: Math.min(y + reachY, Math.max(y - reachY, camera.y)) });
}

const pointers = new Map();
let dragged = 0;

function listenToPointers() {
  canvas.addEventListener('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, spot(event));
    if (pointers.size === 1) dragged = 0;
  });
  canvas.addEventListener('pointermove', movePointer);
  canvas.addEventListener('pointerup', event => {
    if (pointers.size === 1 && dragged < 5) pressed(event);
    pointers.delete(event.pointerId);
  });
  canvas.addEventListener('pointercancel', event => pointers.delete(event.pointerId));
  canvas.addEventListener('wheel', wheel, { passive: false });
}

function spot({ pointerId, offsetX, offsetY }) {
  return { pointerId, offsetX, offsetY };
}

function movePointer(event) {
  const before = pointers.get(event.pointerId);
  if (!before) return hover(event);
  const others = [...pointers.values()].filter(other => other.pointerId !== event.pointerId);
  pointers.set(event.pointerId, spot(event));
  const dx = event.offsetX - before.offsetX, dy = event.offsetY - before.offsetY;
  dragged += Math.abs(dx) + Math.abs(dy);
  if (others.length === 0) return dragged < 5 ? undefined : pan(-dx, -dy);
  const other = others[0];
  const distance = (a, b) => Math.hypot(a.offsetX - b.offsetX, a.offsetY - b.offsetY);
  zoomAt(distance(event, other) / Math.max(1, distance(before, other)), (event.offsetX + other.offsetX) / 2, (event.offsetY + other.offsetY) / 2);
}

// A touchpad pinch arrives as a wheel event with Control held; two-finger scrolling pans, and a stepped wheel zooms.
function wheel(event) {
  event.preventDefault();
  const isPinch = event.ctrlKey || event.metaKey;
  const isSlide = !isPinch && event.deltaMode === 0 && (event.deltaX !== 0 || Math.abs(event.deltaY) < 40);
  if (isSlide) return pan(event.deltaX, event.deltaY);
  const amount = event.deltaY * (event.deltaMode === 1 ? 18 : 1);
  zoomAt(Math.exp(-Math.max(-240, Math.min(240, amount)) * (isPinch ? 0.01 : 0.0022)), event.offsetX, event.offsetY);
}

function nodeAt(event) {
  const { x, y } = toPlane(event.offsetX, event.offsetY);
  let found;
  for (const node of scene.nodes.values()) {
    const isInside = x >= node.x && x <= node.x + node.width && y >= node.y && y <= node.y + node.height;
    if (isInside && (!found || !node.item.isBox || node.inside)) found = node;
  }
  return found;
}

function hover(event) {
  const name = nodeAt(event)?.item.name ?? '';
  if (canvas.title !== name) canvas.title = name;
  canvas.style.cursor = name ? 'pointer' : 'grab';
}
