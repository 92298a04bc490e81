import type { Repeated } from '../table/table.ts';
import type { Match } from './match.ts';
import type { Pieces } from './model-pieces.ts';

/** The models of a facet, and what to look at for them. */
export interface Counted {
  match: Match;
  pieces: Pieces;
  /** Pieces that pass, in the order of their models. */
  found: Uint32Array;
  /** The bits that their articles may fail. */
  bits: number;
}

/** How many models there are. */
export function countModels({ pieces: { groups }, found }: Counted): number {
  let count = 0;
  let last = -1;
  for (let at = 0; at < found.length; at++) {
    const group = groups[found[at] as number] as number;
    count += Number(group !== last);
    last = group;
  }
  return count;
}

/** Models by the number of their value in a column that the articles of a bundle have in common. */
export function countPieces({ pieces, found }: Counted, { ids, values }: Repeated): Uint32Array {
  const { starts, groups } = pieces;
  const counts = new Uint32Array(values.length);
  /** By value the last model that had it, and one more. */
  const seen = new Uint32Array(values.length);
  for (let at = 0; at < found.length; at++) {
    const piece = found[at] as number;
    const id = ids[starts[piece] as number] as number;
    const group = (groups[piece] as number) + 1;
    counts[id] = (counts[id] as number) + Number(seen[id] !== group);
    seen[id] = group;
  }
  return counts;
}

/** Counts a column whose values differ between the articles of a run. */
export function countEach({ match, pieces, found, bits }: Counted, column: Repeated): Uint32Array {
  const { ids, values } = column;
  const { starts, ends, groups } = pieces;
  const counts = new Uint32Array(values.length);
  const seen = new Uint32Array(values.length);
  for (let at = 0; at < found.length; at++) {
    const piece = found[at] as number;
    const end = ends[piece] as number;
    const group = (groups[piece] as number) + 1;
    for (let row = starts[piece] as number; row < end; row++) {
      if (match.isMixed && (match.failed(row) & ~bits) !== 0) continue;
      const id = ids[row] as number;
      counts[id] = (counts[id] as number) + Number(seen[id] !== group);
      seen[id] = group;
    }
  }
  return counts;
}

/**
 * Models by values of which an article may have several.
 * @param listOf the numbers of an article's values
 */
export function countLists(
  { pieces, found }: Counted,
  size: number,
  listOf: (row: number) => readonly number[],
): Uint32Array {
  const { starts, groups } = pieces;
  const counts = new Uint32Array(size);
  const seen = new Uint32Array(size);
  for (let at = 0; at < found.length; at++) {
    const piece = found[at] as number;
    const group = (groups[piece] as number) + 1;
    for (const id of listOf(starts[piece] as number)) {
      counts[id] = (counts[id] as number) + Number(seen[id] !== group);
      seen[id] = group;
    }
  }
  return counts;
}
