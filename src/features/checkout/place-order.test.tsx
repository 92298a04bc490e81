import { beforeEach, expect, test, vi } from 'vitest';
import { checkoutStore, type UnansweredOrder } from './checkout-draft.ts';
import { placeOrder } from './place-order.ts';

vi.mock('#src/offline/session/session-tokens.ts', () => ({
  accessToken: async () => 'token',
  refreshAccessToken: async () => null,
  storedUser: async () => ({ id: '7', salesActiveCustCode: { unified: '0002000001' } }),
}));

const answer = vi.fn<() => Promise<Response>>();
const sent: { key: string | null; body: unknown }[] = [];
const store = checkoutStore(7, '0002000001');
const order: UnansweredOrder = {
  key: 'order-1',
  variables: {
    products: [{ articleCode: 'P-1', qty: 2, subtotal: 4000 }],
    shipto: 'S1',
    request_delivery_date: null,
    shipments: [{ merchant: 'Pannier', rateId: 'STD' }],
    paymentId: 'INV',
    custPoNo: null,
    notes: null,
  },
};

/** Replaces the network. */
beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (String(url).endsWith('/runtime.json'))
      return Response.json({ apiBase: '', basicAuth: 'x' });
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ key, body: JSON.parse(String(init.body)).variables });
    return await answer();
  });
});

const payload = (status: boolean, userErrors: object[], orders: object[]) =>
  Response.json({ data: { checkout: { message: { status }, userErrors, orders } } });

test('keeps an unanswered order and retries under the same key', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await placeOrder(order, store)).toEqual({ kind: 'unanswered' });
  const kept = store.unanswered.read();
  expect(kept).toEqual(order);

  answer.mockResolvedValueOnce(payload(true, [], [{ order_no: '20000000001' }]));
  const result = await placeOrder(kept as UnansweredOrder, store);
  expect(result).toEqual({ kind: 'placed', orderNos: ['20000000001'] });
  expect(store.unanswered.read()).toBeNull();
  expect(sent.map(({ key }) => key)).toEqual(['order-1', 'order-1']);
  expect(sent[0]?.body).toEqual(sent[1]?.body);
});

test('treats a server error as unanswered', async () => {
  answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await placeOrder(order, store)).toEqual({ kind: 'unanswered' });
  expect(store.unanswered.read()).toEqual(order);
});

test('discards a refused order but returns reasons, keeps draft', async () => {
  const draft = { ...store.draft(), notes: 'ring twice' };
  store.keepDraft(draft);
  const errors = [{ field: 'products.0.qty', code: 'EXCEEDS_STOCK', message: 'too many', most: 4 }];
  answer.mockResolvedValueOnce(payload(false, errors, []));
  expect(await placeOrder(order, store)).toEqual({ kind: 'refused', errors, usedKey: true });
  expect(store.unanswered.read()).toBeNull();
  expect(store.draft()).toEqual(draft);
});

const failed = (code: string) =>
  Response.json({ data: null, errors: [{ message: code, extensions: { code } }] });

test('treats only a taken key as an answer after a lost one', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await placeOrder(order, store);
  answer.mockResolvedValueOnce(failed('FORBIDDEN'));
  expect(await placeOrder(order, store)).toEqual({ kind: 'unanswered' });
  expect(store.unanswered.read()).toEqual(order);
  answer.mockResolvedValueOnce(failed('IDEMPOTENCY_MISMATCH'));
  expect(await placeOrder(order, store)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'IDEMPOTENCY_MISMATCH' }],
  });
  expect(store.unanswered.read()).toBeNull();
});

test('stores the whole body of an unanswered order', async () => {
  const product = {
    articleCode: 'P-1',
    qty: 2,
    subtotal: 4000,
    request_delivery_date: '2026-12-01',
    seen: { available: 3, arrival: null },
  };
  const shipments = [{ merchant: 'Pannier', rateId: 'STD', price: 1250 }];
  const whole = { ...order, variables: { ...order.variables, products: [product], shipments } };
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await placeOrder(whole, store);
  expect(store.unanswered.read()).toEqual(whole);
  expect(sent[0]?.body).toEqual(whole.variables);
});
