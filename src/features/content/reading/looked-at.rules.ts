/** Looks at the list that lie closer together than this are one visit, in ms. */
const visitMs = 30 * 60_000;

/** When a reader looked at the list, in ms since 1970: the end of the visit before this one, and the last look. */
export interface Looks {
  before: number;
  last: number;
}

/** An item by its first day, where it has one (YYYY-MM-DD), and its last change. */
export interface Dated {
  validFrom?: string;
  changedAt: string;
}

/** Returns the end of the visit before this one; the present for a first reader, to whom nothing is new. */
export function getLastVisit(known: Looks | null, now: number): number {
  if (!known) return now;
  return now - known.last < visitMs ? known.before : known.last;
}

/**
 * Whether an item became valid or was changed since a moment.
 * @param since in ms since 1970 @param day of that moment in the sales organisation, YYYY-MM-DD
 */
export function isNewSince(
  { validFrom = '', changedAt }: Dated,
  since: number,
  day: string,
): boolean {
  return validFrom > day || Date.parse(changedAt) > since;
}
