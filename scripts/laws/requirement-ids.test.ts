import { expect, test } from 'vitest';
import { inventory, inventoryLists } from '../inventory/inventory.ts';
import { listProse } from './prose.ts';

const known = new Set(inventoryLists.flatMap((list) => inventory(list).map(({ id }) => id)));

/** The path data of drawings looks like ids: a move to x = 100 is written M and 100. */
const drawings = /^scripts\/demo\/draw\//;
const mentions = listProse()
  .filter(({ path }) => !drawings.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\b[ROESBMCFUN]\d{3}\b/g)].map(([id]) => ({ path, id })),
  );

test('uses every requirement id once', () => {
  const ids = inventoryLists.flatMap((list) => inventory(list).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2_000);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('lists every mentioned requirement id in docs/requirements', () => {
  expect(mentions.length).toBeGreaterThan(2_000);
  const lost = mentions.filter(({ id }) => !known.has(id));
  expect(lost.map(({ path, id }) => `${path}: ${id}`)).toEqual([]);
});
