import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf } from '#server/features/documents/testing/pdf-texts.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let port: number;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());

async function upload(background: string): Promise<string> {
  const create = { width: 60, height: 40, channels: 3 as const, background };
  const content = await sharp({ create }).png().toBuffer();
  const file = { purpose: 'inspections/photo', name: 'a.png', content };
  return (await uploadWhole(port, dealer, file)).body.id;
}

/** An inspection of two points, the second with a measured value and the photos. */
async function inspect({ photos = [] as string[], signature = null as string | null } = {}) {
  const { list, version } = await given(app).checklist({ points: ['Brakes', 'Stem'] });
  const input = {
    id: randomUUID(),
    frameNumber: 'AL-100',
    articleCode: 'B-4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
    mechanic: 'Workshop',
    custCode: '0002000001',
    list,
    listVersion: version,
    inspectedOn: '2026-11-02',
    signature,
    checklist: [
      { checklistId: 1, checked: true },
      { checklistId: 2, checked: true, value: '5 Nm', photos },
    ],
  };
  const query = `mutation ($input: PDIInput!) {
    createClaimPDI(input: $input) { userErrors { code } record { id list } } }`;
  const { record } = (await app.gql(dealer, query, { input })).data.createClaimPDI;
  return record as { id: string; list: string };
}

async function print(id: string, { token = dealer, language = 'en-us' } = {}) {
  const reply = await app.app.inject({
    url: `/documents/inspections/${id}`,
    headers: { host: 'localhost', authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return { status: reply.statusCode, type: reply.headers['content-type'], pdf: reply.rawPayload };
}

const countPictures = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1;

test('prints points with values in the reader’s language', async () => {
  const { id, list } = await inspect();
  const { status, type, pdf } = await print(id, { language: 'de' });
  expect([status, type]).toEqual([200, 'application/pdf']);
  const texts = textsOf(pdf);
  const lines = [
    'Rahmennummer: AL-100',
    'Inspiziert am: 02.11.2026',
    `Prüfliste: ${list}, Fassung 1`,
  ];
  for (const part of [...lines, 'Brakes', 'Erledigt, 5 Nm']) expect(texts).toContain(part);
});

test('prints each photo and the signature once', async () => {
  const none = countPictures((await print((await inspect()).id)).pdf);
  const photos = [await upload('red'), await upload('green'), await upload('blue')];
  const { id } = await inspect({ photos, signature: await upload('white') });
  const { pdf } = await print(id);
  expect(countPictures(pdf) - none).toBe(4);
  const texts = textsOf(pdf);
  expect(texts.match(/^Photo: Stem$/gm)).toHaveLength(3);
  expect(texts).toContain('Signature of the mechanic: Workshop');
});

test('prints the list as it was when the bike was inspected', async () => {
  const { id, list } = await inspect();
  await given(app).checklist({ list, points: ['Brakes', 'Stem and bar'] });
  const texts = textsOf((await print(id)).pdf);
  expect(texts).toMatch(/^Stem$/m);
  expect(texts).not.toContain('Stem and bar');
});

test('is not there for strangers and of deleted inspections', async () => {
  const id = await given(app).inspection();
  expect((await print(id)).status).toBe(200);
  expect((await print(id, { token: await app.login('dealer2') })).status).toBe(404);
  await app.db.updateTable('pdi').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  expect((await print(id)).status).toBe(404);
  expect((await print('never')).status).toBe(404);
});
