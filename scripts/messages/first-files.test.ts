import { expect, test } from 'vitest';
import { firstFiles } from './first-files.ts';

test('the texts of the whole login page are among the first', () => {
  expect(firstFiles()).toEqual(
    expect.arrayContaining([
      'src/features/session/login-extras.tsx',
      'src/features/announcements/login-announcements.tsx',
      'src/features/announcements/announcement-text.tsx',
    ]),
  );
});
