import { expect, test } from 'vitest';
import { haveFilesChanged, toUploadTime } from './upload-time.rules.ts';

test('the last upload is written in the formats of the host', () => {
  const host = { timeZone: 'Asia/Jakarta', dateFormat: 'DD MMM YYYY', timeFormat: 'HH:mm' };
  expect(toUploadTime('2026-11-30T20:15:00Z', { host, locale: 'de-de' as never })).toEqual({
    date: '01 Dez 2026',
    time: '03:15',
  });
});

test.each([
  ['the same', ['a', 'b'], false],
  ['the same in another order', ['b', 'a'], false],
  ['one fewer', ['a'], true],
  ['one more', ['a', 'b', 'c'], true],
  ['another one', ['a', 'c'], true],
])('files that are %s', (_, after, isChange) => {
  const toFiles = (ids: string[]) => ids.map((id) => ({ id }));
  expect(haveFilesChanged(toFiles(['a', 'b']), toFiles(after))).toBe(isChange);
});
