import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { orKept } from './checkout-terms.ts';
import { deviceRates } from './device-freight.ts';
import { keepTerms } from './keep-terms.ts';
import { prefetchCheckoutTerms } from './kept-terms.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const day = 86_400_000;
let userId = 900;
let now: number;
const viewer = (customer = 'C1') => ({ host: 'shop.test', userId, customer, sorg: '2000' });
const createShipTo = (id: string) => ({ id, name: id });
const rate = (id: string, price: number, freeFrom: number | null = null) => ({
  id,
  price,
  freeFrom,
});
const terms = (customers: string[]) => ({
  checkoutTerms: {
    shipTos: customers.map((customer) => ({ customer, shipTos: [createShipTo(`of ${customer}`)] })),
    rates: [rate('PICK', 0), rate('FIX', 400), rate('STEP', 400, 50_000)],
    freightSteps: [{ area: 'East', minQty: 5, amount: 150 }],
    warehouseAreas: ['East'],
    payments: [],
    closedDays: ['2026-12-25'],
  },
});
const offline = () => Promise.reject(new NetworkError());

beforeEach(() => {
  userId += 1;
  now = Date.parse('2026-11-20T08:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  bindViewer(viewer());
  request.mockReset().mockImplementation(async (_, { customers }) => terms(customers));
});
afterEach(() => {
  bindViewer(null);
  vi.restoreAllMocks();
});

test('answers from stored terms only for customers they cover', async () => {
  await prefetchCheckoutTerms(viewer(), ['C1', 'C2']);
  for (const customer of ['C1', 'C2']) {
    bindViewer(viewer(customer));
    expect(await orKept(offline, (kept) => kept.shipTos)).toEqual([createShipTo(`of ${customer}`)]);
  }
  bindViewer(viewer('C3'));
  await expect(orKept(offline, (kept) => kept.shipTos)).rejects.toThrow(NetworkError);
});

test("requests customers in batches of the server's limit", async () => {
  const many = Array.from({ length: 130 }, (_, nth) => `M${nth}`);
  await prefetchCheckoutTerms(viewer(), many);
  const customerCounts = request.mock.calls.map(([, { customers }]) => customers.length);
  expect(customerCounts).toEqual([60, 60, 10]);
  for (const customer of ['M0', 'M60', 'M129']) {
    bindViewer(viewer(customer));
    expect(await orKept(offline, (kept) => kept.shipTos)).toEqual([createShipTo(`of ${customer}`)]);
  }
});

test('computes shipping from the stored rates and benefits', async () => {
  await prefetchCheckoutTerms(viewer(), ['C1']);
  const prices = async (goods: number, pieces: number) =>
    (await orKept(offline, (kept) => deviceRates(kept, [{ goods, pieces }]))).map(
      (one) => one.price,
    );
  expect(await prices(1000, 4)).toEqual([0, 400, 400]);
  expect(await prices(50_000, 5)).toEqual([0, 250, 0]);
});

test('requests terms again when an older app stored another shape', async () => {
  const db = openUserDatabase('shop.test', userId);
  await db.syncState.put({
    key: 'checkout-terms',
    storedAt: now,
    rates: [],
    freightBenefits: true,
  });
  await prefetchCheckoutTerms(viewer(), ['C1']);
  expect(request).toHaveBeenCalledTimes(1);
});

test('refreshes terms daily or for a new customer, valid a month', async () => {
  await prefetchCheckoutTerms(viewer(), ['C1']);
  now += day - 1;
  await prefetchCheckoutTerms(viewer(), ['C1']);
  expect(request).toHaveBeenCalledTimes(1);
  await prefetchCheckoutTerms(viewer(), ['C1', 'C2']);
  now += day;
  await prefetchCheckoutTerms(viewer(), ['C1', 'C2']);
  expect(request).toHaveBeenCalledTimes(3);
  now += 30 * day;
  await expect(orKept(offline, (kept) => kept.shipTos)).rejects.toThrow(NetworkError);
});

test('returns no ship-to for a customer the user has lost', async () => {
  await prefetchCheckoutTerms(viewer(), ['C1']);
  now += day;
  request.mockResolvedValue(terms([]));
  await prefetchCheckoutTerms(viewer(), ['C1']);
  expect(await orKept(offline, (kept) => kept.shipTos)).toEqual([]);
});

test('discards terms that arrive after the user has changed', async () => {
  const db = openUserDatabase('shop.test', userId);
  request.mockImplementation(async () => {
    bindViewer(null);
    return terms(['C1']);
  });
  await prefetchCheckoutTerms(viewer(), ['C1'], db);
  expect(await db.syncState.count()).toBe(0);
});

test("prefers the server's answer, including its refusals", async () => {
  await prefetchCheckoutTerms(viewer(), ['C1']);
  expect(
    await orKept(
      async () => [],
      ({ shipTos }) => shipTos,
    ),
  ).toEqual([]);
  const refusing = () => Promise.reject(new OperationError('FORBIDDEN'));
  await expect(orKept(refusing, ({ shipTos }) => shipTos)).rejects.toThrow(OperationError);
  const away = () => Promise.reject(new HttpError(503));
  expect(await orKept(away, ({ shipTos }) => shipTos)).toHaveLength(1);
});

test('refreshes terms when back online, silently on failure', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = keepTerms(['C1']);
  expect(request).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  request.mockRejectedValueOnce(new NetworkError());
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(async () =>
    expect(await orKept(offline, (kept) => kept.shipTos)).toHaveLength(1),
  );
  end();
  now += day;
  window.dispatchEvent(new Event('online'));
  expect(request).toHaveBeenCalledTimes(2);
});
