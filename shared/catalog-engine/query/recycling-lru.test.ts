import { expect, test } from 'vitest';
import { RecyclingLru } from './recycling-lru.ts';

/** A value that notes each use of its memory. */
const make = (reuse: string[] | null) => [...(reuse ?? []), 'made'];
const same = <Value>(value: Value) => value;

test('caches the latest entries and reuses evicted ones', () => {
  const kept = new RecyclingLru<string[]>(2);
  const first = kept.lend('first', make, same);
  expect(kept.lend('second', make, same)).toEqual(['made']);
  expect(kept.lend('first', make, same)).toBe(first);
  expect(kept.lend('third', make, same)).toEqual(['made', 'made']);
  expect(kept.lend('first', make, same)).toBe(first);
  expect(kept.lend('second', make, same)).toEqual(['made', 'made', 'made']);
});

test('does not reuse an entry that a task holds', () => {
  const kept = new RecyclingLru<string[]>(1);
  const other = kept.lend('held', make, () => kept.lend('other', make, same));
  expect(other).toEqual(['made']);
  expect(kept.lend('third', make, same)).toEqual(['made', 'made']);
});

test('evicts an entry that could not be created', () => {
  const kept = new RecyclingLru<object>(1);
  const only = kept.lend('only', () => ({}), same);
  const fail = () => {
    throw new Error('not made');
  };
  expect(() => kept.lend('other', fail, same)).toThrow('not made');
  const again = kept.lend('other', (reuse) => reuse ?? { made: 'anew' }, same);
  expect(again).toEqual({ made: 'anew' });
  expect(again).not.toBe(only);
});
