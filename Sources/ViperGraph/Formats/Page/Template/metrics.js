// Metrics as size, as colour, and in words.

const largest = new Map();

function valueOf(item, metric) {
  return item.metrics?.[graph.metrics.indexOf(metric)] ?? undefined;
}

// The largest value among modules, or among components; instability has a fixed maximum.
function largestValue(isBox, metric) {
  if (metric === 'instability') return 1;
  const key = `${isBox} ${metric}`;
  if (!largest.has(key)) largest.set(key, (isBox ? graph.boxes : graph.components).reduce((most, item) => Math.max(most, valueOf(item, metric) ?? 0), 0));
  return largest.get(key);
}

// From 0 to 1, relative to the largest of its kind; undefined if no metric is chosen.
function shareOf(item, metric) {
  if (!metric) return undefined;
  const most = largestValue(item.isBox, metric);
  return most > 0 ? (valueOf(item, metric) ?? 0) / most : 0;
}

// As shown in a box: `120 lines`, `fan-in 3`.
function metricWords(item, metric) {
  const value = valueOf(item, metric);
  if (value === undefined) return undefined;
  switch (metric) {
    case 'components': case 'lines': case 'findings': return plural(value, metric.slice(0, -1));
    case 'circle': return value === 0 ? 'in no circle' : `circle of ${value}`;
    case 'instability': return `${metric} ${value.toFixed(2)}`;
    default: return `${metric} ${value}`;
  }
}

// The legend for size and colour.
function shownMetrics(item) {
  return [...new Set([state.size, state.colour])].filter(Boolean).map(metric => metricWords(item, metric)).filter(Boolean).join(', ');
}
