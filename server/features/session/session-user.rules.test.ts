import { expect, test } from 'vitest';
import { flagsByName } from '#shared/role-flags.ts';
import type { SessionUser } from './session.store.ts';
import { userEntity, viewerFor } from './session-user.rules.ts';

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
      ...{
        id: 1,
        username: 'u',
        email: 'u@shop.example',
        areas: [],
        permissions: [{ permission: cart }],
      },
      roles: [{ id: 'dealer', name: 'Dealer', description: '', flags }],
    }) as unknown as SessionUser;
  const viewer = (flags: string[]) => viewerFor(user(flags), '2000', null);
  expect(viewer(['catalogOnly']).scopes.has(cart)).toBe(false);
  expect(viewer([]).scopes.has(cart)).toBe(true);
  const entity = userEntity(user(['sales', 'customerVendor']), viewer([]), null);
  expect(entity).toMatchObject({ isSales: true, isCustomer: false, isCustVendor: true });
});
