import { expect, test } from 'vitest';
import { ScratchPool } from './scratch-pool.ts';

const same = <Value>(value: Value) => value;

test('lends memory again, and never to two tasks at once', () => {
  const pool = new ScratchPool();
  const first = pool.lend('first', Uint32Array, 8, ({ buffer }) => buffer);
  pool.lend('again', Uint32Array, 4, (array) => {
    expect(array).toHaveLength(4);
    expect(array.buffer).toBe(first);
    pool.lend('second', Uint32Array, 4, ({ buffer }) => expect(buffer).not.toBe(first));
  });
});

test('takes memory back from a task that fails', () => {
  const pool = new ScratchPool();
  const fail = () => {
    throw new Error('failed');
  };
  expect(() => pool.lend('marks', Uint8Array, 1, fail)).toThrow('failed');
  expect(pool.lend('marks', Uint8Array, 1, ({ length }) => length)).toBe(1);
});

test('refuses in tests a name that is taken', () => {
  const pool = new ScratchPool();
  expect(() =>
    pool.lend('marks', Uint8Array, 1, () => pool.lend('marks', Uint8Array, 1, same)),
  ).toThrow('"marks" is taken already');
});

test('refuses in tests the use of memory after its return', () => {
  const pool = new ScratchPool();
  const marks = pool.lend('marks', Uint8Array, 2, same);
  const part = pool.lend('part', Uint8Array, 2, (array) => array.subarray(0, 1));
  for (const kept of [marks, part]) {
    expect(() => kept[0]).toThrow('used after its return');
    expect(() => kept.fill(0)).toThrow('used after its return');
    expect(() => {
      kept[0] = 1;
    }).toThrow('used after its return');
  }
});
