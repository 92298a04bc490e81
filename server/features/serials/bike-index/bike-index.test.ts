import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { openBikeIndexOf } from './look-up-thefts.ts';
import {
  type BikeIndexDouble,
  ownersData,
  startBikeIndexDouble,
} from './testing/bike-index-double.ts';

let app: TestApp;
let double: BikeIndexDouble;
let dealer: string;
let log = '';
beforeAll(async () => {
  double = await startBikeIndexDouble();
  app = await startTestApp({
    config: { bikeIndex: double.config, logLevel: 'trace' },
    onLog: (line) => {
      log += line;
    },
  });
  dealer = await app.login('dealer1');
});
beforeEach(() => {
  double.failure = null;
  double.calls.length = 0;
  log = '';
  // Forgets the answers in memory and the failures, as a restart of the server would.
  openBikeIndexOf(app.services);
});
afterAll(async () => {
  await app.close();
  await double.close();
});

const report = 'stolen since source reference isOurs link';
async function checkFrames(search: string) {
  const { data, errors } = await app.gql(
    dealer,
    `query ($search: String!) { framesV4(search: $search) {
      frames { frameNumber isOwn isNear stolen { ${report} } theftNotAsked } } }`,
    { search },
  );
  expect(errors).toBeUndefined();
  return data.framesV4.frames;
}
async function claimStolen(frameNumber: string) {
  const { data, errors } = await app.gql(
    dealer,
    `query ($frameNumber: String!) { claimStolenBike(frameNumber: $frameNumber) { ${report} } }`,
    { frameNumber },
  );
  expect(errors).toBeUndefined();
  return data.claimStolenBike;
}

/** The report of a bike that the double lists. */
const listed = (id: number) => ({
  stolen: true,
  since: '2026-03-14',
  source: 'Bike Index',
  reference: String(id),
  isOurs: false,
  link: `https://bikeindex.org/bikes/${id}`,
});

test('answers that Bike Index lists a foreign frame', async () => {
  const id = double.list({ serial: 'BI-10 0001' });
  expect(await checkFrames('bi100001')).toMatchObject([
    { isOwn: false, stolen: listed(id), theftNotAsked: null },
  ]);
  expect(await claimStolen('BI100001')).toEqual(listed(id));
  // One call served both.
  expect(double.calls).toEqual([
    {
      path: '/api/v3/search',
      token: 'Bearer key',
      query: { serial: 'BI100001', stolenness: 'stolen', per_page: '25' },
    },
  ]);
});

test('answers that Bike Index lists an own frame', async () => {
  await given(app).serial({ value: 'BI200001' });
  const id = double.list({ serial: 'BI200001', date_stolen: null });
  expect(await checkFrames('BI200001')).toMatchObject([{ isOwn: true, stolen: listed(id) }]);
  expect(double.calls.map(({ path }) => path)).toEqual(['/api/v3/search', `/api/v3/bikes/${id}`]);
});

test('reports a theft whose page cannot be read, without its day', async () => {
  const id = double.list({ serial: 'PAGE70001', date_stolen: null });
  double.failure = 'no page';
  expect(await checkFrames('PAGE70001')).toMatchObject([
    { stolen: { ...listed(id), since: null }, theftNotAsked: null },
  ]);
});

test('answers nothing about the owner', async () => {
  const id = double.list({ serial: 'BI300001' });
  const answers = JSON.stringify([await checkFrames('BI300001'), await claimStolen('BI300001')]);
  expect(answers).toContain(String(id));
  for (const word of ownersData.split(', ')) expect(answers).not.toContain(word);
});

test('does not ask about a bike of the own register', async () => {
  await given(app).stolenBike({ value: 'BI400001', source: 'police' });
  expect(await claimStolen('BI400001')).toMatchObject({ source: 'police', isOurs: true });
  expect(double.calls).toEqual([]);
});

test('asks for no list, near match, words or short number', async () => {
  await given(app).serial({ value: 'BI500001' });
  double.list({ serial: 'BI500001' });
  for (const search of ['', 'BI500OO1', 'trail', 'BI5'])
    expect((await checkFrames(search)).every((one: { stolen: unknown }) => !one.stolen)).toBe(true);
  expect(double.calls).toEqual([]);
});

test.each([500, 429, 'no json', 'other shape'] as const)(
  'says that Bike Index could not be asked: %s',
  async (failure) => {
    double.failure = failure;
    expect(await checkFrames('GONE60701')).toMatchObject([
      { stolen: null, theftNotAsked: 'Bike Index' },
    ]);
    expect(await claimStolen('GONE60701')).toEqual({
      stolen: false,
      since: null,
      source: 'Bike Index',
      reference: '',
      isOurs: false,
      link: null,
    });
    expect(log).toContain('Bike Index does not answer');
    for (const secret of [...ownersData.split(', '), `Bearer ${double.config.key}`])
      expect(log).not.toContain(secret);
  },
);

test('does not wait longer than a user would', async () => {
  double.failure = 'late';
  // The double would answer that it does not list the bike, but too late.
  expect(await checkFrames('BI650001')).toMatchObject([{ theftNotAsked: 'Bike Index' }]);
});

test('stops asking after three failures', async () => {
  double.failure = 500;
  for (const nth of [1, 2, 3, 4, 5]) await checkFrames(`BI70000${nth}`);
  expect(double.calls).toHaveLength(3);
});

test('lets a bike be sold that Bike Index lists, or is not asked about', async () => {
  const register = async (frameNumber: string) => {
    await given(app).serial({ value: frameNumber, deliveredOn: '2026-01-02' });
    await checkFrames(frameNumber);
    const { data } = await app.gql(
      dealer,
      `mutation ($frameNumber: String!) { registerFrameV4(frameNumber: $frameNumber,
        soldDate: "2026-10-01", useAccountData: false) { userErrors { code } } }`,
      { frameNumber },
      { 'idempotency-key': crypto.randomUUID() },
    );
    return data.registerFrameV4.userErrors;
  };
  double.list({ serial: 'BI800001' });
  expect(await register('BI800001')).toEqual([]);
  double.failure = 500;
  expect(await register('BI800002')).toEqual([]);
});

test('asks nothing where no address is set', async () => {
  double.list({ serial: 'AWAY48201' });
  openBikeIndexOf({ ...app.services, config: { ...app.services.config, bikeIndex: null } });
  expect(await checkFrames('AWAY48201')).toMatchObject([{ theftNotAsked: null, stolen: null }]);
  expect(double.calls).toEqual([]);
});
