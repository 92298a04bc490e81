import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { addColleagues } from './testing/many-requests.store.ts';
import { coverage, findItem, forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import { codes, pay } from './testing/pay.ts';
import { chooseInRush } from './testing/rush.ts';

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

test('covers a hundred invoices once each for fifty users at once', async () => {
  const { access } = app.app.sessionKeys;
  const bearer = access.verify(await app.login('dealer1'));
  if (!bearer) throw new Error('no login');
  // Signed here, because so many logins from one address are refused.
  const tokens = (await addColleagues(app.db, 50)).map((userId) =>
    access.sign({ ...bearer, viewer: { ...bearer.viewer, userId } }),
  );
  const invoices = Array.from({ length: 100 }, (_, no) => `I${no}`);
  await openInvoices(app.db, ...invoices.map((invoice_no) => ({ invoice_no })));
  const answers = await Promise.all(
    tokens.map((token, nth) => pay(app, token, chooseInRush(nth, invoices), { method: 'TRF' })),
  );
  const tooLate = ['INVOICE_CHANGED', 'TOO_MANY_OPEN'];
  expect(answers.flatMap(codes).filter((code) => !tooLate.includes(code))).toEqual([]);
  expect(await coverage(app.db)).toEqual(invoices.map(() => 1));
  const made = answers.flatMap(({ request }) => request?.externalId ?? []);
  const items = await Promise.all(invoices.map((invoice) => findItem(app.db, invoice)));
  expect(new Set(items.map(({ request_id }) => request_id))).toEqual(new Set(made));
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
