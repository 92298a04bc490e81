import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let dealer: string;
let staff: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  staff = await app.login('sales1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial'] as const) await app.db.deleteFrom(table).execute();
});

async function list(args = '', token = dealer) {
  const { data, errors } = await app.gql(
    token,
    `{ registeredFrames${args} { frames { id frameNumber customer { name } dealerName deletedAt
      articleDescription status postalCode } counts { status count } info { count } } }`,
  );
  return { errors, ...data?.registeredFrames };
}
const numbers = async (args = '', token = dealer) =>
  (await list(args, token)).frames.map(({ frameNumber }: { frameNumber: string }) => frameNumber);

async function change(mutation: string, token = dealer) {
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await app.gql(token, `mutation { ${mutation} }`, {}, headers);
  return Object.values<{ userErrors: { code: string }[] }>(data)[0]?.userErrors.map(
    ({ code }) => code,
  );
}
const remove = (args: string, token = dealer) =>
  change(`deleteFrame(${args}) { userErrors { code } }`, token);
const resend = (id: string, token = dealer) =>
  change(`resendFrame(saleId: "${id}") { userErrors { code } }`, token);

describe('registered frames (O118)', () => {
  test('are found by frame, article, part and consumer', async () => {
    const { retailSale } = given(app);
    await retailSale({ frameNumber: 'AA-11', consumer: { name: 'Nora Field', city: 'Moab' } });
    await retailSale({ frameNumber: 'BB22', serials: { SerialNumberBattery: 'BT99' } });
    expect(await numbers('(search: "aa11")')).toEqual(['AA-11']);
    expect(await numbers('(search: "nora moab")')).toEqual(['AA-11']);
    expect(await numbers('(search: "bt99")')).toEqual(['BB22']);
    expect(await numbers('(search: "B-4 AA")')).toEqual(['AA-11']);
    expect(await numbers('(search: "%")')).toEqual([]);
  });

  test('are found by a whole frame number alone, by a part of it together', async () => {
    const { retailSale } = given(app);
    await retailSale({ frameNumber: 'WU-771' });
    await retailSale({ frameNumber: 'WU-7712', status: 'failed insert' });
    await retailSale({ frameNumber: 'XX-1', customer: c2, serials: { Other: 'WU77' } });
    expect(await list('(search: "wu 771")')).toMatchObject({
      frames: [{ frameNumber: 'WU-771' }],
      info: { count: 1 },
      counts: [{ status: 'complete', count: 1 }],
    });
    expect((await numbers('(search: "wu77")')).toSorted()).toEqual(['WU-771', 'WU-7712']);
    expect(await numbers('(search: "wu-771", status: "failed insert")')).toEqual([]);
    expect(await numbers('(search: "xx1")')).toEqual([]);
  });

  test('are counted by state, whatever the filter by state (U260)', async () => {
    const { retailSale } = given(app);
    await retailSale({ frameNumber: 'A1', status: 'failed insert' });
    await retailSale({ frameNumber: 'A2', status: 'failed insert' });
    await retailSale({ frameNumber: 'A3' });
    await retailSale({ frameNumber: 'A4', customer: c2 });
    const answer = await list('(status: "complete")');
    expect(answer).toMatchObject({
      frames: [{ frameNumber: 'A3' }],
      info: { count: 1 },
      counts: [
        { status: 'complete', count: 1 },
        { status: 'failed insert', count: 2 },
      ],
    });
    expect((await list('(status: "all", search: "A1")')).counts).toEqual([
      { status: 'failed insert', count: 1 },
    ]);
    expect((await list('(status: "sent")')).errors).toBeDefined();
  });

  test('show auditors no consumer and do not find one', async () => {
    const consumer = { name: 'Nora Field' };
    await given(app).retailSale({ frameNumber: 'A1', consumer, postalCode: '80301' });
    const auditor = await app.login('audit1');
    const args = (more: string) => `(custCode: "${c1}"${more})`;
    const hidden = { customer: null, postalCode: '' };
    expect(await list(args(''), auditor)).toMatchObject({ frames: [hidden] });
    expect(await list(args(''), staff)).toMatchObject({
      frames: [{ customer: consumer, postalCode: '80301' }],
    });
    expect(await numbers(args(', search: "nora"'), auditor)).toEqual([]);
  });

  test('of several dealers are shown to staff without a customer', async () => {
    await given(app).retailSale({ frameNumber: 'A1' });
    await given(app).retailSale({ frameNumber: 'A2', customer: c2 });
    expect((await numbers('', staff)).toSorted()).toEqual(['A1', 'A2']);
    expect(await numbers(`(custCode: "${c2}")`, staff)).toEqual(['A2']);
  });
});

describe('deleting a registration (O146, reading 31)', () => {
  test('that the ERP does not know removes it at once', async () => {
    const { frameNumber } = await given(app).retailSale({ status: 'pending insert' });
    expect(await remove(`frameNumber: "${frameNumber}"`)).toEqual([]);
    expect(await remove(`frameNumber: "${frameNumber}"`)).toEqual([]);
    expect(await numbers()).toEqual([]);
    const left = await app.db.selectFrom('retail_sale_consumer').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('that is complete waits for the ERP', async () => {
    const { frameNumber } = await given(app).retailSale();
    expect(await remove(`frameNumber: "${frameNumber}"`)).toEqual([]);
    expect(await list()).toMatchObject({
      frames: [{ status: 'pending update', customer: null, deletedAt: expect.any(String) }],
    });
  });

  test('leaves the other type and the sales of others', async () => {
    const { retailSale } = given(app);
    await retailSale({ id: 'R', frameNumber: 'A1' });
    await retailSale({ id: 'N', frameNumber: 'A1', nonRetail: true });
    await retailSale({ id: 'O', frameNumber: 'A2', customer: c2 });
    expect(await remove('frameNumber: "A1", type: nonRetail')).toEqual([]);
    expect(await remove('frameNumber: "A2"')).toEqual([]);
    const kept = await app.db
      .selectFrom('retail_sale')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    expect(kept).toEqual([{ id: 'O' }, { id: 'R' }]);
  });

  test('is refused while the ERP reads it', async () => {
    const { frameNumber } = await given(app).retailSale({ status: 'processing update' });
    expect(await remove(`frameNumber: "${frameNumber}"`)).toEqual(['IN_BATCH']);
  });

  test('is taken back by registering the sale again', async () => {
    const { id, frameNumber } = await given(app).retailSale({ soldOn: daysAgo(1) });
    await given(app).serial({ value: frameNumber });
    await remove(`frameNumber: "${frameNumber}"`);
    const again = `frameNumber: "${frameNumber}", soldDate: "${daysAgo(1)}", saleId: "${id}"`;
    expect(
      await change(
        `registerFrameV4(${again}, useAccountData: false, customer: { name: "Nora" }) { userErrors { code } }`,
      ),
    ).toEqual([]);
    expect(await list()).toMatchObject({
      frames: [{ deletedAt: null, customer: { name: 'Nora' }, status: 'pending update' }],
    });
  });
});

describe('sending a registration again (N094)', () => {
  test('makes a failed one pending', async () => {
    const failed = await given(app).retailSale({ status: 'failed update', reason: 'Unknown bike' });
    expect(await resend(failed.id)).toEqual([]);
    expect(await list()).toMatchObject({ frames: [{ status: 'pending update' }] });
    expect(await resend(failed.id)).toEqual(['WRONG_STATE']);
  });

  test('does not reach those of other dealers', async () => {
    const foreign = await given(app).retailSale({ status: 'failed insert', customer: c2 });
    expect(await resend(foreign.id)).toEqual(['UNKNOWN_FRAME']);
  });
});
