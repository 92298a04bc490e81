import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import {
  onSessionNews,
  refreshAccessToken,
  storedUser,
  storeSession,
} from '#src/offline/session/session-tokens.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { changeCustomer } from './change-customer.ts';
import { needsCustomer, opensUnasked } from './customers.rules.ts';

let userId = 700;
const tokenFor = (customer: string | null) =>
  `e30.${btoa(
    JSON.stringify({
      sub: userId,
      iat: 0,
      exp: 900,
      salesActiveCustCode: customer && { unified: customer },
    }),
  )}.s`;
const createUser = (customer: string | null) => ({
  id: userId,
  username: 'sales.us',
  scopes: [],
  hasCustCode: customer !== null,
  isSales: true,
  isCustomer: false,
  isCustVendor: false,
  customerData: customer && { custName: 'Alpine Cycles', custCode: customer },
  salesActiveCustCode: customer && { unified: customer, r3: 'R1', isr: null },
  sorg: '2000',
});
const tokensFor = (customer: string | null) => ({
  requestToken: tokenFor(customer),
  refreshToken: `refresh-${customer}`,
});
const unsent = async () =>
  (await pendingEntries(openUserDatabase(window.location.host, userId))).map((entry) => [
    entry.customer,
    entry.variables,
  ]);
const work = [['C1', { products: [{ articleCode: 'A', qty: 4 }] }]];
const answers: Record<string, () => unknown> = {
  '/runtime.json': () => ({ apiBase: '', basicAuth: '' }),
};

/** The body of the request being answered. */
let sent = '';

beforeEach(async () => {
  userId += 1;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent = String(init?.body);
    const answer = answers[new URL(url, window.location.origin).pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer());
  });
  bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' });
  await storeSession({ ...tokensFor('C1'), user: createUser('C1') });
  await setCartQty(product('A'), 4);
  expect(await unsent()).toEqual(work);
});
afterEach(() => {
  bindViewer(null);
  vi.unstubAllGlobals();
});

test('keeps unsent work with its customer after a change (B050)', async () => {
  answers['/user'] = () => createUser('C2');
  let sentVariables: unknown;
  answers['/v2/change-cust'] = () => {
    sentVariables = JSON.parse(sent);
    return tokensFor('C2');
  };
  await changeCustomer('C2', true);
  expect(sentVariables).toEqual({ custCode: 'C2', refreshToken: 'refresh-C1' });
  expect(await storedUser()).toMatchObject({ salesActiveCustCode: { unified: 'C2' } });
  expect(await unsent()).toEqual(work);
});

test('asks for a customer when the server removes the active one', async () => {
  answers['/refresh-token'] = () => tokensFor(null);
  const told = vi.fn();
  const stop = onSessionNews(told);
  await refreshAccessToken();
  stop();
  const user = await storedUser<ReturnType<typeof createUser>>();
  expect(user).toMatchObject({ id: userId, hasCustCode: false, customerData: null });
  expect(user?.salesActiveCustCode).toBeNull();
  expect(told).toHaveBeenCalledOnce();
  const forced = needsCustomer({ customer: 'yes' }, { limitation: 'salesman' });
  expect(opensUnasked(forced && !user?.salesActiveCustCode, 2)).toBe(true);
  expect(await unsent()).toEqual(work);
});

test('sends no event when a refresh keeps the customer', async () => {
  answers['/refresh-token'] = () => tokensFor('C1');
  const told = vi.fn();
  const stop = onSessionNews(told);
  await refreshAccessToken();
  stop();
  expect(told).not.toHaveBeenCalled();
  expect(await storedUser()).toMatchObject({ salesActiveCustCode: { unified: 'C1' } });
});
