import { expect, test } from 'vitest';
import { chooseSides, disputedFields, sameValue } from './version-conflict.rules.ts';

test('compares arrays and objects by content, files by identity', () => {
  expect(sameValue({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true);
  expect(sameValue([1, 2], [1])).toBe(false);
  const file = new Blob(['x']);
  expect(sameValue([file], [file])).toBe(true);
  expect(sameValue([file], [new Blob(['x'])])).toBe(false);
});

test('proposes the changed side, mine when both changed', () => {
  const base = { name: 'Bell', price: 1, stock: 5, color: 'red' };
  const mine = { ...base, name: 'Loud bell', price: 2 };
  const theirs = { ...base, name: 'Small bell', stock: 7 };
  const disputed = disputedFields(base, mine, theirs);
  expect(disputed).toEqual([
    { name: 'name', proposed: 'mine' },
    { name: 'price', proposed: 'mine' },
    { name: 'stock', proposed: 'theirs' },
  ]);
  const sides = Object.fromEntries(disputed.map(({ name, proposed }) => [name, proposed]));
  expect(chooseSides(mine, theirs, sides)).toEqual({ ...mine, stock: 7 });
});
