import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemLines } from '#server/feeds/import-report.ts';
import { importFeed } from './import-feed.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const drawing = (color: string) => [
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><rect width="48" height="24" fill="${color}"/></svg>`,
];
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

async function readSize(key: string): Promise<[string, number, number]> {
  const bytes = await harness.services.files.bytes(key);
  const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  return [format, width, height];
}

test('converts pictures to three WebP sizes, enlarging only SVG', async () => {
  const report = await harness.run({
    'images/drawn.svg': drawing('red'),
    'images/small.gif': await pixels(240, 150).gif().toBuffer(),
    'images/large.jpg': await pixels(2000, 1000).jpeg().toBuffer(),
    'images/tall.png': await pixels(100, 3000).png().toBuffer(),
  });
  expect(report).toMatchObject({ ok: true, files: [{ file: 'images', rows: 4, changed: 4 }] });
  expect(await readSize('images/drawn.webp')).toEqual(['webp', 960, 480]);
  expect(await readSize('images/medium/drawn.webp')).toEqual(['webp', 640, 320]);
  expect(await readSize('images/thumbnails/drawn.webp')).toEqual(['webp', 320, 160]);
  expect(await readSize('images/small.webp')).toEqual(['webp', 240, 150]);
  expect(await readSize('images/thumbnails/small.webp')).toEqual(['webp', 240, 150]);
  expect(await readSize('images/large.webp')).toEqual(['webp', 960, 480]);
  expect(await readSize('images/thumbnails/large.webp')).toEqual(['webp', 320, 160]);
  expect(await readSize('images/tall.webp')).toEqual(['webp', 32, 960]);
});

test('skips unchanged pictures unless the stored file is missing', async () => {
  const files = { 'images/a.svg': drawing('red'), 'images/b.svg': drawing('blue') };
  await harness.run(files);
  expect((await harness.run(files)).files).toMatchObject([{ rows: 2, changed: 0 }]);
  await harness.services.files.delete('images/thumbnails/a.webp');
  expect((await harness.run(files)).files).toMatchObject([{ rows: 2, changed: 1 }]);
  const changed = { ...files, 'images/b.svg': drawing('green') };
  expect((await harness.run(changed)).files).toMatchObject([{ rows: 2, changed: 1 }]);
});

test('renames a changed picture and repacks its articles', async () => {
  const article = harness.db.updateTable('article').set({ image: 'c' }).where('code', '=', 'P-1');
  await article.execute();
  const shown = async () => {
    const selectShown = harness.db.selectNoFrom(({ fn, val }) =>
      fn('shown_picture', [val('c')]).as('name'),
    );
    return (await selectShown.executeTakeFirst())?.name;
  };
  const touched = async () => {
    const changes = await harness.db.deleteFrom('catalog_change').returning('articles').execute();
    return changes.flatMap(({ articles }) => articles ?? []);
  };
  const twin = { 'images/d.svg': drawing('blue') };
  await harness.run({ 'images/c.svg': drawing('red'), ...twin });
  expect(await shown()).toBe('c');
  await touched();
  await harness.run({ 'images/c.svg': drawing('red'), ...twin });
  expect([await shown(), await touched()]).toEqual(['c', []]);
  await harness.run({ 'images/c.svg': drawing('green'), ...twin });
  expect([await shown(), await touched()]).toEqual(['c~1', ['P-1']]);
  await harness.run({ 'images/c.svg': drawing('white') });
  expect(await shown()).toBe('c~2');
});

// B122
test('converts banners to 1280-pixel WebP in a separate folder', async () => {
  const files = {
    'images/same.svg': drawing('red'),
    'images/banners/same.svg': drawing('blue'),
    'images/banners/large.jpg': await pixels(2000, 1000).jpeg().toBuffer(),
    'images/banners/notes.txt': ['no picture'],
    'images/banners/deeper/more.svg': drawing('red'),
  };
  const { files: reports } = await harness.run(files);
  expect(reports).toMatchObject([{ rows: 4, changed: 3 }]);
  expect(reports.flatMap(problemLines)).toEqual([
    'images/banners/notes.txt: "notes.txt" is not the name of a picture (BAD_IMAGE)',
  ]);
  expect(await readSize('images/same.webp')).toEqual(['webp', 960, 480]);
  expect(await readSize('banners/same.webp')).toEqual(['webp', 1280, 640]);
  expect(await readSize('banners/large.webp')).toEqual(['webp', 1280, 640]);
  expect((await harness.run(files)).files).toMatchObject([{ rows: 4, changed: 0 }]);
  await harness.services.files.delete('banners/large.webp');
  expect((await harness.run(files)).files).toMatchObject([{ rows: 4, changed: 1 }]);
});

test('follows a symbolic link and reports a broken one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-links-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'real.svg'), drawing('red').join(''));
  symlinkSync(join(folder, 'real.svg'), join(folder, 'images/link.svg'));
  symlinkSync(join(folder, 'gone.svg'), join(folder, 'images/nowhere.svg'));
  const { files } = await importFeed(harness.services, folder);
  rmSync(folder, { recursive: true });
  expect(files).toMatchObject([{ rows: 2, changed: 1 }]);
  expect(files.flatMap(problemLines)).toEqual(['images/nowhere.svg: is not a file (BAD_IMAGE)']);
});

test('reports a file in place of the images folder', async () => {
  expect(await harness.problems({ images: ['no folder'] })).toEqual([
    'images: there is no folder behind this name (MISSING_FILE)',
  ]);
});

test('reports invalid pictures and imports the others', async () => {
  const jpeg = await pixels(500, 500).jpeg().toBuffer();
  const { ok, files } = await harness.run({
    'images/broken.jpg': jpeg.subarray(0, 200),
    'images/good.png': await pixels(10, 10).png().toBuffer(),
    'images/huge.png': await pixels(7000, 6000).png().toBuffer(),
    'images/notes.txt': ['no picture'],
    'images/same.gif': await pixels(10, 10).gif().toBuffer(),
    'images/same.png': await pixels(10, 10).png().toBuffer(),
    'images/text.png': ['no picture either'],
    'images/tiff.png': await pixels(10, 10).tiff().toBuffer(),
  });
  expect(ok).toBe(false);
  const lines = files.flatMap(problemLines);
  expect(lines).toHaveLength(6);
  for (const name of ['broken.jpg', 'huge.png', 'notes.txt', 'same.png', 'text.png', 'tiff.png'])
    expect(lines).toContainEqual(expect.stringMatching(`^images/${name}: .+ \\(BAD_IMAGE\\)$`));
  // In our words, not in those of the library that reads them.
  expect(lines).toContainEqual(
    expect.stringContaining('text.png: the file is damaged, larger than is read, or no picture'),
  );
  expect(await harness.services.files.exists('images/good.webp')).toBe(true);
  expect(await harness.services.files.exists('images/same.webp')).toBe(true);
});
