import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { findInIndex, indexFrames } from '#shared/serials/frame-index.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { isRecalled } from '#shared/serials/recall-frames.ts';
import { readTheftHashes } from '#shared/serials/theft-hashes.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  for (const table of ['serial', 'retail_sale', 'recall', 'stolen_bike', 'pdi'] as const)
    await app.db.deleteFrom(table).execute();
  const { serial, recall, stolenBike, retailSale } = given(app);
  for (const value of ['OD-300.017', 'OD300018', 'XY1']) await serial({ value });
  await serial({ value: 'BAT 9', kind: 'SerialNumberBattery', bike: 'OD300017', article: 'A-9' });
  await serial({ value: 'OD900001', customer: '0002000002' });
  await retailSale({ frameNumber: 'OD300018' });
  await recall({ id: 'RANGE', parts: [{ serialFrom: 'OD900001' }] });
  await recall({ id: 'CODE', parts: [{ productionCode: 'OD3' }] });
  await stolenBike({ value: 'OD900001' });
  await stolenBike({ value: 'FOUND1', active: false });
});
afterAll(() => app.close());

const fields = `frameNumber serials { value } sold { soldDate } recalls { id } stolen { since }`;

async function load(token = dealer) {
  const { data, errors } = await app.gql(
    token,
    `{ framesOnDevice { frames { ${fields} } asOf
      recalls { id article serialFrom serialTo productionCode } } }`,
  );
  expect(errors).toBeUndefined();
  return data.framesOnDevice;
}

async function askServer(search: string) {
  const document = `query ($search: String!) {
    framesV4(search: $search) { frames { isOwn isNear ${fields} } } }`;
  const { data } = await app.gql(dealer, document, { search });
  return data.framesV4.frames;
}

/** The numbers of stolen bikes that a device has. */
async function loadThefts() {
  const { rawPayload } = await app.app.inject({
    url: '/stolen-bikes/2',
    headers: { host: 'localhost', authorization: `Bearer ${dealer}` },
  });
  return readTheftHashes(rawPayload);
}

/** The fields that only the answer of the server has. */
const noState = { isNear: 0, isOwn: 0 };

test.each(['od300017', 'bat 9', 'OD3OO018', 'OD30001?', 'OD30017', 'xy-1', 'S/N OD300017'])(
  'lets a device find the frames of %s as the server does',
  async (typed) => {
    const found = findInIndex(indexFrames((await load()).frames), readSerials(typed));
    const expected = (await askServer(typed)) as { isNear: boolean; isOwn: boolean }[];
    expect(expected.length).toBeGreaterThan(0);
    const strip = (frames: object[]) =>
      frames.map((frame) => JSON.stringify({ ...noState, ...frame, ...noState })).sort();
    expect(strip(found.frames)).toEqual(strip(expected));
    expect(expected.every(({ isNear }) => isNear === found.isNear)).toBe(true);
  },
);

test.each(['OD900001', 'OD399999', 'ZZ000001', 'FOUND1'])(
  'lets a device check the foreign frame %s as the server does',
  async (typed) => {
    const { recalls } = await load();
    const [expected] = await askServer(typed);
    const normal = String(parseSerial(typed).normal);
    type Part = Parameters<typeof isRecalled>[1] & { id: string };
    const found = (recalls as Part[]).filter((part) => isRecalled({ normal, article: null }, part));
    expect(found.map(({ id }) => ({ id }))).toEqual(expected.recalls);
    expect((await loadThefts()).has(normal)).toBe(expected.stolen !== null);
  },
);

const own = ['OD-300.017', 'OD300018', 'XY1'];
const listNumbers = async (token: string) =>
  (await load(token)).frames.map((one: { frameNumber: string }) => one.frameNumber).sort();

test('has no frame of another dealer', async () => {
  expect(await listNumbers(dealer)).toEqual(own);
});

test('has the frames of the active customer, else of all', async () => {
  const sales = await app.login('sales1');
  expect(await listNumbers(sales)).toEqual([...own, 'OD900001'].sort());
  const forOne = await app.changeCustomer(sales, '0002000002');
  expect(await listNumbers(forOne)).toEqual(['OD900001']);
});
