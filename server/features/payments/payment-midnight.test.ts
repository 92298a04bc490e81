import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import type { InvoiceItem } from '#shared/invoices/item.ts';
import { dueItem, earlyItem, expectedOn, midnight } from '#shared/invoices/testing/midnight.ts';
import { forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import { codes, pay } from './testing/pay.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await given(app).timeZone(midnight.timeZone);
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

const rowOf = (item: InvoiceItem) => ({
  invoice_no: item.invoiceNo,
  due_date: item.dueDate,
  accounting_amount: item.accountingAmount,
  early_payment_discount: item.earlyPaymentDiscount,
  early_payment_until: item.earlyPaymentUntil ?? null,
});
beforeEach(async () => {
  await forgetPayments(app.db);
  await given(app).hostSettings({ invoicePaymentRule: 'overdue' });
  await openInvoices(app.db, rowOf(dueItem), rowOf(earlyItem));
});

/** Sets the clock of the server. @returns the token of dealer1 */
function loginAt(instant: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  return app.login('dealer1');
}

const instants = [
  [midnight.before, midnight.day, midnight.nextDay],
  [midnight.after, midnight.nextDay, midnight.day],
] as const;

test.each(instants)('lists the open account of the day at %s', async (instant, day) => {
  const query = `{ openInvoiceV5(payerCode: "0002000001") {
    today totals { overdue overdueCount } invoices { invoiceNo overdue earlyPaymentDiscount } } }`;
  const { today, totals, invoices } = (await app.gql(await loginAt(instant), query)).data
    .openInvoiceV5;
  const { overdue, overdueCount, discount } = expectedOn[day];
  expect([today, totals]).toEqual([day, { overdue, overdueCount }]);
  expect(invoices).toMatchObject([
    { invoiceNo: 'DUE', overdue: 0 - overdueCount },
    { invoiceNo: 'EARLY', earlyPaymentDiscount: discount },
  ]);
});

test.each(instants)('takes the amount of the day at %s', async (instant, day, otherDay) => {
  const dealer = await loginAt(instant);
  const payBoth = (amount: number) => pay(app, dealer, ['DUE', 'EARLY'], { data: { amount } });
  const { toPay } = expectedOn[day];
  const refused = await payBoth(expectedOn[otherDay].toPay);
  expect(refused.userErrors).toMatchObject([{ code: 'AMOUNT_CHANGED', amount: toPay }]);
  expect((await payBoth(toPay)).request).toMatchObject({ amount: toPay });
});

test.each(instants)('applies the order rule of the day at %s', async (instant, day) => {
  const { discount, firstBeforeEarly } = expectedOn[day];
  const amount = earlyItem.accountingAmount - discount;
  const answer = await pay(app, await loginAt(instant), ['EARLY'], { data: { amount } });
  expect(codes(answer)).toEqual(firstBeforeEarly ? ['WRONG_SELECTION'] : []);
  if (firstBeforeEarly) expect(answer.userErrors[0].message).toContain(firstBeforeEarly);
});
