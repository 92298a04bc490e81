import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { begin, listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const c1 = '0002000001';

let app: TestApp;
let port: number;
let dealer: string;
let stranger: string;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  [dealer, stranger] = [await app.login('dealer1'), await app.login('dealer2')];
  await given(app).checklist({ list: 'L', points: ['Brakes', 'Bolts'] });
  await given(app).checklist({ list: 'V', brand: 'Velm', answer: 'value', points: ['Stem'] });
  await given(app).checklist({ list: 'P', brand: 'Kadal', answer: 'photo', points: ['Fork'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('pdi').execute();
});

const answer = `message { status } userErrors { field code } record { id version isDeleted custCode
  mechanic inspectedOn signature { id type } checklist { checklistId description checked value
  photos { id } } }`;
const points = [1, 2].map((checklistId) => ({ checklistId, checked: true }));

const toPdiInput = (change: object = {}) => ({
  id: randomUUID(),
  frameNumber: 'al-100',
  articleCode: 'B-4',
  description: 'Trail 500',
  brand: 'Alto',
  merchandise: 'MTB',
  mechanic: 'Workshop',
  custCode: c1,
  list: 'L',
  listVersion: 1,
  checklist: points,
  ...change,
});

async function create(change: object = {}, { token = dealer, key = randomUUID() } = {}) {
  const query = `mutation ($input: PDIInput!) { createClaimPDI(input: $input) { ${answer} } }`;
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(token, query, { input: toPdiInput(change) }, headers);
  return { errors, ...data?.createClaimPDI };
}
const codes = ({ userErrors }: { userErrors?: { field: string; code: string }[] }) =>
  userErrors?.map(({ field, code }) => `${field}:${code}`);

async function update(id: string, version: number, change: object = {}) {
  const query = `mutation ($id: ID!, $version: Int!, $input: PDIInput!) {
    updatePDI(id: $id, version: $version, input: $input) { ${answer} } }`;
  const variables = { id, version, input: { ...toPdiInput(change), id: undefined } };
  return (await app.gql(dealer, query, variables)).data.updatePDI;
}

async function mark(name: 'deletePDI' | 'restorePDI', id: string, token = dealer) {
  const query = `mutation ($id: ID!) { ${name}(id: $id) { ${answer} } }`;
  return (await app.gql(token, query, { id })).data[name];
}

async function list(args: string, token = dealer): Promise<string[]> {
  const { data } = await app.gql(token, `{ claimPDIs(${args}) { pdis { mechanic } } }`);
  return data.claimPDIs.pdis.map(({ mechanic }: { mechanic: string }) => mechanic);
}

const upload = async (name = 'a.png', size = 9) => {
  const { data } = await sharp({
    create: { width: size, height: size, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const file = { purpose: 'inspections/photo', name, content: data };
  return (await uploadWhole(port, dealer, file)).body.id as string;
};

describe('a new inspection (O114)', () => {
  test('is stored with the texts of its list', async () => {
    const { record, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(record).toMatchObject({
      version: 1,
      isDeleted: false,
      custCode: c1,
      inspectedOn: dayFromNow(0),
      checklist: [
        { checklistId: 1, description: 'Brakes', checked: true, value: '', photos: [] },
        { checklistId: 2, description: 'Bolts', checked: true },
      ],
    });
  });

  test('is stored once for its id', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    const first = await create({ id }, { key });
    expect(await create({ id }, { key })).toEqual(first);
    expect(codes(await create({ id }))).toEqual(['input.id:BAD_ID']);
    expect(await list('limit: 10')).toHaveLength(1);
  });

  test.each(['frameNumber', 'articleCode', 'description', 'brand', 'merchandise', 'mechanic'])(
    'is refused without %s (B238)',
    async (name) => {
      expect(codes(await create({ [name]: '' }))).toContain(`input.${name}:REQUIRED`);
    },
  );

  test.each([
    ['no point', [], 'input.checklist'],
    ['a missing one', points.slice(1), 'input.checklist'],
    ['a doubled one', [...points, points[0]], 'input.checklist.2'],
    ['an unknown one', [...points, { checklistId: 9, checked: true }], 'input.checklist.2'],
  ])('is refused with %s (B239)', async (_, checklist, field) => {
    expect(codes(await create({ checklist }))).toEqual([`${field}:CHECKLIST_INCOMPLETE`]);
  });

  test('is refused with the list of another brand', async () => {
    const checklist = [{ checklistId: 1, checked: true, value: '5 Nm' }];
    const wrong = ['input.checklist:CHECKLIST_INCOMPLETE'];
    expect(codes(await create({ list: 'V', checklist }))).toEqual(wrong);
    expect(codes(await create({ list: 'V', brand: 'velm', checklist }))).toEqual([]);
    expect(codes(await create({ listVersion: 9 }))).toEqual(wrong);
  });

  test('is refused when a mark is no flag (B239)', async () => {
    const { errors } = await create({ checklist: [{ checklistId: 1, checked: 'yes' }] });
    expect(errors).toHaveLength(1);
  });

  test('needs the value that its list asks for', async () => {
    const filled = { list: 'V', brand: 'Velm' };
    const without = await create({ ...filled, checklist: [{ checklistId: 1, checked: true }] });
    expect(codes(without)).toEqual(['input.checklist.0:CHECKLIST_INCOMPLETE']);
    const checklist = [{ checklistId: 1, checked: true, value: ' 5 Nm ' }];
    const { record } = await create({ ...filled, checklist });
    expect(record.checklist).toMatchObject([{ value: '5 Nm' }]);
  });

  test.each([
    ['an article that is not there', { articleCode: 'NEVER' }, 'articleCode:UNKNOWN_ARTICLE'],
    ['a customer of others', { custCode: '0002000004' }, 'custCode:UNKNOWN_CUSTOMER'],
    ['a day to come', { inspectedOn: dayFromNow(2) }, 'inspectedOn:IN_FUTURE'],
    ['31 characters', { frameNumber: 'A'.repeat(31) }, 'frameNumber:FRAME_TOO_LONG'],
    ['an emoji', { frameNumber: 'AL🚲1' }, 'frameNumber:SERIAL_CHARACTERS'],
  ])('is refused with %s', async (_, change, code) => {
    expect(codes(await create(change))).toEqual([`input.${code}`]);
  });

  test('is for the active customer when it names none', async () => {
    expect((await create({ custCode: null })).record.custCode).toBe(c1);
  });

  test('of a recalled frame makes the recall a task', async () => {
    await given(app).recall({ id: 'PDI-R', parts: [{ serialFrom: 'PDIR1', serialTo: 'PDIR9' }] });
    await create({ frameNumber: 'PDI-R5' });
    const tasks = await app.db
      .selectFrom('recall_task')
      .select(['frame_normal', 'customer', 'state'])
      .where('recall', '=', 'PDI-R')
      .execute();
    expect(tasks).toEqual([{ frame_normal: 'PDIR5', customer: c1, state: 'open' }]);
  });
});

describe('the files of an inspection', () => {
  const filled = { list: 'P', brand: 'Kadal' };
  const withPhotos = (photos: string[]) => [{ checklistId: 1, checked: true, photos }];

  test('belong to its points and its signature', async () => {
    const [first, second, signature] = [await upload(), await upload(), await upload('sign.png')];
    const checklist = withPhotos([second, first]);
    const { record } = await create({ ...filled, checklist, signature });
    expect(record.checklist[0].photos).toEqual([{ id: second }, { id: first }]);
    expect(record.signature).toEqual({ id: signature, type: 'image/webp' });
    const read = (token: string) =>
      app.app.inject({
        url: `/files/${first}`,
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
      });
    expect((await read(dealer)).statusCode).toBe(200);
    expect((await read(stranger)).statusCode).toBe(404);
  });

  test('are kept by a change that names them', async () => {
    const [first, signature] = [await upload(), await upload('sign.png')];
    const checklist = withPhotos([first]);
    const { record } = await create({ ...filled, checklist, signature });
    const changed = await update(record.id, 1, { ...filled, checklist, mechanic: 'Other' });
    expect(changed.record).toMatchObject({ version: 2, mechanic: 'Other', signature: null });
    expect(changed.record.checklist[0].photos).toEqual([{ id: first }]);
  });

  test('are missing, too many or too large', async () => {
    expect(codes(await create({ ...filled, checklist: withPhotos([randomUUID()]) }))).toEqual([
      'input.files:FILE_GONE',
    ]);
    const eleven = Array.from({ length: 11 }, () => randomUUID());
    expect(codes(await create({ ...filled, checklist: withPhotos(eleven) }))).toEqual([
      'input.checklist:TOO_MANY_FILES',
    ]);
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer();
    const file = { purpose: 'inspections/photo', name: 'sign.png', content: noise };
    const signature = (await uploadWhole(port, dealer, file)).body.id;
    expect(codes(await create({ signature }))).toEqual(['input.signature:SIGNATURE_TOO_LARGE']);
  });
});

describe('a photo', () => {
  const send = async (content: Uint8Array) => {
    const { status, body } = await uploadWhole(port, dealer, {
      purpose: 'inspections/photo',
      name: 'a.png',
      content,
    });
    return [status, body.code];
  };

  test('of more than 10 MB is refused before it is sent', async () => {
    const purpose = 'inspections/photo';
    const { status, body } = await begin(port, dealer, { purpose, name: 'a', bytes: 10_000_001 });
    expect([status, body.code]).toEqual([422, 'FILE_TOO_LARGE']);
  });

  test('is a picture and nothing else', async () => {
    expect(await send(pdfWith(['(no photo)']))).toEqual([422, 'FILE_KIND']);
  });

  test('counts for all points together, and once', async () => {
    const ids = Array.from({ length: 11 }, () => randomUUID());
    const spread = points.map((point, at) => ({ ...point, photos: ids.slice(at * 5, at * 5 + 6) }));
    const tooMany = ['input.checklist:TOO_MANY_FILES'];
    expect(codes(await create({ checklist: spread }))).toEqual(tooMany);
    const twice = points.map((point) => ({ ...point, photos: ids.slice(0, 1) }));
    expect(codes(await create({ checklist: twice }))).toEqual(tooMany);
    const [signature] = ids;
    const signed = [{ ...points[0], photos: [signature] }, points[1]];
    expect(codes(await create({ checklist: signed, signature }))).toEqual(tooMany);
  });

  test('of another user or of another inspection is not taken', async () => {
    const photo = await upload();
    const checklist = [{ checklistId: 1, checked: true, photos: [photo] }];
    const filled = { list: 'P', brand: 'Kadal', checklist };
    const gone = ['input.files:FILE_GONE'];
    expect(codes(await create({ ...filled, custCode: null }, { token: stranger }))).toEqual(gone);
    expect(codes(await create(filled))).toEqual([]);
    expect(codes(await create(filled))).toEqual(gone);
  });
});

describe('a stored inspection', () => {
  test('keeps its list when the list changes', async () => {
    await given(app).checklist({ list: 'old', brand: 'Rota', points: ['Chain'] });
    const filled = { list: 'old', brand: 'Rota', checklist: points.slice(0, 1) };
    const { record } = await create(filled);
    await given(app).checklist({ list: 'old', brand: 'Rota', points: ['Belt'] });
    const changed = await update(record.id, 1, { ...filled, mechanic: 'Other' });
    expect(changed.record.checklist).toMatchObject([{ description: 'Chain' }]);
    // Made without a network before the list changed.
    const late = await create(filled);
    expect(late.record.checklist).toMatchObject([{ description: 'Chain' }]);
    const next = await create({ ...filled, listVersion: 2 });
    expect(next.record.checklist).toMatchObject([{ description: 'Belt' }]);
    const query = `{ claimPDI(id: "${record.id}") { listVersion checklist { description } } }`;
    expect((await app.gql(dealer, query)).data.claimPDI).toEqual({
      listVersion: 1,
      checklist: [{ description: 'Chain' }],
    });
  });

  test('tells who changed, deleted and restored it', async () => {
    const { record } = await create();
    await update(record.id, 1, { mechanic: 'Other' });
    await mark('deletePDI', record.id);
    await mark('restorePDI', record.id);
    const query = `{ history(feature: "inspections", id: "${record.id}") {
      events { action changes { field before after } } } }`;
    const { events } = (await app.gql(dealer, query)).data.history;
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'deleted',
      'changed',
      'created',
    ]);
    const change = { field: 'mechanic', before: 'Workshop', after: 'Other' };
    expect(events[2].changes).toEqual([change]);
    expect((await app.gql(stranger, query)).data.history.events).toEqual([]);
  });

  test('keeps each changed text and year in its history', async () => {
    const { record } = await create();
    await update(record.id, 1, { series: 'Corrected', modelYear: 2020 });
    const query = `{ history(feature: "inspections", id: "${record.id}") {
      events { changes { field after } } } }`;
    const [changed] = (await app.gql(dealer, query)).data.history.events;
    expect(changed.changes).toEqual([
      { field: 'series', after: 'Corrected' },
      { field: 'modelYear', after: '2020' },
    ]);
  });

  test('is changed at its version only (O115)', async () => {
    const { record } = await create();
    expect((await update(record.id, 1, { mechanic: 'One' })).record.version).toBe(2);
    expect(codes(await update(record.id, 1))).toEqual(['version:STALE_VERSION']);
    expect(codes(await update(randomUUID(), 1))).toEqual(['id:UNKNOWN_RECORD']);
  });

  test('is deleted and restored, twice as well (B240)', async () => {
    const { record } = await create();
    for (const isDeleted of [true, true, false, false]) {
      const done = await mark(isDeleted ? 'deletePDI' : 'restorePDI', record.id);
      expect(done).toMatchObject({ message: { status: true }, record: { isDeleted } });
    }
    expect(codes(await mark('deletePDI', randomUUID()))).toEqual(['id:UNKNOWN_RECORD']);
    expect(codes(await mark('deletePDI', record.id, stranger))).toEqual(['id:UNKNOWN_RECORD']);
  });

  test('is not changed while it is deleted', async () => {
    const { record } = await create();
    await mark('deletePDI', record.id);
    expect(codes(await update(record.id, 2))).toEqual(['id:DELETED']);
  });
});

describe('the list (O102)', () => {
  beforeEach(async () => {
    const { inspection } = given(app);
    await inspection({ mechanic: 'Ada', brand: 'Alto', inspectedOn: '2026-02-01' });
    await inspection({ mechanic: 'Ben', brand: 'Velm', inspectedOn: '2026-02-02' });
    await inspection({ mechanic: 'Cem', inspectedOn: '2026-02-03', deletedAt: new Date() });
    await inspection({ mechanic: 'Dan', customer: '0002000002' });
  });

  test('has the newest first, without deleted and foreign ones', async () => {
    expect(await list('limit: 10')).toEqual(['Ben', 'Ada']);
    expect(await list('limit: 10', stranger)).toEqual(['Dan']);
  });

  test('has deleted ones when asked (B241)', async () => {
    expect(await list('withDeleted: true')).toEqual(['Cem', 'Ben', 'Ada']);
  });

  test('is narrowed by brand, mechanic, period and words', async () => {
    expect(await list('brand: "Velm"')).toEqual(['Ben']);
    expect(await list('mechanic: "Ada"')).toEqual(['Ada']);
    expect(await list('to: "2026-02-01"')).toEqual(['Ada']);
    expect(await list('search: "ben trail"')).toEqual(['Ben']);
  });

  test('names brands and mechanics to choose from', async () => {
    const { data } = await app.gql(dealer, '{ claimPDIs { brands mechanics } }');
    expect(data.claimPDIs).toEqual({ brands: ['Alto', 'Velm'], mechanics: ['Ada', 'Ben', 'Cem'] });
  });
});
