import { findPlaceFrom } from '../find-place.ts';
import type { Run, Table } from './table.ts';

/** Rows of one table that follow each other, up to `to`. */
interface Piece {
  table: number;
  from: number;
  to: number;
}

/** Whether the rows of a table are wanted. */
export type Keep = (table: Table) => (row: number) => boolean;

/**
 * Returns the latest row of each number, ordered by number, as runs of rows.
 * @param keep all rows by default
 */
export function findRuns(tables: readonly Table[], keep?: Keep): Run[] {
  let pieces: Piece[] = [];
  for (let table = 0; table < tables.length; table++) pieces = laid(tables, pieces, table);
  const kept = keep ? wanted(tables, pieces, keep) : pieces;
  let at = 0;
  return kept.map(({ table, from, to }) => {
    at += to - from;
    return { table, from, length: to - from, at: at - (to - from) };
  });
}

function put(pieces: Piece[], table: number, from: number, to: number): void {
  if (from === to) return;
  const last = pieces[pieces.length - 1];
  if (last?.table === table && last.to === from) last.to = to;
  else pieces.push({ table, from, to });
}

/**
 * Merges one table into the pieces of those before it. Most tables continue where the one before ended,
 * and the others are small, so nothing is sorted: only the positions of their rows are looked up.
 */
function laid(tables: readonly Table[], below: Piece[], table: number): Piece[] {
  const { nos, removed } = tables[table] as Table;
  const end = below[below.length - 1];
  const last = end ? ((tables[end.table] as Table).nos[end.to - 1] as number) : -1;
  if (last < Math.min(nos[0] ?? Infinity, removed[0] ?? Infinity)) {
    put(below, table, 0, nos.length);
    return below;
  }
  const pieces: Piece[] = [];
  let place = 0;
  let from = end ? (below[0] as Piece).from : 0;
  /** Takes over what is below up to a number, and leaves that one out. */
  const skipTo = (no: number) => {
    for (let piece = below[place]; piece; piece = below[place]) {
      const own = (tables[piece.table] as Table).nos;
      const to = (own[from] as number) >= no ? from : Math.min(findPlaceFrom(own, no), piece.to);
      put(pieces, piece.table, from, to);
      from = to < piece.to && own[to] === no ? to + 1 : to;
      if (from < piece.to) return;
      place++;
      from = below[place]?.from ?? 0;
    }
  };
  let gone = 0;
  for (let row = 0; row < nos.length; row++) {
    const no = nos[row] as number;
    while ((removed[gone] ?? Infinity) < no) skipTo(removed[gone++] as number);
    skipTo(no);
    put(pieces, table, row, row + 1);
  }
  while (gone < removed.length) skipTo(removed[gone++] as number);
  skipTo(Infinity);
  return pieces;
}

function wanted(tables: readonly Table[], pieces: readonly Piece[], keep: Keep): Piece[] {
  const keeps = tables.map(keep);
  const kept: Piece[] = [];
  for (const { table, from, to } of pieces) {
    const isKept = keeps[table] as (row: number) => boolean;
    for (let begin = from; begin < to; begin++) {
      let row = begin;
      while (row < to && isKept(row)) row++;
      put(kept, table, begin, row);
      begin = row;
    }
  }
  return kept;
}
