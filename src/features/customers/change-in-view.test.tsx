import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#src/offline/session/session-tokens.ts';
import { readSession } from '#src/offline/session/token-vault.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { changeCustomer } from './change-customer.ts';
import { canChangeOffline } from './change-offline.ts';

vi.mock('#src/lib/device/tab-scope.ts', () => ({ tabScope: '|view-as-1-x' }));

const assign = vi.fn();
beforeEach(async () => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, pathname: '/en-us/order', search: '', assign });
  await storeSession({ requestToken: 'view', refreshToken: 'view', user: fakeUser() });
});

test('asks for a token of the view and stores no other one', async () => {
  const network = fakeNetwork()
    .answerRest('POST', '/view-as/customer', () => ({ requestToken: 'other', tokenType: 'Bearer' }))
    .answerRest('GET', '/user', () => fakeUser({ customer: { unified: 'C2', name: 'Shop 2' } }));
  await changeCustomer('C2', false);
  const sent = network.requests.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([{ path: '/view-as/customer', body: { custCode: 'C2' } }]);
  expect(await readSession()).toMatchObject({
    refreshToken: 'other',
    user: { salesActiveCustCode: { unified: 'C2' } },
  });
  expect(assign).toHaveBeenCalledWith('/en-us/order');
});

test('is never made on the device alone', () => {
  const serviceWorker = { controller: {} };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  expect(canChangeOffline()).toBe(false);
});
