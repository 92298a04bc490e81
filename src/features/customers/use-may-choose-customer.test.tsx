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
  ['sales staff', { isSales: true }, true],
  ['customers', { isCustomer: true }, true],
  ['customer-vendors', { isCustVendor: true }, true],
  ['auditors', { limitation: 'audit' }, true],
  ['others', { limitation: 'all' }, false],
])('lets %s with menu.change-cust choose: %j %s (B046, B056)', (_who, user, may) => {
  expect(mayChoose(user, ['menu.change-cust'])).toBe(may);
  expect(mayChoose(user, [])).toBe(false);
});
