import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact.ts';
import { given } from '#server/testing/given.ts';
import { skipNotified } from '../notifications.public.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { lookForPayments } from './money-watch.ts';
import { notifyOfPayments } from './payment-news.store.ts';

const harness = restockHarness();
beforeEach(async () => {
  const { db } = harness.test;
  for (const table of ['payment_request', 'invoice', 'notification_preference'] as const)
    await db.deleteFrom(table).execute();
  await given(harness.test).hostSettings({});
  await given(harness.test).invoice({ no: 'I1', assignment: 'I1' });
});

/** Later than the clock of the database, which says when a state was stored. */
const soon = () => new Date(Date.now() + 1_000);
const look = (now = soon()) => lookForPayments(harness.test.db, now);
const list = `{ notifications(limit: 50) { notifications { kind invoice { count }
  payment { event externalId customer amount expiredDate } } } }`;
const inbox = async (token = harness.dealer1) => {
  const { data } = await harness.test.gql(token, list);
  return data.notifications.notifications.map(({ payment }: { payment: object }) => payment);
};
const events = async () =>
  ((await inbox()) as { event: string }[]).map(({ event }) => event).reverse();

/** Asks for the payment of the invoice. @returns the number of the request */
async function pay(token = harness.dealer1, paymentId = 'TRF'): Promise<string> {
  const { data } = await harness.test.gql(
    token,
    `mutation Pay($paymentId: String!) { createInvoicePaymentRequestV3(paymentId: $paymentId,
      isPartialPayment: false, paymentRequestData: { amount: 10000, currency: "USD",
        payerCode: "0002000001", merchant: "Pannier United States",
        positiveInvoiceNumbers: ["I1"] }) { userErrors { code } request { externalId } } }`,
    { paymentId },
    { 'idempotency-key': randomUUID() },
  );
  return data.createInvoicePaymentRequestV3.request.externalId;
}
const voidRequest = (token: string, id: string) =>
  harness.test.gql(
    token,
    `mutation Void($id: ID!) { voidPaymentRequest(payerCode: "0002000001",
      merchant: "Pannier United States", externalId: $id) { message { status } } }`,
    { id },
    { 'idempotency-key': randomUUID() },
  );

/** Stores a state of a request, as every change of one does. */
async function become(external_id: string, status: string, reason: string | null = null) {
  await transact(harness.test.db, async (tx) => {
    const isFree = status === 'failed' || status === 'void';
    await tx
      .updateTable('invoice')
      .set({ request_id: isFree ? null : external_id, request_state: isFree ? null : 'pending' })
      .where('request_id', '=', external_id)
      .execute();
    await tx
      .updateTable('payment_request')
      .set({ status, reason })
      .where('external_id', '=', external_id)
      .execute();
    await tx
      .insertInto('payment_request_state')
      .values({ external_id, status, reason, source: 'gateway' })
      .execute();
  });
}

describe('a payment request', () => {
  it('notifies its user of the awaited transfer and when paid', async () => {
    const externalId = await pay();
    await look();
    await become(externalId, 'on processing');
    await look();
    await become(externalId, 'complete');
    await look();
    const news = { externalId, customer: '0002000001', amount: 10_000 };
    expect(await inbox()).toEqual([
      { ...news, event: 'complete', expiredDate: expect.stringMatching(/Z$/) },
      { ...news, event: 'waiting', expiredDate: expect.stringMatching(/Z$/) },
    ]);
    await look();
    expect(await events()).toEqual(['waiting', 'complete']);
  });

  it.each([
    ['failed', 'DECLINED', 'failed'],
    ['failed', 'EXPIRED', 'expired'],
    ['void', null, 'voided'],
  ])('notifies of %s because of %s', async (status, reason, event) => {
    await become(await pay(), status, reason);
    await look();
    expect(await events()).toEqual([event]);
  });

  it('does not notify while a page of the provider waits', async () => {
    await pay(harness.dealer1, 'CARD');
    await look();
    expect(await inbox()).toEqual([]);
  });

  it('notifies when another user voids it, not of an own void', async () => {
    const own = await pay();
    await voidRequest(harness.dealer1, own);
    await look();
    expect(await inbox()).toEqual([]);
    const other = await pay();
    const sales = await harness.test.login('sales1');
    await voidRequest(sales, other);
    await look();
    expect(await inbox()).toMatchObject([{ event: 'voidedByOther', externalId: other }]);
    expect(await inbox(sales)).toEqual([]);
    expect(await inbox(harness.dealer2)).toEqual([]);
  });

  it('notifies once when several servers look', async () => {
    const externalId = await pay();
    await become(externalId, 'failed', 'DECLINED');
    await Promise.all([look(), look(), look()]);
    expect(await events()).toEqual(['failed']);
  });

  it('notifies in the run after one that was killed', async () => {
    await become(await pay(), 'complete');
    const killed = transact(harness.test.db, async (tx) => {
      expect(await notifyOfPayments(tx, soon())).toBe(2);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await events()).toEqual([]);
    await look();
    expect(await events()).toEqual(['complete']);
  });

  it('notifies only with a permission for payments or invoices', async () => {
    await become(await pay(), 'complete');
    await given(harness.test).user('dealer1', { groupRoleId: 'guest' });
    await look();
    await given(harness.test).user('dealer1', { groupRoleId: 'dealer' });
    await harness.logIn();
    expect(await inbox()).toEqual([]);
  });

  it('does not notify again after a restored backup', async () => {
    const externalId = await pay();
    const { db } = harness.test;
    await transact(db, (tx) => skipNotified(tx, new Date(Date.now() - 3_600_000), soon()));
    await look();
    expect(await inbox()).toEqual([]);
    await become(externalId, 'complete');
    await look();
    expect(await events()).toEqual(['complete']);
  });
});

describe('a push about a payment', () => {
  it('names number and amount and leads to the request', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    const externalId = await pay();
    await look();
    await harness.deliver(soon());
    await become(externalId, 'complete');
    await look();
    await harness.deliver(soon());
    const url = `/en-us/payment/request/${externalId}`;
    const [waiting, paid] = phone.messages();
    expect(waiting).toMatchObject({
      title: 'Waiting for your transfer',
      url,
      tag: `payment-${externalId}`,
      body: expect.stringMatching(/^Payment PR\w+: transfer \$100\.00 by [A-Z][a-z]{2} \d+$/),
    });
    expect(paid).toMatchObject({
      title: 'Paid',
      body: `Payment ${externalId} of $100.00 is paid.`,
      url,
      tag: waiting.tag,
    });
    expect(JSON.stringify([waiting, paid])).not.toMatch(/Alpine|dealer|0002000001/);
  });

  it('is not sent when the request has moved on', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    const externalId = await pay();
    await look();
    await become(externalId, 'complete');
    await look();
    await harness.deliver(soon());
    expect(phone.messages().map(({ title }: { title: string }) => title)).toEqual(['Paid']);
  });

  it('reaches only the inbox when the user turned the push off', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await harness.test.gql(
      harness.dealer1,
      `mutation { updateNotificationPreference(kind: "payment", push: false) {
        message { status } } }`,
    );
    await become(await pay(), 'complete');
    await look();
    await harness.deliver(soon());
    expect(phone.messages()).toEqual([]);
    expect(await events()).toEqual(['complete']);
  });
});

describe('a host that takes no payments (F035)', () => {
  it('has no news of them', async () => {
    const externalId = await pay();
    await given(harness.test).hostSettings({ payment: false });
    await become(externalId, 'complete');
    await look();
    expect(await harness.test.db.selectFrom('notification').selectAll().execute()).toEqual([]);
  });

  it('neither sends nor shows what was written before', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await become(await pay(), 'complete');
    await look();
    await given(harness.test).hostSettings({ payment: false });
    await harness.deliver(soon());
    expect(phone.messages()).toEqual([]);
    expect(await inbox()).toEqual([null]);
  });
});
