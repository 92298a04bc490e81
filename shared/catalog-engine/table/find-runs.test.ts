import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { findRuns } from './find-runs.ts';
import type { Table } from './table.ts';

const numbers = fc
  .uniqueArray(fc.nat({ max: 60 }), { maxLength: 30 })
  .map((nos) => Uint32Array.from(nos).sort());
const tables = fc.array(
  fc.record({ nos: numbers, removed: numbers }).map((some) => some as unknown as Table),
  { maxLength: 6 },
);

test('returns the latest row per number in the longest runs', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 5 }), (list, unwanted) => {
      const last = new Map<number, { table: number; row: number } | null>();
      list.forEach(({ nos, removed }, table) => {
        for (const no of removed) last.set(no, null);
        nos.forEach((no, row) => {
          last.set(no, { table, row });
        });
      });
      const wanted = [...last]
        .sort(([a], [b]) => a - b)
        .flatMap(([no, place]) => (place && no % unwanted !== 1 ? [place] : []));
      const runs = findRuns(
        list,
        ({ nos }) =>
          (row) =>
            (nos[row] as number) % unwanted !== 1,
      );
      const rows = runs.flatMap(({ table, from, length }) =>
        Array.from({ length }, (_, at) => ({ table, row: from + at })),
      );
      expect(rows).toEqual(wanted);
      let at = 0;
      runs.forEach((run, place) => {
        const before = runs[place - 1];
        expect(run.at).toBe(at);
        expect(before?.table === run.table && before.from + before.length === run.from).toBe(false);
        at += run.length;
      });
    }),
    propertyRuns(500),
  );
});
