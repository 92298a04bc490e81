import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listPrecached } from './vite-service-worker.ts';

const dist = mkdtempSync(join(tmpdir(), 'pannier-precache-'));
afterAll(() => rmSync(dist, { recursive: true }));

const write = (file: string, content = file) => {
  mkdirSync(join(dist, file, '..'), { recursive: true });
  writeFileSync(join(dist, file), content);
};
const revisionOf = (file: string) => listPrecached(dist).find(({ url }) => url === file)?.revision;

beforeEach(() => {
  for (const file of ['index.html', 'index.html.br', 'sw.js', 'assets/app-1a2b.js', 'assets/a.css'])
    write(file);
  for (const file of ['icons/mark.svg', 'icons/icon-192.png', 'drawings/bike.svg']) write(file);
  for (const file of ['images/a.svg', 'language/de.svg', 'drawings/b.png', '.vite/manifest.json'])
    write(file);
});

test('lists the app without pictures, languages and the worker', () => {
  expect(listPrecached(dist).map(({ url }) => url)).toEqual([
    'assets/a.css',
    'assets/app-1a2b.js',
    'drawings/bike.svg',
    'icons/icon-192.png',
    'icons/mark.svg',
    'index.html',
  ]);
});

test('gives a new revision only to a file with other content', () => {
  const before = listPrecached(dist);
  expect(listPrecached(dist)).toEqual(before);
  write('index.html', 'of the next version');
  expect(revisionOf('index.html')).not.toBe(before.at(-1)?.revision);
  expect(revisionOf('icons/mark.svg')).toMatch(/^[0-9a-f]{32}$/);
});

test('gives no revision to files whose name has a hash', () => {
  expect(revisionOf('assets/app-1a2b.js')).toBeNull();
});
