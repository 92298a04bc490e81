import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byKeys, byValues, createNumbers, lowest } from './radix-sort.ts';

test('selects the lowest like a full sort, missing values last', () => {
  const value = fc.option(fc.integer({ min: -5, max: 40 }), { nil: Number.NaN });
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 200 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(),
      (list, descending, most, turn) => {
        const values = Float64Array.from(list);
        const ranks = createNumbers(list.length).map((row) => (row + turn) % list.length);
        const byRank = (a: number, b: number) => (ranks[a] as number) - (ranks[b] as number);
        const rows = createNumbers(list.length).filter((row) => row % 3 !== turn % 3);
        const all = byValues(byKeys(rows, ranks), values, descending);
        const first = lowest(rows, values, byRank, descending, most);
        expect([...first]).toEqual([...all.subarray(0, most)]);
      },
    ),
  );
});
