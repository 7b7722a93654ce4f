// The shortest path between two items, along the references shown.

let foundPath;

function forgetPath() {
  foundPath = undefined;
}

// Undefined if no path is requested; without steps if there is none.
function currentPath() {
  if (!state.pathFrom || !state.pathTo) return undefined;
  foundPath ??= shortestPath(state.pathFrom, state.pathTo);
  return foundPath;
}

// A path between two modules goes by modules; if one end is a component, it goes by components.
function shortestPath(start, end) {
  const isByModule = start.isBox && end.isBox;
  const thing = component => (isByModule && !component.parent.isShared ? component.parent : component);
  const starts = start.isBox ? (isByModule && !start.isShared ? [start] : start.members) : [start];
  const isEnd = item => item === end || item.parent === end;
  const reached = new Map(starts.map(item => [item, undefined]));
  const queue = [...starts];
  for (let index = 0; index < queue.length; index += 1) {
    if (isEnd(queue[index])) return retraced(queue[index], reached, thing);
    for (const reference of outgoing(queue[index])) {
      const next = thing(reference.to);
      if (reached.has(next) || !isReferenceShown(reference)) continue;
      reached.set(next, reference);
      queue.push(next);
    }
  }
  return { items: [start, end], steps: [] };
}

function outgoing(item) {
  return item.isBox ? item.members.flatMap(member => member.outgoing) : item.outgoing;
}

function retraced(last, reached, thing) {
  const steps = [];
  const items = [last];
  for (let reference = reached.get(last); reference; reference = reached.get(items[0])) {
    steps.unshift(reference);
    items.unshift(thing(reference.from));
  }
  return { items, steps, isFound: true };
}
