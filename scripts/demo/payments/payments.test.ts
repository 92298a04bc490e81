import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { importFeed } from '#server/features/feeds/feeds.public.ts';
import { deliver } from '#server/features/payments/testing/pay.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';
import { writeDemoFeed } from '../write-feed.ts';
import { makeDemoPayments } from './make-payments.ts';
import { logIn } from './portal-user.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-payments-'));

/** A database with a small demo distributor. */
async function openDemo() {
  const database = await openEmptyDatabase();
  await migrate(database.db);
  await writeDemoFeed(folder, {
    articles: 300,
    dealers: 12,
    images: false,
    today: new Date().toISOString().slice(0, 10),
  });
  const config = readConfig({ PANNIER_MODE: 'test', PANNIER_DATA_DIR: folder });
  await importFeed({ config, db: database.db, files: openFileStore(config) }, folder);
  return database;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ openDatabase: openDemo });
  await makeDemoPayments(app);
  await deliver(app);
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

interface Request {
  amount: number;
  virtualAccountNo: string | null;
  held: string | null;
  paymentStatus: { id: string };
  externalId: string;
  isPartialPayment: boolean;
  reason: string | null;
}

const payerOf = { us: '0002000001', de: '0003000001', id: '0001000001' };
type Market = keyof typeof payerOf;
const userOf = (market: Market) =>
  logIn(app.app, { username: `dealer.${market}`, host: `${market}.localhost` });

/** The requests of a dealer, the first one first. */
async function requestsOf(market: Market): Promise<Request[]> {
  const user = await userOf(market);
  const asked = { payerCode: payerOf[market], page: 1, limit: 50 };
  const { requests } = (await user.ask('PaymentRequests', asked))
    .paymentRequestByPayerAndInvoiceNos;
  const read = async ({ externalId }: { externalId: string }) =>
    (await user.ask('PaymentRequest', { externalId })).paymentRequest;
  return (await Promise.all<Request>(requests.map(read))).toReversed();
}
const shortened = ({ paymentStatus, reason, isPartialPayment }: Request) =>
  [paymentStatus.id, reason, isPartialPayment && 'partial'].filter(Boolean).join(' ');

test('has a request in every state, an expired and a partial one', async () => {
  expect((await requestsOf('us')).map(shortened)).toEqual([
    'failed EXPIRED',
    'failed RETURNED',
    'void',
    'complete',
    'on processing',
    'pending partial',
  ]);
});

test('has a virtual account that waits, in whole rupiah', async () => {
  const [waiting] = await requestsOf('id');
  expect(waiting).toMatchObject({
    paymentStatus: { id: 'pending' },
    virtualAccountNo: expect.stringMatching(/^88\d{14}$/),
  });
  expect(waiting?.amount).toBeGreaterThan(100_000);
});

test('reads a statement with a right, a wrong and an unknown entry', async () => {
  const [, whole, short] = await requestsOf('de');
  expect(whole).toMatchObject({ paymentStatus: { id: 'complete' }, held: null });
  expect(short).toMatchObject({ paymentStatus: { id: 'on processing' }, held: 'amount' });
  const entries = app.db
    .selectFrom('bank_entry')
    .select(['outcome', 'reason', 'external_id'])
    .orderBy('id');
  expect(await entries.execute()).toEqual([
    { outcome: 'matched', reason: null, external_id: whole?.externalId },
    { outcome: 'listed', reason: 'AMOUNT', external_id: short?.externalId },
    { outcome: 'listed', reason: 'NO_REQUEST', external_id: null },
  ]);
});

test('has a saved card of one dealer', async () => {
  const user = await userOf('us');
  await expect
    .poll(async () => (await user.ask('SavedPayments', { sorgs: ['2000'] })).savedPayments)
    .toMatchObject([{ display: 'Visa ···· 1111', isOwn: true }]);
});

test.each(['us', 'de', 'id'] as const)('has order payments in each state (%s)', async (market) => {
  const user = await userOf(market);
  const asked = { filter: {}, page: 1, limit: 50 };
  const { orders } = (await user.ask('OrderPayments', asked)).orders;
  // An order on invoice has none of the five.
  const states = orders.flatMap(({ orderPayment }: { orderPayment: object }) =>
    Object.entries(orderPayment).flatMap(([name, value]) =>
      name.startsWith('isPayment') && value === true ? name : [],
    ),
  );
  expect(states.toSorted()).toEqual([
    'isPaymentCompleted',
    'isPaymentFailed',
    'isPaymentUploaded',
    'isPaymentVoided',
    'isPaymentWaiting',
  ]);
});

test('makes nothing a second time', async () => {
  const before = await requestsOf('us');
  await makeDemoPayments(app);
  expect(await requestsOf('us')).toEqual(
    before.map((one) => ({ ...one, asOf: expect.any(String) })),
  );
});

test('offers no payment at the host for orders only', async () => {
  const user = await logIn(app.app, { username: 'dealer.us', host: 'order.localhost' });
  const asked = { payerCode: payerOf.us, page: 1, limit: 1 };
  await expect(user.ask('PaymentRequests', asked)).rejects.toThrow('PAYMENT_OFF');
});

test('lets the blocked dealer log in and pay nothing', async () => {
  const user = await logIn(app.app, { username: 'blocked.us', host: 'us.localhost' });
  const { openInvoiceV5 } = await user.ask('OpenInvoices', { payerCode: '0002000004' });
  expect(openInvoiceV5.canPay).toBe(false);
  expect(openInvoiceV5.invoices.length).toBeGreaterThan(0);
});
