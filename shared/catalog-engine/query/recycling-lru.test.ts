import { expect, test } from 'vitest';
import { RecyclingLru } from './recycling-lru.ts';

test('caches the latest entries and reuses evicted ones', () => {
  const kept = new RecyclingLru<number[]>(2);
  const getKept = (key: string) =>
    kept.get(key, (reuse) => {
      const made = reuse ?? [];
      made.push(made.length);
      return made;
    });
  const first = getKept('first');
  const second = getKept('second');
  expect(getKept('first')).toBe(first);
  expect(first).toEqual([0]);
  expect(getKept('third')).toBe(second);
  expect(second).toEqual([0, 1]);
  expect(getKept('first')).toBe(first);
  expect(getKept('second')).toBe(second);
  expect(second).toEqual([0, 1, 2]);
});

test('evicts an entry that could not be created', () => {
  const kept = new RecyclingLru<object>(1);
  const only = kept.get('only', () => ({}));
  const fail = () => {
    throw new Error('not made');
  };
  expect(() => kept.get('other', fail)).toThrow('not made');
  const again = kept.get('other', (reuse) => reuse ?? { made: 'anew' });
  expect(again).toEqual({ made: 'anew' });
  expect(again).not.toBe(only);
});
