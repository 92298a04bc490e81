/** Whether two values of a field are the same; arrays and plain objects by what is in them. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValue(a[key], b[key]));
}

/** Files, dates and the like are the same only as the same object. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Whose value of a field is taken. */
export type Side = 'mine' | 'theirs';

/** A field that the user and somebody else have left in different states. */
export interface DisputedField<Name> {
  name: Name;
  /** The side that is proposed: a field the user did not touch follows the others. */
  proposed: Side;
}

/**
 * Compares what the user has typed with what others saved meanwhile.
 * @param base what the user began with
 */
export function disputedFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): DisputedField<keyof Values & string>[] {
  const names = Object.keys(mine) as (keyof Values & string)[];
  return names
    .filter((name) => !sameValue(mine[name], theirs[name]))
    .map((name) => ({ name, proposed: sameValue(mine[name], base[name]) ? 'theirs' : 'mine' }));
}

/** What is saved when each disputed field is taken from the chosen side. */
export function chooseSides<Values extends object>(
  mine: Values,
  theirs: Values,
  sides: Readonly<Partial<Record<keyof Values, Side>>>,
): Values {
  const chosen = { ...mine };
  for (const name of Object.keys(sides) as (keyof Values)[])
    if (sides[name] === 'theirs') chosen[name] = theirs[name];
  return chosen;
}
