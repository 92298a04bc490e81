import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { getDayIn } from '#shared/days.ts';

let app: TestApp;
let dealer = '';
let own = '';
beforeAll(async () => {
  app = await startTestApp();
  own = await given(app).order({ custPoNo: '=1+1', lines: 2, createdAt: '2026-03-02T23:30:00Z' });
  await given(app).order({ customer: '0002000002' });
  await given(app).order({ custPoNo: 'DONE', status: 'Shipped' });
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());

const exported = (names: string[], filter: object, token = dealer) => {
  const columns = names.map((name) => ({ name, header: name }));
  const body = { format: 'csv', title: 'Open orders', columns, filter };
  return app.rest('POST', '/exports/open-orders', { token, body });
};
const rowsOf = (body: unknown) => String(body).trimEnd().split('\r\n').slice(1);

test('has every open line that the list finds (N070)', async () => {
  const query = '{ openOrderV4(limit: 5000) { companies { orders { orderNumber position } } } }';
  const { companies } = (await app.gql(dealer, query)).data.openOrderV4;
  type Line = { orderNumber: string; position: number };
  const lines: Line[] = companies.flatMap(({ orders }: { orders: Line[] }) => orders);
  const { body, headers } = await exported(['orderNumber', 'position'], {});
  expect(lines.length).toBeGreaterThan(1);
  expect(rowsOf(body)).toEqual(lines.map((line) => `${line.orderNumber},${line.position}`));
  const { time_zone } = await app.db
    .selectFrom('sales_org')
    .select('time_zone')
    .where('sorg', '=', '2000')
    .executeTakeFirstOrThrow();
  expect(headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''List%20Open%20Order%20-%20${getDayIn(time_zone)}.csv`,
  );
});

test('finds what was searched and escapes formulas', async () => {
  const { body } = await exported(['orderNumber', 'poNumber', 'createdAt'], { search: own });
  expect(rowsOf(body)).toEqual(Array(2).fill(expect.stringMatching(`^${own},'=1\\+1,2026-03-0`)));
});

test('keeps internal notes for those who work the orders', async () => {
  await app.db
    .updateTable('order')
    .set({ internal_notes: 'secret' })
    .where('order_no', '=', own)
    .execute();
  const { body } = await exported(['internalNotes'], { search: own });
  expect(body).not.toContain('secret');
});

test('is for users who may see orders', async () => {
  expect((await exported(['orderNumber'], {}, await app.login('product1'))).status).toBe(403);
});

test('refuses a search of 101 characters before the file begins', async () => {
  const { status, body } = await exported(['orderNumber'], { search: 'x'.repeat(101) });
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});
