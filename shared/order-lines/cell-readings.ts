import type { Votes } from './columns.ts';
import type { Columns } from './header.ts';
import { refuseNumberWord } from './number-words.ts';
import { maxCodeLength, type OrderLine, type QtyRead, type Reading } from './order-line.ts';
import { isOtherUnit, refuseUnit } from './other-unit.ts';
import { classify, type Kind, readQty } from './read-qty.ts';
import type { Cell } from './split-text.ts';

/** How a line is understood, before it has its number and text. */
export type Understood = Pick<OrderLine, 'readings' | 'sure' | 'problem'>;

const mostReadings = 6;
const missing: QtyRead = { qtyText: '', qty: null, problem: 'NO_QUANTITY', choices: [] };
/** A line that is only a code means one piece. */
export const onePiece: QtyRead = { qtyText: '', qty: 1, problem: null, choices: [] };

/** Reads the quantity of a line. Its unit may be in a cell of its own. */
function readCellQty(cells: readonly Cell[], place: number): QtyRead {
  const cell = cells[place];
  if (!cell) return missing;
  const unit = cells.find(({ text }, at) => at !== place && isOtherUnit(text));
  const read = unit ? refuseUnit(readQty(cell.text), unit.text) : readQty(cell.text);
  if (cell.odd === 'date') return { ...read, qty: null, problem: 'DATE', choices: [] };
  if (cell.odd === 'error') return { ...read, qty: null, problem: 'NOT_A_QUANTITY', choices: [] };
  return read;
}

/** One piece, unless another cell has a number with a word that may be a unit: "10 Rahmen". */
function readWithoutQty(cells: readonly Cell[], code: Cell): QtyRead {
  const counted = cells.find((cell) => {
    const [number = '', word = '', ...more] = cell.text.split(' ');
    const isCount = /^\d{1,5}$/.test(number) && /^\p{L}+\.?$/u.test(word) && more.length === 0;
    return cell !== code && isCount;
  });
  const others = cells.filter((cell) => cell !== code).flatMap(({ text }) => text.split(' '));
  if (!counted) return refuseNumberWord(others) ?? onePiece;
  return { qtyText: counted.text, qty: null, problem: 'NOT_A_QUANTITY', choices: [] };
}

/** Puts readings together: each once, codes that cannot be one left out. */
export function understood(readings: readonly Reading[], sure: boolean): Understood {
  const seen = new Set<string>();
  const kept = readings.filter(({ code, qty, problem }) => {
    const key = JSON.stringify([code, qty, problem]);
    if (code === '' || code.length > maxCodeLength || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  if (kept.length > 0) return { readings: kept.slice(0, mostReadings), sure, problem: null };
  const long = readings.some(({ code }) => code.length > maxCodeLength);
  return { readings: [], sure: true, problem: long ? 'TOO_LONG' : 'NO_CODE' };
}

/** How much a cell looks like a code; 0 for one that is none. */
function likeness({ text, odd }: Cell, kind: Kind): number {
  if (text === '' || odd !== null) return 0;
  if (kind === 'long') return 4;
  if (kind !== 'text') return 1;
  if (!/\d/.test(text)) return 2;
  return text.includes(' ') ? 3 : 4;
}

function unreadable(cells: readonly Cell[]): Understood {
  const odd = cells.find((cell) => cell.odd !== null)?.odd;
  const problem = odd === 'date' ? 'CODE_IS_DATE' : odd === 'error' ? 'CELL_ERROR' : 'NO_CODE';
  return { readings: [], sure: true, problem };
}

function byHeader(cells: readonly Cell[], { codes, qty, unit }: Columns): Understood {
  const found = codes.flatMap((at) => cells[at] ?? []).filter(({ text }) => text !== '');
  const good = found.filter(({ odd }) => odd === null);
  if (good.length === 0) return unreadable(found);
  const written = qty === null ? onePiece : readCellQty(cells, qty);
  const read = unit === null ? written : refuseUnit(written, unit);
  return understood(
    good.map(({ text }) => ({ code: text, ...read })),
    true,
  );
}

/** Whether a line has under the header's word for quantities something that may be meant as one. */
function fits(cells: readonly Cell[], { qty }: Columns): boolean {
  const cell = qty === null ? undefined : cells[qty];
  if (!cell || cell.text === '' || cell.odd !== null) return true;
  const kind = classify(cell.text);
  return kind === 'qty' || kind === 'refused';
}

/**
 * Reads a line of cells. By its header; else where the other lines have their quantity; else the one
 * cell that can be a quantity is it. Where several can, all readings are given, unsure.
 */
export function cellReadings(
  cells: readonly Cell[],
  header: Columns | null,
  votes: Votes,
): Understood {
  if (header && header.codes.length > 0) {
    const read = byHeader(cells, header);
    if (fits(cells, header)) return read;
    // A line pasted from elsewhere under the header: first as the header says, then without it.
    const free = cellReadings(cells, null, votes);
    return understood([...read.readings, ...free.readings], read.sure && free.sure);
  }
  const kinds = cells.map(({ text }) => classify(text));
  const codesBut = (place: number | null) =>
    cells
      .map((cell, at) => ({ cell, at, like: likeness(cell, kinds[at] as Kind) }))
      .filter(({ at, like }) => at !== place && like > 0 && !votes.running.has(at))
      .sort((a, b) => b.like - a.like || a.at - b.at)
      .slice(0, 3);
  const at = (places: readonly number[]) =>
    places.flatMap((place) =>
      codesBut(place).map(({ cell }) => ({ code: cell.text, ...readCellQty(cells, place) })),
    );
  if (votes.column !== null && votes.column < cells.length) {
    const readings = at([votes.column]);
    return readings.length > 0 ? understood(readings, true) : unreadable(cells);
  }
  const places = (wanted: (kind: Kind, cell: Cell) => boolean) =>
    cells.flatMap((cell, place) =>
      !votes.running.has(place) && wanted(kinds[place] as Kind, cell) ? [place] : [],
    );
  const good = places((kind) => kind === 'qty');
  if (good.length > 1) return understood(at(good.toReversed()), false);
  const meant = places((kind, { odd }) => kind === 'refused' || odd === 'date');
  // A long number is a quantity by mistake, unless it is as long as an EAN or UPC.
  const long = places(
    (kind, { text }) => kind === 'long' && ![8, 12, 13, 14].includes(text.length),
  );
  // A long number is taken for a quantity last: "1.5;10234" is first read as 1.5 pieces of 10234, which is
  // refused.
  const readings = at([...good, ...meant, ...long]);
  if (readings.length > 0) return understood(readings, true);
  const codes = codesBut(null);
  if (codes.length === 0) return unreadable(cells);
  // A cell left empty after the code is a quantity that is missing; without one it is a list of codes.
  const empty = cells.length > 1 && cells.some(({ text }) => text === '');
  return understood(
    codes.map(({ cell }) => ({
      code: cell.text,
      ...(empty ? missing : readWithoutQty(cells, cell)),
    })),
    true,
  );
}
