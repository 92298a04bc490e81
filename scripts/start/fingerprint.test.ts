import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isStale } from './fingerprint.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pannier-fingerprint-'));
  writeFileSync(join(folder, 'one.ts'), 'one');
  writeFileSync(join(folder, 'notes.md'), 'notes');
});
afterEach(() => rmSync(folder, { recursive: true }));

const taken = () => fingerprint(folder, ['**/*.ts']);

test('changes only with the files it covers', () => {
  const before = taken();
  writeFileSync(join(folder, 'notes.md'), 'other notes');
  expect(taken()).toBe(before);
  writeFileSync(join(folder, 'one.ts'), 'two');
  expect(taken()).not.toBe(before);
});

test('treats output of other files as stale', () => {
  const stamp = join(folder, '.made-from');
  expect(isStale(stamp, taken())).toBe(true);
  writeFileSync(stamp, taken());
  expect(isStale(stamp, taken())).toBe(false);
  writeFileSync(join(folder, 'three.ts'), 'three');
  expect(isStale(stamp, taken())).toBe(true);
});
