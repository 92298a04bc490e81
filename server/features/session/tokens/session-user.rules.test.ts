import { expect, test } from 'vitest';
import { flagsByName } from '#shared/role-flags.ts';
import type { SessionUser } from './session.store.ts';
import { activeLimitation, userEntity, viewerFor } from './session-user.rules.ts';

const cart = 'cart.display-order-qty';
const withRoles = (...ids: string[]) =>
  viewerFor(
    {
      id: 1,
      username: 'u',
      areas: [],
      roles: ids.map((id) => {
        const role = { id, name: `${id} role` };
        return { ...role, description: '', flags: flagsByName(role) };
      }),
      permissions: ['page.catalog', cart].map((permission) => ({ permission })),
    } as unknown as SessionUser,
    '2000',
    null,
  ).scopes;

test.each([
  [['dealer'], true],
  [['Product'], false],
  [['guest'], false],
  [['product', 'guest'], false],
  [['product', 'dealer'], true],
  [[], true],
])('roles %j have a cart: %s (B003, N060)', (roles, has) => {
  expect(withRoles(...roles).has(cart)).toBe(has);
  expect(withRoles(...roles).has('page.catalog')).toBe(true);
});

test('uses the flags of a role, not its name', () => {
  const user = (flags: string[]) =>
    ({
      id: 1,
      username: 'u',
      email: 'u@shop.example',
      areas: [],
      permissions: [{ permission: cart }],
      roles: [{ id: 'dealer', name: 'Dealer', description: '', flags }],
    }) as unknown as SessionUser;
  const viewer = (flags: string[]) => viewerFor(user(flags), '2000', null);
  expect(viewer(['catalogOnly']).scopes.has(cart)).toBe(false);
  expect(viewer([]).scopes.has(cart)).toBe(true);
  const entity = userEntity(user(['sales', 'customerVendor']), viewer([]), {
    customerName: null,
    limitation: null,
  });
  expect(entity).toMatchObject({ isSales: true, isCustomer: false, isCustVendor: true });
});

test.each([
  ['that of the organisation', ['3000:salesman:S', '2000:audit:'], true, 'audit'],
  ['one that may be changed', ['2000:audit:', '2000:salesman:S'], true, 'salesman'],
  ['that of a customer only read', ['2000:audit:', '2000:salesman:S'], false, 'audit'],
  ['that which names the customer', ['2000:all:', '2000:customer:C1'], true, 'customer'],
  ['none elsewhere', ['3000:all:'], true, null],
])('the limitation is %s (reading 17)', (_, rows, changesCustomer, expected) => {
  const areas = rows.map((row) => {
    const [sorg = '', limitation = '', value = ''] = row.split(':');
    return { sorg, limitation, value };
  });
  const customer = { unified: 'C1', r3: 'R1', isr: null };
  expect(activeLimitation({ sorg: '2000', customer, areas }, changesCustomer)).toBe(expected);
});
