import { expect, test } from 'vitest';
import { Reused } from './reused.ts';

test('remembers the last ones and makes new ones of those forgotten', () => {
  const kept = new Reused<number[]>(2);
  const ask = (key: string) =>
    kept.get(key, (spare) => {
      const made = spare ?? [];
      made.push(made.length);
      return made;
    });
  const first = ask('first');
  const second = ask('second');
  expect(ask('first')).toBe(first);
  expect(first).toEqual([0]);
  expect(ask('third')).toBe(second);
  expect(second).toEqual([0, 1]);
  expect(ask('first')).toBe(first);
  expect(ask('second')).toBe(second);
  expect(second).toEqual([0, 1, 2]);
});

test('forgets what could not be made', () => {
  const kept = new Reused<object>(1);
  const only = kept.get('only', () => ({}));
  const fail = () => {
    throw new Error('not made');
  };
  expect(() => kept.get('other', fail)).toThrow('not made');
  const again = kept.get('other', (spare) => spare ?? { made: 'anew' });
  expect(again).toEqual({ made: 'anew' });
  expect(again).not.toBe(only);
});
