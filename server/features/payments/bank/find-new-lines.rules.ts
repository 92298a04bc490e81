// Finds the lines of statements that are not stored yet. A reference of a bank is not unique, and two payments may be
// equal in all that a statement says. So lines of equal content are as many payments as one statement brings, all its
// pages together. What a line of another document means depends on what the two documents say about themselves:
// - The same statement and page, with the same lines: the document was sent again, and repeats its payments.
// - The same statement, with another page, opening balance or sequence number: the other part has payments of its own.
// - The same statement that begins at the same balance: a later edition, which repeats them.
// - Another statement repeats them, unless it goes on where the first one ends.
// - Where nothing tells, a line that the bank names repeats its payment; another one is stored for staff to decide.
import { createHash } from 'node:crypto';
import type { Doubt, Extent } from './camt.rules.ts';

/** A line of a statement, and what it is known by. */
export interface PlacedLine {
  content: string;
  statement: string;
  page: string;
  extent: Extent;
  isReferenced: boolean;
  doubt: Doubt | null;
}

/** A stored line, and the documents that have brought it. */
export interface KnownEntry {
  id: number;
  content: string;
  places: readonly string[];
}

/** A further place of a stored line. */
export interface Repetition {
  id: number;
  content: string;
  place: string;
}

type Fresh<Line> = Line & { places: string[] };

export function findNewLines<Line extends PlacedLine>(
  lines: readonly Line[],
  known: readonly KnownEntry[],
): { fresh: Fresh<Line>[]; repetitions: Repetition[] } {
  const fresh: Fresh<Line>[] = [];
  const repetitions: Repetition[] = [];
  const payments = Map.groupBy(
    known.map(({ id, content, places }) => ({ id, content, places: [...places] })),
    ({ content }) => content,
  ) as Map<string, { id?: number; places: string[] }[]>;
  /** The payments that the lines of a place have been found to be. */
  const taken = new Map<string, Set<object>>();
  for (const { line, place } of placeLines(lines)) {
    const { content } = line;
    const ofPlace = taken.get(place) ?? new Set();
    const equal = (payments.get(content) ?? []).filter((one) => !ofPlace.has(one));
    const again = equal.find(({ places }) => places.includes(place));
    const relations = equal.map((one) => ({ one, is: compare(one.places, place, line) }));
    const repeated = again ?? relations.find(({ is }) => is === 'same')?.one;
    const isDoubtful = !repeated && relations.some(({ is }) => is === 'unknown');
    const payment = repeated ?? { places: [] };
    if (!again) payment.places.push(place);
    if (!again && payment.id !== undefined) repetitions.push({ id: payment.id, content, place });
    if (!repeated) {
      const doubt = line.doubt ?? (isDoubtful ? 'REPEATED' : null);
      fresh.push({ ...line, doubt, places: payment.places });
      payments.set(content, [...(payments.get(content) ?? []), payment]);
    }
    taken.set(place, ofPlace.add(payment));
  }
  return { fresh, repetitions };
}

/** A place is the statement with its page, what it says about itself, and all of its lines in any order. */
function placeLines<Line extends PlacedLine>(
  lines: readonly Line[],
): { line: Line; place: string }[] {
  const documents = Map.groupBy(lines, ({ statement, page, extent }) =>
    [`${statement}#${page}`, extent.sequence, extent.opening].join('@'),
  );
  return [...documents].flatMap(([, all]) => {
    const edition = createHash('sha256')
      .update(JSON.stringify(all.map(({ content }) => content).toSorted()))
      .digest('base64url');
    return all.map((line) => ({ line, place: writePlace(line, edition) }));
  });
}

const writePlace = ({ statement, page, extent }: PlacedLine, edition: string): string => {
  const { sequence, opening, balanceBefore, balanceAfter } = extent;
  const said = [sequence, opening, balanceBefore, balanceAfter];
  return [`${statement}#${page}`, ...said, edition].join('@');
};

/** @returns whether a line of a document is a payment that other documents have brought */
function compare(
  places: readonly string[],
  place: string,
  line: PlacedLine,
): 'same' | 'other' | 'unknown' {
  // An entry from before is known by its reference, amount and day, and has no places.
  if (places.length === 0) return 'same';
  const found = places.map((other) => comparePlaces(other, place));
  if (found.includes('other')) return 'other';
  if (found.includes('same')) return 'same';
  return line.isReferenced ? 'same' : 'unknown';
}

function comparePlaces(one: string, another: string): 'same' | 'other' | 'unknown' {
  const [a, b] = [readPlace(one), readPlace(another)];
  if (a.statement !== b.statement) {
    const goesOn = (first: Said, next: Said) =>
      first.balanceAfter !== '' &&
      first.balanceAfter === next.balanceBefore &&
      first.opening !== next.opening;
    return goesOn(a, b) || goesOn(b, a) ? 'unknown' : 'same';
  }
  if (a.page !== b.page) return 'other';
  // A place from before says nothing about its document.
  if (a.page !== '' || a.isOld) return 'same';
  const differs = (['sequence', 'opening'] as const).some(
    (name) => a[name] !== '' && b[name] !== '' && a[name] !== b[name],
  );
  if (differs) return 'other';
  return a.opening !== '' && a.opening === b.opening ? 'same' : 'unknown';
}

type Said = ReturnType<typeof readPlace>;

function readPlace(place: string) {
  const [head = '', sequence = '', opening = '', balanceBefore = '', balanceAfter = '', edition] =
    place.split('@');
  const [statement = '', page = ''] = head.split('#');
  return {
    statement,
    page,
    sequence,
    opening,
    balanceBefore,
    balanceAfter,
    isOld: edition === undefined,
  };
}
