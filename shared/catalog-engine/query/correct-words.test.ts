import { expect, test } from 'vitest';
import { corrections, distance, forgiven } from './correct-words.ts';

test('counts insert, delete, replace and swap as one edit each', () => {
  expect(distance('saddle', 'saddle', 2)).toBe(0);
  expect(distance('sadle', 'saddle', 2)).toBe(1);
  expect(distance('saddel', 'saddle', 2)).toBe(1);
  expect(distance('satdle', 'saddle', 2)).toBe(1);
  expect(distance('asddel', 'saddle', 2)).toBe(2);
  expect(distance('chain', 'saddle', 2)).toBe(3);
  expect(distance('', 'ab', 2)).toBe(2);
});

test('leaves short words and words with other characters unchanged', () => {
  expect(['pad', 'B-12', 'xt12', 'sadd', 'saddles', 'saddlebag', 'größe'].map(forgiven)).toEqual([
    0, 0, 0, 1, 1, 2, 1,
  ]);
});

test('corrects a word to those with the fewest edits', () => {
  const texts = ['cassette 11', 'derailed carette', 'derailleur', 'chain'];
  expect(corrections('derailer', texts)).toEqual(['derailed']);
  expect(corrections('chainn', texts)).toEqual(['chain']);
  expect(corrections('wheels', texts)).toEqual([]);
});

test('counts all doubled letters as one error', () => {
  const texts = ['cassette', 'saddle', 'tyre', 'accessory', 'tubeless'];
  expect(corrections('casete', texts)).toEqual(['cassette']);
  expect(corrections('casettte', texts)).toEqual(['cassette']);
  expect(corrections('ssaddlle', texts)).toEqual(['saddle']);
  expect(corrections('acesorys', texts)).toEqual(['accessory']);
  // One error more than such a short word is forgiven.
  expect(corrections('kasete', texts)).toEqual([]);
  expect(corrections('tubles', texts)).toEqual([]);
});
