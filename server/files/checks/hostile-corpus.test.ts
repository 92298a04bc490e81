import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BadContent, fileRefused } from '../file-rules.ts';
import { shownName } from '../stored/shown-name.ts';
import { type HostileFile, hostileFiles } from '../testing/hostile-files.ts';
import { facturX, objectStream, pdfWith, pdfWithAttachment } from '../testing/pdf-maker.ts';
import { anyFile } from '../testing/sample-feature.ts';
import { officeWith, zipWith } from '../testing/zip-maker.ts';
import { checkContent } from './check-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

function stored(content: Buffer): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, content);
  return path;
}

async function verdict(content: Buffer, rules = anyFile): Promise<string | null> {
  return checkContent(stored(content), rules, null).then(
    () => null,
    (error) => {
      if (error instanceof BadContent) return error.code;
      throw error;
    },
  );
}

describe('the hostile corpus', () => {
  let corpus: HostileFile[];
  beforeAll(async () => {
    corpus = await hostileFiles();
  }, 120_000);

  test('contains 200 files', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(200);
  });

  test('rejects hostile files with types and limit or sanitises them', async () => {
    const wrong: unknown[] = [];
    for (const { what, content, refusal } of corpus) {
      const code = await verdict(content);
      if (code !== refusal) wrong.push([what, refusal, code]);
    }
    expect(wrong).toEqual([]);
    for (const code of new Set(corpus.flatMap(({ refusal }) => refusal ?? [])))
      expect(fileRefused(code, anyFile).message).toMatch(
        /^.+\. Taken are pictures, videos .+, PDF, .+ 20 MB\.$/,
      );
  }, 120_000);

  test('is refused in the same way where originals are kept', async () => {
    const wrong: unknown[] = [];
    for (const { what, content, refusal } of corpus) {
      const code = await verdict(content, { ...anyFile, keepsOriginal: true });
      const expected = what.startsWith('a GIF') ? 'FILE_KIND' : refusal;
      if (code !== expected) wrong.push([what, expected, code]);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('strips everything but pixels from accepted pictures', async () => {
    for (const { content, refusal } of corpus.filter(
      (file) =>
        file.what.includes('behind it') ||
        file.what.includes('EXIF') ||
        file.what.includes('comment'),
    )) {
      if (refusal !== null) continue;
      const { content: kept, type } = await checkContent(stored(content), anyFile, null);
      expect(type).toBe('image/webp');
      const text = Buffer.from(kept ?? []).toString('latin1');
      expect(text).not.toMatch(/script|<\?php|META-INF|%PDF|JavaScript/);
      const { exif, xmp, iptc } = await sharp(kept ?? undefined).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  }, 60_000);

  test('yields only names that are safe to show and to save', () => {
    for (const { name } of corpus) {
      const shown = shownName(name, 'webp');
      expect(shown).toMatch(/^[^\p{C}/\\<>:"|?*;%.\s][^\p{C}/\\<>:"|?*;%]*\.webp$/u);
      expect([...shown].length).toBeLessThanOrEqual(120);
      expect(shown.split('.')[0]).not.toMatch(/^(con|nul)$/i);
    }
  });
});

describe('harmless files are taken', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a PDF', () => pdfWith(), 'application/pdf'],
    [
      'a PDF with object streams',
      () => pdfWith([objectStream('<< /A (a text) >>')]),
      'application/pdf',
    ],
    ['an e-invoice', () => pdfWithAttachment(facturX), 'application/pdf'],
    [
      'a Word document',
      () => officeWith('word'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'an Excel workbook with printer settings',
      () => officeWith('excel', { 'xl/printerSettings/printerSettings1.bin': 'x' }),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'a PowerPoint presentation with pictures',
      () => officeWith('powerpoint', { 'ppt/media/image1.png': 'x' }),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    [
      'a ZIP archive of texts',
      () => zipWith({ 'a.csv': '1;2', 'b/c.txt': 'x' }),
      'application/zip',
    ],
  ])('%s', async (_what, make, type) => {
    const checked = await checkContent(stored(await make()), anyFile, null);
    expect(checked).toMatchObject({ type, content: null, thumbnail: null });
  });

  test('converts a picture to WebP up to 4096 pixels and a thumbnail', async () => {
    const create = { width: 5_000, height: 3_000, channels: 3 as const, background: '#888' };
    const jpeg = await sharp({ create }).jpeg().toBuffer();
    const { content, thumbnail, type } = await checkContent(stored(jpeg), anyFile, null);
    const sizes = await Promise.all(
      [content, thumbnail].map((bytes) => sharp(bytes ?? undefined).metadata()),
    );
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 4_096, 2_458],
      ['webp', 320, 192],
    ]);
    expect(type).toBe('image/webp');
  });

  test('stores a picture rotated by EXIF upright', async () => {
    const create = { width: 60, height: 20, channels: 3 as const, background: '#888' };
    const turned = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { content } = await checkContent(stored(turned), anyFile, null);
    expect(await sharp(content ?? undefined).metadata()).toMatchObject({ width: 20, height: 60 });
  });
});
