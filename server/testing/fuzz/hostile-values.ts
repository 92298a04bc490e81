/** Values that no person types but some program sends, by the kind of value that they replace. */
export const hostile = {
  number: [
    -1,
    0,
    -0,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    2 ** 53 - 1,
    2 ** 53 + 1,
    1e308,
    0.5,
    'NaN',
  ],
  text: [
    '',
    ' ',
    '\0',
    'a\ud83d',
    '\u202eadeB',
    '🚲'.repeat(60),
    `'"\`;--`,
    '%_\\',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    '-1',
    'NaN',
    '9'.repeat(40),
    '\u0001\u001f\u007f\uffff',
    '../../etc/passwd',
  ],
  day: [
    '',
    'now',
    'infinity',
    '0000-01-01',
    '0001-01-01',
    '-000001-01-01',
    '2000-01-01',
    '2026-02-30',
    '2100-12-31',
    '9999-12-31',
    '+275760-09-13',
    '275760-09-14',
  ],
  choice: ['x', '__proto__', ''],
  any: [null, true, [], {}, [[]]],
} as const;

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Some of these values, in their order; all of them when there are no more. */
export function some<T>(values: readonly T[], most: number, random: () => number): T[] {
  const marked = values.map((value, place) => ({ value, place, mark: random() }));
  const chosen = marked.toSorted((a, b) => a.mark - b.mark).slice(0, most);
  return chosen.toSorted((a, b) => a.place - b.place).map(({ value }) => value);
}
