/** A line of a statement, and what it is known by. */
export interface PlacedLine {
  content: string;
  statement: string;
  page: string;
}

/** A stored line, and the statements with their pages that have brought it. */
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

/**
 * Finds the lines that are not stored yet. A reference of a bank is not unique, and two payments may be equal in all
 * that a statement says. So lines of equal content are as many payments as one statement brings, all its pages
 * together; another statement that brings as many or fewer repeats them.
 */
export function findNewLines<Line extends PlacedLine>(
  lines: readonly Line[],
  known: readonly KnownEntry[],
): { fresh: (Line & { places: string[] })[]; repetitions: Repetition[] } {
  const fresh: (Line & { places: string[] })[] = [];
  const repetitions: Repetition[] = [];
  const payments = Map.groupBy(
    known.map(({ id, content, places }) => ({ id, content, places: [...places] })),
    ({ content }) => content,
  ) as Map<string, { id?: number; places: string[] }[]>;
  /** The payments that the lines of a place have been found to be. */
  const taken = new Map<string, Set<object>>();
  for (const line of lines) {
    const { content, statement, page } = line;
    const place = `${statement}#${page}`;
    const ofPlace = taken.get(place) ?? new Set();
    const equal = payments.get(content) ?? [];
    const again = equal.find((one) => one.places.includes(place) && !ofPlace.has(one));
    const elsewhere = equal.find(
      ({ places }) => !places.some((one) => one.startsWith(`${statement}#`)),
    );
    const payment = again ?? elsewhere ?? { places: [] };
    if (!again) payment.places.push(place);
    if (!again && payment.id !== undefined) repetitions.push({ id: payment.id, content, place });
    if (!again && !elsewhere) {
      fresh.push({ ...line, places: payment.places });
      payments.set(content, [...equal, payment]);
    }
    taken.set(place, ofPlace.add(payment));
  }
  return { fresh, repetitions };
}
