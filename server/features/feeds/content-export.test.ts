import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { importFeed } from './import-feed.ts';

type Files = Record<string, Uint8Array>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function importFiles(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-export-'));
  mkdirSync(join(folder, 'files'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const report = await importFeed(app.services, folder);
  rmSync(folder, { recursive: true });
  return report;
}

async function fetchExport(name: string, user = 'contentadmin') {
  const authorization = `Bearer ${await app.login(user)}`;
  const url = `/documents/content/${name}`;
  return await app.app.inject({ url, headers: { host: 'localhost', authorization } });
}

async function unpack(zip: Buffer): Promise<Files> {
  const files: Files = {};
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await opened.openReadStreamPromise(entry)) parts.push(part);
    files[entry.fileName] = Buffer.concat(parts);
  }
  return files;
}

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
const photo = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
const item = 'sorg,id,language,title,title.de,body,contentTargetMarkets';

async function createFeed(): Promise<Record<string, Files>> {
  const [red, blue, pdf] = [await photo('#a00'), await photo('#00a'), pdfWith()];
  return {
    news: {
      'news.csv': csv(
        `${item},validFrom,validTo,itemPerLine,tags,mustRead,published,file,altText,altText.de,files,fileTitles`,
        '2000,n1,en,=1+1,"Preise, neu","<p>Two\n""lines""</p>",M1|M2,2026-03-01,2026-03-31,2,new|=x,true,false,red.jpg,A bike|,Ein Rad|,a.pdf,Prices',
      ),
      'files/red.jpg': red,
      'files/a.pdf': pdf,
    },
    'sales-documents': {
      'sales_document_groups.csv': csv(
        'sorg,id,language,name,name.de,contentTargetMarkets',
        '2000,g1,en,Prices,Preise,M1',
      ),
      'sales_documents.csv': csv(
        `${item},type,salesDocumentGroup,subtitle,validFrom,validTo,files`,
        '2000,d1,,List,,,M1,technical,g1,-5 %,2026-03-01,2026-03-31,a.pdf',
      ),
      'files/a.pdf': pdf,
    },
    'marketing-material': {
      'marketing_categories.csv': csv(
        'sorg,id,parent,type,route,title,contentTargetMarkets,showChilds,sorting,file',
        '2000,a,b,marketing_material,alpine,Alpine,M1,false,7,red.jpg',
        '2000,b,,marketing_material,bikes,Bikes,M1,true,0,',
      ),
      'marketing_materials.csv': csv(
        'sorg,id,marketingMaterialCategory,title,contentTargetMarkets,tags,articles,models,brands,files,altText',
        '2000,p1,a,Poster,M1,new,0012|A2,G1,Alto,blue.jpg|red.jpg,Blue|',
      ),
      'files/red.jpg': red,
      'files/blue.jpg': blue,
    },
  };
}

// B5
test.each([['news'], ['sales-documents'], ['marketing-material']])(
  'an export of %s can be imported again',
  async (name) => {
    const feed = (await createFeed())[name] ?? {};
    expect(await importFiles(feed)).toMatchObject({ ok: true });
    const first = await unpack((await fetchExport(name)).rawPayload);
    const filesOf = (files: Files) => Object.keys(files).filter((one) => one.startsWith('files/'));
    expect(filesOf(first).toSorted()).toEqual(filesOf(feed).toSorted());
    const again = await importFiles(first);
    expect(again).toMatchObject({ ok: true });
    expect(again.files.map(({ changed }) => changed)).toEqual(again.files.map(() => 0));
    for (const table of ['content_file', 'news', 'sales_document', 'marketing_material'] as const)
      await app.db.deleteFrom(table).execute();
    await app.db.deleteFrom('translation').where('entity', '=', 'news').execute();
    expect(await importFiles(first)).toMatchObject({ ok: true });
    expect(await unpack((await fetchExport(name)).rawPayload)).toEqual(first);
  },
);

test('texts that a spreadsheet would run are quoted', async () => {
  await importFiles((await createFeed()).news ?? {});
  const { 'news.csv': news } = await unpack((await fetchExport('news')).rawPayload);
  expect(String(news)).toContain(",'=1+1,");
});

test('has the items of the own sales organisation that are not deleted', async () => {
  await app.db
    .insertInto('news')
    .values(
      [
        { sorg: '2000', id: 'gone', deleted_at: new Date() },
        { sorg: '3000', id: 'foreign', deleted_at: null },
      ].map((row) => ({
        ...row,
        title: 'T',
        body: 'T',
        markets: ['M1'],
        valid_from: '2026-01-01',
        valid_to: '2026-12-31',
      })),
    )
    .execute();
  const { 'news.csv': news } = await unpack((await fetchExport('news?files=none')).rawPayload);
  expect(String(news)).not.toMatch(/gone|foreign/);
});

test('is refused above 2 GB with files, and to readers', async () => {
  await importFiles((await createFeed()).news ?? {});
  await app.db.updateTable('stored_content').set({ bytes: 2_100_000_000 }).execute();
  const refused = await fetchExport('news');
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'TOO_LARGE']);
  const tables = await unpack((await fetchExport('news?files=none')).rawPayload);
  expect(Object.keys(tables)).toEqual(['news.csv']);
  expect((await fetchExport('news', 'dealer1')).statusCode).toBe(403);
});
