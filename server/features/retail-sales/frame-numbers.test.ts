import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { codes, registerFrame } from './testing/register-frame.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial', 'stolen_bike'] as const)
    await app.db.deleteFrom(table).execute();
});

async function register(frameNumber: string) {
  const input = { frameNumber, soldDate: daysAgo(1), useAccountData: false };
  const headers = { 'idempotency-key': randomUUID() };
  const { data, errors } = await app.gql(dealer, registerFrame, input, headers);
  expect(errors).toBeUndefined();
  return data.registerFrameV4;
}

test('a number that only looks like a stolen one is sold', async () => {
  await given(app).stolenBike({ value: 'WUO5' });
  await given(app).serial({ value: 'WU0S' });
  expect(codes(await register('WU0S'))).toEqual([]);
});

test.each([
  'S/N ALC2630045',
  'S/NALC2630045',
  '010400638133393121ALC2630045',
  ']C121ALC2630045',
  'https://id.gs1.org/01/04006381333931/21/ALC2630045',
])('the stolen number in %s stops a sale', async (text) => {
  await given(app).stolenBike({ value: 'ALC2630045' });
  await given(app).serial({ value: 'ALC2630045' });
  expect(codes(await register(text))).toEqual(['STOLEN']);
});

test.each([
  ['https://id.example.com/f/ALC2630045', 'NO_SERIAL_NUMBER'],
  ['(01)04006381333931', 'NO_SERIAL_NUMBER'],
  ['4006381333931', 'NO_SERIAL_NUMBER'],
  ['Scultura 4000', 'NO_SERIAL_NUMBER'],
  ['27.11.2026', 'NO_SERIAL_NUMBER'],
  ['S/N ALC2630045; Battery S/N BAT7712345', 'SEVERAL_NUMBERS'],
])('%s is no frame number of a sale', async (text, code) => {
  expect(codes(await register(text))).toEqual([code]);
});

test('a number that is a valid EAN is sold when the register has it', async () => {
  await given(app).serial({ value: '4006381333931' });
  expect(codes(await register('4006381333931'))).toEqual([]);
});

test('a label is not stored with the number', async () => {
  await given(app).serial({ value: 'ALC2630045' });
  expect((await register('S/N: ALC2630045')).frame).toMatchObject({ frameNumber: 'ALC2630045' });
});
