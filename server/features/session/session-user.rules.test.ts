import { expect, test } from 'vitest';
import type { SessionUser } from './session.store.ts';
import { viewerFor } from './session-user.rules.ts';

const cart = 'cart.display-order-qty';
const withRoles = (...ids: string[]) =>
  viewerFor(
    {
      id: 1,
      username: 'u',
      areas: [],
      roles: ids.map((id) => ({ id, name: `${id} role`, description: '' })),
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
