import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { type RawEntry, rawZip } from '../testing/raw-zip.ts';
import { unpackFeed } from './unpack-zip.ts';
import { UnsafeFeed } from './unsafe-feed.ts';

const root = mkdtempSync(join(tmpdir(), 'pannier-unpack-'));
afterAll(() => rmSync(root, { recursive: true }));

const limits = { maxFileBytes: 10_000, maxTotalBytes: 25_000, maxEntries: 20 };

/** Unpacks a zip file and lists all resulting files, including files outside the target folder. */
async function unpack(zip: Uint8Array): Promise<string[]> {
  const place = mkdtempSync(join(root, 'zip-'));
  writeFileSync(join(place, 'feed.zip'), zip);
  await unpackFeed(join(place, 'feed.zip'), join(place, 'feed'), limits);
  const all = readdirSync(place, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && entry.name !== 'feed.zip')
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();
}
const refusal = (entries: RawEntry[]) =>
  unpack(rawZip(entries)).then(
    () => 'taken',
    (error) => {
      expect(error).toBeInstanceOf(UnsafeFeed);
      return (error as Error).message;
    },
  );
const csv = { name: 'articles.csv', content: 'sorg,code\n' };

test('unpacks only feed files from the top level', async () => {
  const entries = [
    csv,
    { name: 'images/' },
    { name: 'images/a.svg', content: '<svg/>' },
    { name: 'images/banners/b.svg', content: '<svg/>' },
    { name: 'readme.txt', content: 'x' },
    { name: 'images/deep/er/c.svg', content: 'x' },
    { name: '__MACOSX/._articles.csv', content: 'x' },
  ];
  expect(await unpack(rawZip(entries))).toEqual([
    'feed/articles.csv',
    'feed/images/a.svg',
    'feed/images/banners/b.svg',
  ]);
});

test('unpacks a feed from a single top-level folder', async () => {
  const entries = ['monday/articles.csv', 'monday/images/a.svg', '.DS_Store'];
  expect(await unpack(rawZip(entries.map((name) => ({ name }))))).toEqual([
    'feed/articles.csv',
    'feed/images/a.svg',
  ]);
});

test('unpacks stored and deflated content unchanged', async () => {
  const place = mkdtempSync(join(root, 'content-'));
  const content = 'sorg,code\n'.repeat(900);
  for (const method of [0, 8]) {
    writeFileSync(join(place, `${method}.zip`), rawZip([{ ...csv, content, method }]));
    await unpackFeed(join(place, `${method}.zip`), join(place, `${method}`), limits);
    expect(readFileSync(join(place, `${method}`, 'articles.csv'), 'utf8')).toBe(content);
  }
});

describe('refused with a reason that names the entry', () => {
  test.each<[string, RawEntry, string]>([
    ['a way out of the folder', { name: '../articles.csv' }, '../articles.csv'],
    ['a way out further down', { name: 'images/../../a.svg' }, 'images/../../a.svg'],
    ['an absolute path', { name: '/etc/articles.csv' }, '/etc/articles.csv'],
    ['a drive', { name: 'C:/articles.csv' }, 'C:/articles.csv'],
    ['a backslash', { name: '..\\articles.csv' }, '..\\articles.csv'],
    ['a NUL', { name: 'images/a\0.svg' }, 'images/a\\u0000.svg'],
    ['a line break', { name: 'images/a\n.svg' }, 'images/a\\n.svg'],
    ['a symbolic link', { ...csv, mode: 0o120777 }, '"articles.csv" is a symbolic link'],
    ['a device', { ...csv, mode: 0o020644 }, '"articles.csv" is neither a file nor a folder'],
    ['a pipe', { ...csv, mode: 0o010644 }, '"articles.csv" is neither a file nor a folder'],
    ['an encrypted entry', { ...csv, flags: 1 }, '"articles.csv" is encrypted'],
    ['another compression', { ...csv, method: 12 }, '"articles.csv" is compressed in a way'],
    ['a wrong checksum', { ...csv, saidCrc: 1 }, '"articles.csv" is damaged'],
    ['more content than said', { ...csv, saidSize: 3 }, 'articles.csv'],
    ['less content than said', { ...csv, saidSize: 300 }, 'articles.csv'],
    ['a bomb', { ...csv, content: Buffer.alloc(10_001) }, '"articles.csv" is larger than 10000'],
    [
      'a bomb that says it is small',
      { ...csv, content: Buffer.alloc(5_000_000), saidSize: 9_000 },
      'articles.csv',
    ],
  ])('%s', async (_name, entry, reason) => {
    expect(await refusal([{ name: 'prices.csv' }, entry])).toContain(reason);
  });

  test('rejects duplicate names, ignoring case', async () => {
    expect(await refusal([csv, csv])).toBe('"articles.csv" is in the ZIP file twice');
    expect(await refusal([csv, { name: 'Articles.CSV' }])).toContain('"Articles.CSV"');
  });

  test('rejects overlapping entries that are too large in total', async () => {
    const content = Buffer.alloc(9_000);
    const entries = Array.from({ length: 10 }, (_, n) => ({ name: `images/${n}.svg`, content }));
    expect(await refusal(entries.map((entry, n) => (n ? { ...entry, at: 0 } : entry)))).toContain(
      'unpacks to more than 25000 bytes, from "images/2.svg" on',
    );
  });

  test('rejects more entries than allowed', async () => {
    const entries = Array.from({ length: 21 }, (_, n) => ({ name: `images/${n}.svg` }));
    expect(await refusal(entries)).toBe('The ZIP file has more than 20 entries');
  });
});

test('rejects anything but a ZIP file', async () => {
  const whole = rawZip([csv]);
  for (const bytes of [Buffer.alloc(0), Buffer.from('sorg,code\n'), whole.subarray(0, -5)])
    await expect(unpack(bytes)).rejects.toThrow('The ZIP file cannot be read');
  await expect(unpack(rawZip([csv], 9))).rejects.toBeInstanceOf(UnsafeFeed);
});

test('rejects or survives damage at any position', async () => {
  const content = 'sorg,code\n'.repeat(50);
  const whole = rawZip([
    { ...csv, content },
    { name: 'images/a.svg', content },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      async (changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        const files = await unpack(bytes).catch((error) => {
          expect(error).toBeInstanceOf(UnsafeFeed);
          return [];
        });
        for (const file of files) expect(file).toMatch(/^feed\/([^/]+\.csv|images\/[^/]+)$/i);
      },
    ),
    propertyRuns(300),
  );
}, 60_000);
