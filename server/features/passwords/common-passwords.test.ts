import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const list = () =>
  brotliDecompressSync(readFileSync(new URL('./common-passwords.txt.br', import.meta.url)))
    .toString('latin1')
    .trim()
    .split('\n');

it('contains 100,000 passwords that a host could accept', () => {
  const words = list();
  expect(new Set(words).size).toBe(100_000);
  expect(words.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});

it.each(['password', 'Password1', 'QWERTZ123', '12345678', 'iloveyou', 'P@ssw0rd', 'Ｐassword1'])(
  'finds %s whatever its case',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it('finds the first and the last of the list', async () => {
  const words = list();
  for (const word of [words[0], words.at(-1)])
    expect(await isCommonPassword(word ?? '')).toBe(true);
});

it.each(['', 'Gravel-Path-2026', 'password\npassword1', 'assword', '🚲🚲🚲🚲🚲🚲🚲🚲'])(
  'lets %j pass',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
