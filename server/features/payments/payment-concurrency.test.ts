import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { coverage, findItem, forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import { codes, pay } from './testing/pay.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetPayments(app.db));

test('lets each invoice be in one open request only', async () => {
  const tokens = await Promise.all(['dealer1', 'sales1', 'group1'].map((user) => app.login(user)));
  const invoices = Array.from({ length: 8 }, (_, no) => `I${no}`);
  await openInvoices(app.db, ...invoices.map((invoice_no) => ({ invoice_no })));
  // Overlapping pairs, each asked for by all users at once.
  const asked = invoices.flatMap((invoice, no) => {
    const pair = [invoice, invoices[(no + 1) % invoices.length] ?? ''];
    return tokens.map((token) => pay(app, token, pair, { method: no % 2 ? 'TRF' : 'CARD' }));
  });
  const answers = await Promise.all(asked);
  const made = answers.filter(({ request }) => request);
  const refused = new Set(answers.flatMap(codes));
  expect(made.length).toBeGreaterThan(0);
  expect(
    [...refused].filter((code) => !['INVOICE_CHANGED', 'TOO_MANY_OPEN'].includes(code)),
  ).toEqual([]);
  const covered = await coverage(app.db);
  expect(covered.every((count) => count === 1)).toBe(true);
  expect(covered).toHaveLength(made.length * 2);
  for (const { request } of made)
    for (const { invoiceNo } of request.invoices)
      expect((await findItem(app.db, invoiceNo)).request_id).toBe(request.externalId);
});

test('makes the database refuse a second open request', async () => {
  await openInvoices(app.db, { invoice_no: 'I1' });
  const token = await app.login('dealer1');
  const { request } = await pay(app, token, ['I1'], { method: 'TRF' });
  const item = await app.db
    .selectFrom('payment_request_item')
    .selectAll()
    .where('external_id', '=', request.externalId)
    .executeTakeFirstOrThrow();
  await openInvoices(app.db, { invoice_no: 'I2' });
  const second = await pay(app, token, ['I2'], { method: 'TRF' });
  const { externalId } = second.request;
  const again = app.db
    .insertInto('payment_request_item')
    .values({ ...item, external_id: externalId })
    .execute();
  await expect(again).rejects.toThrow(/payment_request_item_open/);
});
