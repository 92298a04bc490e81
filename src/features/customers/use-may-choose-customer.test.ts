import { expect, test, vi } from 'vitest';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';

const none = { isSales: false, isCustomer: false, isCustVendor: false, limitation: null };
const world = vi.hoisted(() => ({ user: {} as object, may: true }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ user: world.user, has: () => world.may }),
}));

test.each([
  ['sales staff', { isSales: true }, true],
  ['customers', { isCustomer: true }, true],
  ['customer-vendors', { isCustVendor: true }, true],
  ['auditors', { limitation: 'audit' }, true],
  ['others', { limitation: 'all' }, false],
])('%s with menu.change-cust choose a customer: %j %s (B046, B056)', (_who, user, may) => {
  world.user = { ...none, ...user };
  world.may = true;
  expect(useMayChooseCustomer()).toBe(may);
  world.may = false;
  expect(useMayChooseCustomer()).toBe(false);
});
