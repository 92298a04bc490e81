/** A change of brightness counts from this share of the line's whole range on. */
const hysteresis = 0.12;
/** And from this many steps of brightness of 255: below it there is only noise. */
const leastChange = 10;

/** Light and dark turns of the line: where it was brightest or darkest between two changes. */
function turns(line: Float64Array): { at: number; value: number }[] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of line) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const change = Math.max(leastChange, (high - low) * hysteresis);
  const found: { at: number; value: number }[] = [];
  let rising = true;
  let best = { at: 0, value: line[0] ?? 0 };
  for (let at = 1; at < line.length; at++) {
    const value = line[at] ?? 0;
    if (rising ? value > best.value : value < best.value) best = { at, value };
    else if (Math.abs(value - best.value) > change) {
      found.push(best);
      rising = !rising;
      best = { at, value };
    }
  }
  found.push(best);
  return found;
}

/** Where the line crosses a level between two turns, between the samples. */
function crossing(line: Float64Array, from: number, to: number, level: number): number {
  const falling = (line[from] ?? 0) > level;
  for (let at = from + 1; at <= to; at++) {
    const value = line[at] ?? 0;
    if (falling ? value > level : value < level) continue;
    const before = line[at - 1] ?? 0;
    return at - 1 + (level - before) / (value - before || 1);
  }
  return to;
}

/** The sum of `count` widths. */
export function sumWidths(widths: Float64Array, from: number, count: number): number {
  let sum = 0;
  for (let index = from; index < from + count; index++) sum += widths[index] ?? 0;
  return sum;
}

/**
 * The widths of spaces and bars along a line, the first and the last of them spaces. An edge is
 * where the brightness is half way between its neighbours: uneven light and blur move it little.
 */
export function barWidths(line: Float64Array): Float64Array {
  const points = turns(line);
  const edges: number[] = [];
  for (let index = 1; index < points.length; index++) {
    const a = points[index - 1];
    const b = points[index];
    if (a && b) edges.push(crossing(line, a.at, b.at, (a.value + b.value) / 2));
  }
  // The first turn is a light one by definition, so the first edge leads into a bar.
  if (edges.length % 2 === 1) edges.push(line.length);
  const widths = new Float64Array(edges.length + 1);
  let before = 0;
  for (const [index, edge] of edges.entries()) {
    widths[index] = edge - before;
    before = edge;
  }
  widths[edges.length] = Math.max(0, line.length - before);
  return widths;
}
