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

/** The side whose value is taken. */
export type Side = 'mine' | 'theirs';

/** A field with different values from the user and from someone else. */
export interface DisputedField<Name> {
  name: Name;
  /** The side that is proposed: a field the user did not touch follows the others. */
  proposed: Side;
}

/**
 * Compares the values of the user with those that others saved in the meantime.
 * @param base the values that the user started from
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

/** Returns the values to save when each disputed field is taken from the chosen side. */
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
