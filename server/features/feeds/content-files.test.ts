import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import type { ImportControl } from './import-feed.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
let photo: Buffer;
beforeAll(async () => {
  harness = await openFeedHarness();
  photo = await picture('#3a7');
});
afterAll(() => harness.close());

const picture = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** A PDF of its own for each title. */
const pdf = (title = '') => pdfWith([], `/Lang (${title})`);

type Files = Record<string, Uint8Array>;
const header =
  'sorg,id,language,type,title,title.de,validFrom,validTo,contentTargetMarkets,files,fileTitles,altText,altText.de';
/** Imports documents of which each row names its files, titles and texts. */
const run = (rows: string[], files: Files = {}, control?: ImportControl) =>
  harness.run(
    {
      'sales_documents.csv': [
        header,
        ...rows.map((row) => {
          const [id, ...rest] = row.split(',');
          return `2000,${id},en,general,Prices,Preise,2026-03-01,2026-03-31,M1,${rest.join(',')}`;
        }),
      ],
      ...Object.fromEntries(Object.entries(files).map(([name, all]) => [`files/${name}`, all])),
    },
    control,
  );
const problemsOf = async (rows: string[], files?: Files) =>
  (await run(rows, files)).files.flatMap(({ problems }) =>
    problems.map(({ file, line, column, code }) => [file, line, column, code].join(':')),
  );

/** The files of a document in their order. */
const filesOf = (id: string) =>
  harness.db
    .selectFrom('content_file as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.file_id', 'd.place', 'd.title', 'd.alt', 'f.name'])
    .where('d.owner_id', '=', `sales_document/2000~${id}`)
    .orderBy('d.place')
    .execute();
const names = async (id: string) => (await filesOf(id)).map(({ name }) => name);
const stored = (id: string) =>
  harness.db
    .selectFrom('sales_document')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const withoutOwner = async () =>
  (
    await harness.db
      .selectFrom('stored_file')
      .select('name')
      .where('owner_id', 'is', null)
      .execute()
  ).map(({ name }) => name);

describe('the files of documents', () => {
  test('get titles, alternative texts and are found by name', async () => {
    const files = {
      'Prices 2026.pdf': pdf('1'),
      'bike.jpeg': photo,
      'part.jpg': await picture('#123'),
    };
    const row = 'a,Prices 2026.pdf|bike.jpeg|part.jpg,All prices,|A bike,|Ein Rad';
    expect((await run([row], files)).files).toMatchObject([
      { file: 'sales_documents.csv', refused: false, changed: 1 },
      { file: 'files', refused: false, rows: 3, changed: 3 },
    ]);
    expect(await filesOf('a')).toMatchObject([
      { name: 'Prices 2026.pdf', place: 1, title: 'All prices', alt: {} },
      { name: 'bike.jpg', place: 2, title: '', alt: { en: 'A bike', de: 'Ein Rad' } },
      // Without a text of its own a picture has the title of its row.
      { name: 'part.jpg', place: 3, alt: { en: 'Prices', de: 'Preise' } },
    ]);
    expect((await stored('a')).search).toMatch(/prices.*all prices prices 2026\.pdf.*bike\.jpg/);
  });

  test('are not stored again, and may be left out when they are there', async () => {
    const files = { 'b.pdf': pdf('2') };
    await run(['b,b.pdf,,,'], files);
    const before = [await filesOf('b'), await stored('b'), await withoutOwner()];
    for (const given of [files, {}])
      expect((await run(['b,b.pdf,,,'], given)).files).toMatchObject([
        { changed: 0, refused: false },
        { changed: 0, refused: false, rows: 1 },
      ]);
    expect([await filesOf('b'), await stored('b'), await withoutOwner()]).toEqual(before);
  });

  test('change order, name and content with their row', async () => {
    await run(['c,c.pdf|d.pdf,,,'], { 'c.pdf': pdf('3'), 'd.pdf': pdf('4') });
    const { version } = await stored('c');
    await run(['c,d.pdf|e.pdf,,,'], { 'd.pdf': pdf('5'), 'e.pdf': pdf('3') });
    expect(await names('c')).toEqual(['d.pdf', 'e.pdf']);
    expect(await withoutOwner()).toEqual(['d.pdf']);
    expect((await stored('c')).version).toBe(version + 1);
  });

  test('that are missing or refused leave a row as it was', async () => {
    await run(['g,g.pdf,,,'], { 'g.pdf': pdf('6') });
    const before = await filesOf('g');
    const files = {
      'new.pdf': pdf('7'),
      'bad.pdf': pdf().subarray(0, 30),
      'page.html': Buffer.from('<html></html>'),
      'twin.pdf': pdf('7'),
    };
    const rows = ['g,new.pdf|none.pdf|bad.pdf|page.html|twin.pdf,,,', 'h,new.pdf,,,'];
    expect(await problemsOf(rows, files)).toEqual([
      'sales_documents.csv:2:files:MISSING_FILE',
      'sales_documents.csv:2:files:BAD_DOCUMENT',
      'sales_documents.csv:2:files:BAD_DOCUMENT',
      'sales_documents.csv:2:files:NOT_ALLOWED',
    ]);
    expect(await filesOf('g')).toEqual(before);
    expect(await names('h')).toEqual(['new.pdf']);
  });

  test('are not taken when their row is refused', async () => {
    const rows = [
      'i,../i.pdf,,,',
      'j,,,,',
      'k,i.pdf|i.pdf,,,',
      'l,i.pdf||j.pdf,,,',
      'm,i.pdf,One|Two,,A|B',
    ];
    expect(await problemsOf([...rows, 'n,n.pdf,,,'], { 'n.pdf': pdf('8') })).toEqual([
      'sales_documents.csv:2:files:NOT_ALLOWED',
      'sales_documents.csv:3:files:REQUIRED',
      'sales_documents.csv:4:files:NOT_ALLOWED',
      'sales_documents.csv:5:files:NOT_ALLOWED',
      'sales_documents.csv:6:fileTitles:OUT_OF_RANGE',
      'sales_documents.csv:6:altText.de:OUT_OF_RANGE',
    ]);
    expect(await names('n')).toEqual([]);
  });

  // Reading 71
  test('stay when staff have changed their record', async () => {
    await run(['o,o.pdf,,,'], { 'o.pdf': pdf('9') });
    const change = { title: 'Of staff', of_staff: true };
    await harness.db.updateTable('sales_document').set(change).where('id', '=', 'o').execute();
    const files = { 'p.pdf': pdf('10') };
    expect((await run(['o,p.pdf,,,'], files)).files).toMatchObject([
      { warnings: [{ line: 2, code: 'KEPT' }] },
      { rows: 0 },
    ]);
    expect(await names('o')).toEqual(['o.pdf']);
    await run(['o,p.pdf,,,'], files, { overwrite: true });
    expect(await names('o')).toEqual(['p.pdf']);
  });
});

test('a picture of a card goes with an empty cell only', async () => {
  const news = (columns: string, cells: string) => ({
    'news.csv': [
      `sorg,id,title,body,validFrom,validTo,contentTargetMarkets${columns}`,
      `2000,n1,Bikes,Text,2026-03-01,2026-03-31,M1${cells}`,
    ],
  });
  const owned = () =>
    harness.db
      .selectFrom('content_file')
      .select(['place', 'alt'])
      .where('owner_id', '=', 'news/2000~n1')
      .execute();
  const files = { 'files/bike.jpg': photo, 'files/a.pdf': pdf('11') };
  await harness.run({ ...news(',file,files', ',bike.jpg,a.pdf'), ...files });
  expect(await owned()).toEqual([
    { place: 0, alt: { en: 'Bikes' } },
    { place: 1, alt: {} },
  ]);
  expect(await harness.problems({ ...news(',file', ',a.pdf'), ...files })).toEqual([
    'news.csv:2:file: "a.pdf" is not taken: Files of this kind are not taken (BAD_DOCUMENT)',
  ]);
  await harness.run(news('', ''));
  expect(await owned()).toHaveLength(2);
  await harness.run(news(',file,files', ',,'));
  expect(await owned()).toEqual([]);
});
