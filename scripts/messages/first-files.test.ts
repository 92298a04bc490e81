import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { firstFiles } from './first-files.ts';

test('first screens’ lazy parts have their texts at once', () => {
  expect(firstFiles()).toEqual(
    expect.arrayContaining([
      'src/features/session/login-extras.tsx',
      'src/features/announcements/login-announcements.tsx',
      'src/features/announcements/announcement-text.tsx',
    ]),
  );
});

test('only first screens use lazyOfFirstScreen', () => {
  const users = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    /(?<!function )\blazyOfFirstScreen\(/.test(readFileSync(root + path, 'utf8')),
  );
  expect(users).not.toEqual([]);
  expect(firstFiles()).toEqual(expect.arrayContaining(users));
});
