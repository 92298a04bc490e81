import { expect, test } from 'vitest';
import { feedFiles } from './feed-files.ts';

const names = feedFiles.map(({ name }) => name);

// Pairs that no column ties together; what a column names is tested with inReadingOrder.
test.each([
  ['hosts.csv', 'users.csv'],
  ['order_lines.csv', 'order_confirmations.csv'],
  ['orders.csv', 'stock.csv'],
  ['order_lines.csv', 'stock.csv'],
])('reads %s before %s', (earlier, later) => {
  expect(names).toContain(earlier);
  expect(names.indexOf(earlier)).toBeLessThan(names.indexOf(later));
});

test('reads every file after what its columns refer to', () => {
  const placeOf = (table: string) => feedFiles.findLastIndex((file) => file.table === table);
  const early = feedFiles.flatMap((file, place) =>
    Object.entries(file.columns).flatMap(([column, { references }]) =>
      references
        .filter(({ table }) => table !== file.table && placeOf(table) > place)
        .map(({ table }) => `${file.name}: ${column} names ${table}`),
    ),
  );
  expect(early).toEqual([]);
});
