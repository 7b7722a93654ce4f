'use strict';

// The model of the page: its data, with each item linked to its neighbours.

const graph = readGraph();

function readGraph() {
  const data = JSON.parse(document.getElementById('data').textContent);
  const boxes = data.boxes.map((box, index) => ({ ...box, index, isBox: true, members: [], findings: [], height: 40 }));
  const components = data.components.map((component, index) => (
    { ...component, index, outgoing: [], incoming: [], findings: [], ...placed(data, component) }));
  if (components.some(component => component.box === undefined)) boxes.push(sharedBox(boxes));
  for (const component of components) {
    component.parent = boxes[component.box ?? boxes.length - 1];
    component.parent.members.push(component);
    component.label = shortName(component);
  }
  const references = data.references.map((reference, index) => linked(data, reference, index, components));
  const findings = data.findings.map(finding => ({ ...finding, ...placed(data, finding), component: components[finding.component] }));
  for (const finding of findings) {
    finding.component.findings.push(finding);
    finding.component.parent.findings.push(finding);
    if (finding.reference !== undefined) references[finding.reference].findings.push(finding);
  }
  const groups = data.groups.map((group, index) => groupOf(group, index, boxes));
  for (const item of [...components, ...boxes, ...groups]) item.severity = worst(item.findings);
  for (const box of [...boxes, ...groups]) box.emphasis = emphasisOf(box.members);
  const byId = new Map();
  for (const item of [...components, ...boxes, ...groups]) byId.set(item.id, item);
  return { ...data, boxes, groups, components, references, findings, byId };
}

// A group is a box of boxes: its members are all their components.
function groupOf(group, index, boxes) {
  const own = group.boxes.map(box => boxes[box]);
  const result = {
    ...group, index, isBox: true, isGroup: true, boxes: own, height: 40, path: '',
    members: own.flatMap(box => box.members), findings: own.flatMap(box => box.findings),
  };
  for (const box of own) box.group = result;
  return result;
}

// Inside its module, a component is shown without the module's prefix.
function shortName({ name, parent }) {
  const rest = name.startsWith(parent.name) ? name.slice(parent.name.length) : '';
  return !parent.isShared && /^\p{Lu}/u.test(rest) ? rest : name;
}

// Its place in the source, and the link to it, if there is one.
function placed(data, { file, line }) {
  const name = data.files[file];
  const [whole, before, after] = data.links[file] ?? [];
  return { place: line === undefined ? name : `${name}:${line}`, link: line === undefined || before === undefined ? whole : before + line + after };
}

// Strong if any reference is strong, faded only if all are.
function emphasisOf(things) {
  if (things.some(thing => thing.emphasis === 'strong')) return 'strong';
  return things.length > 0 && things.every(thing => thing.emphasis === 'faded') ? 'faded' : undefined;
}

function linked(data, reference, index, components) {
  const result = {
    ...reference, index, from: components[reference.from], to: components[reference.to],
    style: data.styles[reference.style], ...placed(data, reference), findings: [],
  };
  result.from.outgoing.push(result);
  result.to.incoming.push(result);
  return result;
}

// Components of no module are placed in a separate box, to the right of all others.
function sharedBox(boxes) {
  const right = Math.max(0, ...boxes.map(box => box.x + box.width / 2));
  const bottom = Math.max(0, ...boxes.map(box => box.y));
  return {
    id: 'shared parts', name: 'Shared parts', path: '', index: boxes.length, isBox: true, isShared: true, members: [], findings: [],
    x: right + 190, y: bottom / 2, width: 140, height: 44,
  };
}

function capitalised(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function plural(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

// The same of a part of a whole of the code base, as texts say it.
function part(count, noun) {
  const all = graph.totals[noun] ?? count;
  return all === count ? plural(count, noun) : `${count.toLocaleString('en')} of ${plural(all, noun)}`;
}

// The highest severity of the findings, or undefined.
function worst(findings) {
  for (const severity of ['error', 'warning', 'info']) {
    if (findings.some(finding => finding.severity === severity)) return severity;
  }
  return undefined;
}
