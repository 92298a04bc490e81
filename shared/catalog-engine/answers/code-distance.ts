const widest = 64;
let two = new Uint8Array(widest);
let one = new Uint8Array(widest);
let now = new Uint8Array(widest);

/**
 * Letters added, left out, replaced or swapped with their neighbour between two short texts; one more
 * than `most` when there are more. As `distance` of query/correct-words.ts, for thousands of codes at once.
 */
export function distanceWithin(a: string, b: string, most: number): number {
  const [rows, columns] = [a.length, b.length];
  if (Math.abs(rows - columns) > most || columns >= widest) return most + 1;
  for (let j = 0; j <= columns; j++) one[j] = j;
  for (let i = 1; i <= rows; i++) {
    const letter = a.charCodeAt(i - 1);
    const before = i > 1 ? a.charCodeAt(i - 2) : -1;
    now[0] = i;
    let least = i;
    for (let j = 1; j <= columns; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = (one[j - 1] as number) + (letter === other ? 0 : 1);
      const left = (now[j - 1] as number) + 1;
      if (left < cost) cost = left;
      const above = (one[j] as number) + 1;
      if (above < cost) cost = above;
      if (j > 1 && before === other && letter === b.charCodeAt(j - 2)) {
        const swapped = (two[j - 2] as number) + 1;
        if (swapped < cost) cost = swapped;
      }
      now[j] = cost;
      if (cost < least) least = cost;
    }
    // Also what a swap makes of the row before is dearer than that.
    if (least > most) return most + 1;
    [two, one, now] = [one, now, two];
  }
  return Math.min(one[columns] as number, most + 1);
}
