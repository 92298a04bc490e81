import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';

const none = { isSales: false, isCustomer: false, isCustVendor: false, limitation: null };

function mayChoose(user: object, scopes: string[]): boolean {
  let may: boolean | undefined;
  function Reader() {
    may = useMayChooseCustomer();
    return null;
  }
  renderScreen(<Reader />, { user: { ...none, ...user, scopes } });
  if (may === undefined) throw new Error('Nothing was shown');
  return may;
}

test.each([
  ['sales staff', { isSales: true }],
  ['customers', { isCustomer: true }],
  ['customer-vendors', { isCustVendor: true }],
  ['auditors', { limitation: 'audit' }],
  ['finance staff without a flag', { limitation: 'all' }],
])('lets %s with menu.change-cust choose: %j (B046)', (_who, user) => {
  expect(mayChoose(user, ['menu.change-cust'])).toBe(true);
  expect(mayChoose(user, [])).toBe(false);
});
