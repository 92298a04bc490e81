import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { codes, registerFrame, registerSale, sale } from './testing/register-frame.ts';

const [c1, c2] = ['0002000001', '0002000002'];

let app: TestApp;
let dealer: string;
let other: string;
let staff: string;
beforeAll(async () => {
  app = await startTestApp();
  [dealer, other] = [await app.login('dealer1'), await app.login('dealer2')];
  staff = await app.changeCustomer(await app.login('sales1'), c1);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial', 'recall_task', 'consumer_account'] as const)
    await app.db.deleteFrom(table).execute();
});

const register = (input: object, token = dealer, key?: string) =>
  registerSale(app, token, input, key);
const codesOf = async (input: object, token = dealer) => codes(await register(input, token));
const stored = () => app.db.selectFrom('retail_sale').selectAll().orderBy('created_at').execute();

describe('registering a sale (O145, B242)', () => {
  test('stores frame, consumer and further numbers', async () => {
    await given(app).serialRule({ brand: 'Alto', warrantyMonths: 24, registerWithinDays: 30 });
    await given(app).serial({ value: 'WU-1', deliveredOn: '2026-10-01' });
    const saleId = randomUUID();
    const { frame } = await register({
      frameNumber: ' wu 1',
      saleId,
      soldDate: '2026-11-01',
      postalCode: '80301',
      customer: { name: 'Consumer 1', phone: '0301234', email: 'a@b.example', city: 'Boulder' },
      serials: [
        { kind: 'SerialNumberBattery', value: 'bt-1' },
        { kind: 'SerialNumberBattery', value: 'BT 1' },
        { kind: 'KeyNumberBattery', value: '' },
      ],
      documentNo: 'R-7',
      consent: '2026.1',
    });
    expect(frame).toMatchObject({
      id: saleId,
      frameNumber: 'WU-1',
      soldDate: '2026-11-01',
      nonRetail: false,
      status: 'pending insert',
      articleCode: 'B-4',
      custCode: c1,
      postalCode: '80301',
      customer: {
        name: 'Consumer 1',
        email: 'a@b.example',
        city: 'Boulder',
        consent: '2026.1',
        phone: expect.stringMatching(/^\+\d+301234$/),
      },
      serials: [{ kind: 'SerialNumberBattery', value: 'BT 1' }],
      warrantyUntil: '2028-11-01',
      registerUntil: '2026-12-01',
      documentNo: 'R-7',
    });
    await app.db.deleteFrom('serial_rule').execute();
  });

  test('keeps no data of the consumer with the idempotency key', async () => {
    await given(app).serial({ value: 'WU1' });
    const key = randomUUID();
    const input = { frameNumber: 'WU1', saleId: randomUUID(), customer: { name: 'Vera Secret' } };
    const first = await register(input, dealer, key);
    expect(await register(input, dealer, key)).toEqual(first);
    const kept = await app.db.selectFrom('processed_operation').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('Vera Secret');
    const events = await app.db.selectFrom('audit_event').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain('Vera Secret');
    expect(await stored()).toHaveLength(1);
  });

  test('is non-retail without account and consumer (reading 32)', async () => {
    await given(app).serial({ value: 'WU1' });
    const { frame } = await register({ frameNumber: 'WU1', customer: null });
    expect(frame).toMatchObject({ nonRetail: true, customer: null });
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual([]);
  });

  test('takes the consumer of the account (N096)', async () => {
    await given(app).serial({ value: 'WU1' });
    const account = { customer: null, useAccountData: true };
    expect(await codesOf({ frameNumber: 'WU1', ...account })).toEqual(['NO_ACCOUNT']);
    await given(app).consumerAccount({ frameNumber: 'WU1', name: 'Owner', postalCode: '80301' });
    const { frame } = await register({ frameNumber: 'WU1', ...account });
    expect(frame).toMatchObject({ customer: { name: 'Owner' }, postalCode: '80301' });
    const { status } = await app.db
      .selectFrom('consumer_account')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe('registered');
  });

  test('gives no account of a bike of another dealer', async () => {
    await given(app).serial({ value: 'WU1', customer: c2 });
    await given(app).consumerAccount({ frameNumber: 'WU1', name: 'Owner' });
    const input = { frameNumber: 'WU1', customer: null, useAccountData: true };
    const confirmed = ['NOT_DELIVERED_TO_YOU'];
    expect(await codesOf({ ...input, confirmed })).toEqual(['NO_ACCOUNT']);
  });

  test('gives the recall of the bike to the dealer that sells it', async () => {
    const recall = await given(app).recall({ parts: [{ productionCode: 'RC' }] });
    await given(app).serial({ value: 'RC1', customer: c2 });
    await given(app).recallTask({ recall, frameNumber: 'RC1', customer: c2, state: 'open' });
    const confirmed = ['NOT_DELIVERED_TO_YOU', 'RECALLED'];
    const input = { frameNumber: 'RC1', confirmed };
    expect(await codesOf({ ...input, reason: 'Repaired in the shop' }, staff)).toEqual([]);
    const tasks = await app.db.selectFrom('recall_task').select('customer').execute();
    expect(tasks).toEqual([{ customer: c1 }]);
  });
});

describe('what stops a sale (M050 to M052)', () => {
  test.each([
    ['', 'REQUIRED'],
    [' - ', 'REQUIRED'],
    ['A'.repeat(31), 'FRAME_TOO_LONG'],
    ['A'.repeat(200), 'FRAME_TOO_LONG'],
    ['WU1 🚲', 'SERIAL_CHARACTERS'],
    ['WUX123', 'FRAME_NOT_OURS'],
    ['12345678901234567', 'FRAME_NOT_OURS'],
    ['1HGCM82633A004352', 'FRAME_NOT_OURS'],
  ])('the number %j: %s', async (frameNumber, code) => {
    expect((await register({ frameNumber })).userErrors).toMatchObject([
      { field: 'frameNumber', code },
    ]);
  });

  test.each(['wu12', ' WU 12 ', 'WU-1.2', 'WU\u0661\u0662', 'wu\u06f1\u06f2'])(
    'not the spelling %j of a number',
    async (frameNumber) => {
      await given(app).serial({ value: 'WU12' });
      expect(await codesOf({ frameNumber })).toEqual([]);
    },
  );

  test('not the pattern of a brand, as the register decides', async () => {
    await given(app).serialRule({ brand: 'Alto', pattern: 'AL\\d{7}' });
    await given(app).serialRule({ brand: 'Velm', pattern: 'VE\\d{7}' });
    await given(app).serial({ value: 'VE0000001' });
    expect(await codesOf({ frameNumber: 'VE0000001' })).toEqual([]);
    expect(await codesOf({ frameNumber: 'VE0000002' })).toEqual(['FRAME_NOT_OURS']);
    await app.db.deleteFrom('serial_rule').execute();
  });

  test.each(['1900-01-01', '2026-02-30', 'yesterday'])('the day %s', async (soldDate) => {
    const { errors } = await app.gql(
      dealer,
      registerFrame,
      { ...sale, frameNumber: 'WU1', soldDate },
      { 'idempotency-key': randomUUID() },
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('a day in the future, before delivery or production', async () => {
    await given(app).serial({ value: 'WU1', deliveredOn: daysAgo(10), producedOn: daysAgo(40) });
    const on = (soldDate: string) => codesOf({ frameNumber: 'WU1', soldDate });
    expect(await on(daysAgo(-2))).toEqual(['IN_FUTURE']);
    expect(await on(daysAgo(11))).toEqual(['SOLD_BEFORE_DELIVERED']);
    expect(await on(daysAgo(41))).toEqual(['SOLD_BEFORE_PRODUCED']);
    expect(await on(daysAgo(10))).toEqual([]);
  });

  test.each([
    ['customer.name', ' ', 'EMPTY'],
    ['customer.name', 'x'.repeat(101), 'TOO_LONG'],
    ['customer.phone', '1'.repeat(18), 'NOT_PHONE'],
    ['customer.phone', '030 1234 or 030 5678', 'UNCLEAR_PHONE'],
    ['customer.email', 'nobody.example', 'NOT_EMAIL'],
    ['customer.email', '=cmd@b.example,c@b.example', 'NOT_EMAIL'],
    ['customer.city', 'x'.repeat(101), 'TOO_LONG'],
    ['postalCode', 'x'.repeat(21), 'TOO_LONG'],
    ['documentNo', 'x'.repeat(61), 'TOO_LONG'],
    ['reason', 'x'.repeat(501), 'TOO_LONG'],
    ['confirmed.0', 'x'.repeat(41), 'TOO_LONG'],
  ])('wrong data in %s: %j', async (field, value, code) => {
    await given(app).serial({ value: 'WU1' });
    const [first = '', name] = field.split('.');
    const input =
      first === 'customer'
        ? { customer: { name: 'Consumer 1', [String(name)]: value } }
        : { [first]: name ? [value] : value };
    const answer = await register({ frameNumber: 'WU1', ...input });
    expect(answer.userErrors).toMatchObject([{ field, code }]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['x'.repeat(61), 'FRAME_TOO_LONG'],
    ['BT 🚲', 'SERIAL_CHARACTERS'],
  ])('the further number %j: %s', async (value, code) => {
    await given(app).serial({ value: 'WU1' });
    const serials = [{ kind: 'SerialNumberBattery', value }];
    const { userErrors } = await register({ frameNumber: 'WU1', serials });
    expect(userErrors).toMatchObject([{ field: 'serials.0.value', code }]);
  });

  test('several bikes of one number, until one is named', async () => {
    await given(app).serial({ value: 'WU1', article: 'B-4' });
    await given(app).serial({ value: 'WU1', article: 'P-1' });
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual(['AMBIGUOUS_FRAME']);
    expect(await codesOf({ frameNumber: 'WU1', articleCode: 'P-1' })).toEqual([]);
  });

  test('a bike of another dealer, unless confirmed', async () => {
    await given(app).serial({ value: 'WU1', customer: c2 });
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual(['NOT_DELIVERED_TO_YOU']);
    const confirmed = ['NOT_DELIVERED_TO_YOU'];
    expect(await codesOf({ frameNumber: 'WU1', confirmed })).toEqual([]);
  });

  test('a bike without the inspection its brand wants', async () => {
    await given(app).serialRule({ brand: 'Alto', pdiNeeded: true });
    await given(app).serial({ value: 'WU1' });
    await given(app).serial({ value: 'WU2' });
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual(['NOT_INSPECTED']);
    const inspection = await given(app).inspection({ frameNumber: 'wu-1', deletedAt: new Date() });
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual(['NOT_INSPECTED']);
    await app.db
      .updateTable('pdi')
      .set({ deleted_at: null })
      .where('id', '=', inspection)
      .execute();
    const saleId = randomUUID();
    expect(await codesOf({ frameNumber: 'WU1', saleId })).toEqual([]);
    expect(await codesOf({ frameNumber: 'WU2', confirmed: ['NOT_INSPECTED'] })).toEqual([]);
    await app.db.deleteFrom('pdi').execute();
    expect(await codesOf({ frameNumber: 'WU1', saleId, documentNo: 'R-8' })).toEqual([]);
    await app.db.deleteFrom('serial_rule').execute();
  });

  test('an earlier sale, with its day and for staff its dealer', async () => {
    await given(app).serial({ value: 'WU1' });
    const soldOn = daysAgo(3);
    await given(app).retailSale({ frameNumber: 'WU1', customer: c2, soldOn });
    const found = async (token: string) =>
      (await register({ frameNumber: 'WU1' }, token)).userErrors;
    const told = { field: 'frameNumber', code: 'ALREADY_REPORTED', day: soldOn };
    expect(await found(dealer)).toMatchObject([{ ...told, name: null }]);
    expect(await found(staff)).toMatchObject([{ ...told, name: expect.any(String) }]);
  });

  // Reading 116.
  test('a use without a consumer after the sale to one', async () => {
    await given(app).serial({ value: 'WU1' });
    await register({ frameNumber: 'WU1' });
    expect(await codesOf({ frameNumber: 'WU1', customer: null })).toEqual(['ALREADY_REPORTED']);
  });

  test('the first of two dealers that register at once wins', async () => {
    await given(app).serial({ value: 'WU1' });
    const confirmed = ['NOT_DELIVERED_TO_YOU'];
    const answers = await Promise.all([
      register({ frameNumber: 'WU1', confirmed }),
      register({ frameNumber: 'WU1', confirmed }, other),
    ]);
    expect(answers.flatMap(codes)).toEqual(['ALREADY_REPORTED']);
    expect(await stored()).toHaveLength(1);
  });

  test('a recall or a theft, unless staff say why', async () => {
    await given(app).recall({ parts: [{ serialFrom: 'WU7' }] });
    await given(app).stolenBike({ value: 'BTSTOLEN' });
    await given(app).serial({ value: 'WU7' });
    await given(app).serial({ value: 'WU8' });
    const recalled = { frameNumber: 'WU7', confirmed: ['RECALLED'] };
    expect(await codesOf(recalled)).toEqual(['RECALLED']);
    expect(await codesOf(recalled, staff)).toEqual(['REQUIRED']);
    expect(await codesOf({ ...recalled, reason: 'Repaired' }, staff)).toEqual([]);
    const serials = [{ kind: 'SerialNumberBattery', value: 'BT-STOLEN' }];
    expect(await codesOf({ frameNumber: 'WU8', serials })).toEqual(['STOLEN']);
  });

  test('another dealer’s name, but for staff', async () => {
    await given(app).serial({ value: 'WU1', customer: c2 });
    expect(await codesOf({ frameNumber: 'WU1', dealer: c2 })).toEqual(['NOT_STAFF']);
    expect(await codesOf({ frameNumber: 'WU1', dealer: 'NEVER' }, staff)).toEqual([
      'UNKNOWN_CUSTOMER',
    ]);
    const { frame } = await register({ frameNumber: 'WU1', dealer: c2 }, staff);
    expect(frame).toMatchObject({ custCode: c2 });
  });

  test('the 201st sale of a customer on a day', async () => {
    await given(app).serial({ value: 'WU1' });
    await app.db
      .insertInto('retail_sale')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          sorg: '2000',
          id: `many-${index}`,
          customer: c1,
          frame_number: `MANY${index}`,
          frame_normal: `MANY${index}`,
          frame_folded: `MANY${index}`,
          sold_on: daysAgo(1),
        })),
      )
      .execute();
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual(['TOO_MANY_REGISTRATIONS']);
  });
});
