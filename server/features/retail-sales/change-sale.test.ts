import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { codes, registerSale } from './testing/register-frame.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial'] as const) await app.db.deleteFrom(table).execute();
});

const register = (input: object) => registerSale(app, dealer, input);
const codesOf = async (input: object) => codes(await register(input));
const stored = () => app.db.selectFrom('retail_sale').selectAll().orderBy('created_at').execute();

describe('changing a sale', () => {
  test('with the same id is a change of it', async () => {
    await given(app).serial({ value: 'WU1' });
    const saleId = randomUUID();
    await register({ frameNumber: 'WU1', saleId });
    await app.db.updateTable('retail_sale').set({ status: 'complete' }).execute();
    const input = { frameNumber: 'WU1', saleId, customer: { name: 'Consumer 2' } };
    const { frame } = await register(input);
    expect(frame).toMatchObject({ status: 'pending update', customer: { name: 'Consumer 2' } });
    expect(await stored()).toMatchObject([{ version: 2 }]);
  });

  test('sent again as it is changes nothing', async () => {
    await given(app).serial({ value: 'WU1' });
    const saleId = randomUUID();
    const serials = [
      { kind: 'SerialNumberMotor', value: 'm1' },
      { kind: 'KeyNumberBattery', value: 'k1' },
    ];
    const input = { frameNumber: 'WU1', saleId, serials, consent: '1' };
    await register(input);
    await app.db.updateTable('retail_sale').set({ status: 'complete' }).execute();
    expect((await register(input)).frame).toMatchObject({ status: 'complete' });
    expect(await stored()).toMatchObject([{ version: 1 }]);
  });

  // Specification M2: an auditor's area hides the consumer, an erasure deletes it.
  test('keeps a consumer that is not shown', async () => {
    await given(app).serial({ value: 'WU1' });
    const saleId = randomUUID();
    const customer = { name: 'Consumer 1', email: 'a@b.example' };
    await register({ frameNumber: 'WU1', saleId, customer, consent: '2026.1' });
    const change = { frameNumber: 'WU1', saleId, soldDate: daysAgo(3), keepConsumer: true };
    expect(await register({ ...change, customer: null, postalCode: null })).toMatchObject({
      frame: {
        nonRetail: false,
        soldDate: daysAgo(3),
        customer: { name: 'Consumer 1', email: 'a@b.example', consent: '2026.1' },
      },
    });
  });

  test('keeps the version and the time of a consent', async () => {
    await given(app).serial({ value: 'WU1' });
    const saleId = randomUUID();
    const text = { en: 'I agree' };
    const change = async (consent: string, city: string) => {
      const customer = { name: 'Consumer 1', email: 'c1@b.example', city };
      await register({ frameNumber: 'WU1', saleId, customer, consent });
      const columns = ['consent_version', 'consent_at', 'city'] as const;
      return app.db.selectFrom('retail_sale_consumer').select(columns).executeTakeFirstOrThrow();
    };
    await given(app).hostSettings({ consumerConsent: { version: '2026-2', text } });
    const first = await change('2026-1', 'Boulder');
    expect(first).toMatchObject({ consent_version: '2026-1', consent_at: expect.any(Date) });
    expect(await change('2026-2', 'Denver')).toEqual({ ...first, city: 'Denver' });
    await given(app).hostSettings({});
  });

  test('stays a retail sale after its consumer was erased', async () => {
    await given(app).serial({ value: 'WU1' });
    const saleId = randomUUID();
    await register({ frameNumber: 'WU1', saleId });
    await app.db.deleteFrom('retail_sale_consumer').execute();
    const change = { frameNumber: 'WU1', saleId, soldDate: daysAgo(3), keepConsumer: true };
    expect(await register({ ...change, customer: null })).toMatchObject({
      frame: { nonRetail: false, soldDate: daysAgo(3), customer: null },
    });
  });

  test('that keeps its consumer needs a sale to change', async () => {
    await given(app).serial({ value: 'WU1' });
    const input = { frameNumber: 'WU1', saleId: randomUUID(), keepConsumer: true, customer: null };
    expect(await codesOf(input)).toEqual(['BAD_ID']);
  });

  test('corrects a use without a consumer after the sale', async () => {
    await given(app).serial({ value: 'WU1' });
    const used = { frameNumber: 'WU1', saleId: randomUUID(), customer: null };
    expect(await codesOf({ ...used, soldDate: daysAgo(9) })).toEqual([]);
    expect(await codesOf({ frameNumber: 'WU1' })).toEqual([]);
    expect(await codesOf({ ...used, soldDate: daysAgo(8) })).toEqual([]);
  });

  test('is refused while the ERP reads it', async () => {
    const { id, frameNumber } = await given(app).retailSale({ status: 'processing insert' });
    await given(app).serial({ value: frameNumber });
    expect(await codesOf({ frameNumber, saleId: id })).toEqual(['IN_BATCH']);
  });

  test('of another dealer is refused', async () => {
    const { id, frameNumber } = await given(app).retailSale({ customer: '0002000002' });
    await given(app).serial({ value: frameNumber });
    expect(await codesOf({ frameNumber, saleId: id })).toEqual(['BAD_ID']);
  });

  test('goes on although the bike is recalled since', async () => {
    const { id, frameNumber } = await given(app).retailSale();
    await given(app).serial({ value: frameNumber });
    await given(app).stolenBike({ value: frameNumber });
    expect(await codesOf({ frameNumber, saleId: id })).toEqual([]);
  });
});

describe('changing a sale of the feed that has no article', () => {
  test('goes on although the bike was stolen since', async () => {
    const { id, frameNumber } = await given(app).retailSale({ article: '', source: 'feed' });
    await given(app).serial({ value: frameNumber });
    await given(app).stolenBike({ value: frameNumber });
    const { userErrors, frame } = await register({ frameNumber, saleId: id });
    expect(userErrors).toEqual([]);
    expect(frame).toMatchObject({ articleCode: 'B-4' });
  });
});
