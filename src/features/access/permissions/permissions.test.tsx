import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  AccessPermissionDocument,
  AccessPermissionsDocument,
  ChangeAccessPermissionDocument,
  CreateAccessPermissionDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { shownPermission } from '../testing/rights.ts';
import { Component as EditPermission } from './permission.screen.tsx';
import { Component as PermissionList } from './permission-list.screen.tsx';

const owner = { scopes: ['page.user-management', 'access.owner'] };
const unknown = 'The app does not know this permission; it protects nothing';
const withList = () =>
  fakeNetwork().answer(AccessPermissionsDocument, {
    permissions: {
      permissions: [shownPermission('page.news'), shownPermission('shop.keys', { isKnown: false })],
      info: { count: 2 },
      asOf: '2026-11-20T08:00:00Z',
    },
  });
const edit = (network: ReturnType<typeof fakeNetwork>, at: string, user: object = owner) =>
  renderScreen(
    [
      { path: '/:locale/admin/permissions/edit/:id?', element: <EditPermission /> },
      { path: '/:locale/admin/permissions', element: <p>All permissions</p> },
    ],
    { at: `/admin/permissions/edit${at}`, user, network },
  );

test('says which permissions guard nothing (U312)', async () => {
  renderScreen(<PermissionList />, {
    at: '/admin/permissions',
    user: owner,
    network: withList(),
  });
  const known = await screen.findByRole('row', { name: /page.news/ });
  expect(within(known).queryByText(unknown)).toBeNull();
  expect(within(screen.getByRole('row', { name: /shop.keys/ })).getByText(unknown)).toBeDefined();
  expect(screen.getByRole('link', { name: 'New permission' })).toBeDefined();
});

test('leads from a permission to those who have it', async () => {
  const { user, address } = renderScreen(<PermissionList />, {
    at: '/admin/permissions',
    user: owner,
    network: withList(),
  });
  await user.click(await screen.findByRole('button', { name: /page.news/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show users' }));
  await waitFor(() => expect(address()).toContain('/admin/who-may?what=permission%3Apage.news'));
});

test('offers no deleting of a permission that roles have', async () => {
  const permissions = [shownPermission('shop.keys', { roles: 2 })];
  const network = fakeNetwork().answer(AccessPermissionsDocument, {
    permissions: { permissions, info: { count: 1 }, asOf: '2026-11-20T08:00:00Z' },
  });
  const { user } = renderScreen(<PermissionList />, {
    at: '/admin/permissions',
    user: owner,
    network,
  });
  await user.click(await screen.findByRole('button', { name: /shop.keys/ }));
  const item = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('2 roles have it.');
});

test('creates a permission at the address without an id (R102)', async () => {
  const network = fakeNetwork().answer(CreateAccessPermissionDocument, {
    createPermission: {
      message: { status: true, description: '' },
      userErrors: [],
      record: shownPermission('shop.keys'),
    },
  });
  const { user } = edit(network, '');
  const name = await screen.findByLabelText(/^Name/);
  await user.type(name, 'shop keys');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Letters and digits, with dots and dashes between them'),
  ).toBeDefined();
  await user.clear(name);
  await user.type(name, 'shop.keys');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('All permissions');
  expect(network.sent(CreateAccessPermissionDocument)[0]?.variables).toEqual({
    permission: { name: 'shop.keys', description: '' },
  });
});

test('keeps the name of a permission that roles have', async () => {
  const network = fakeNetwork()
    .answer(AccessPermissionDocument, { permission: shownPermission('shop.keys') })
    .answer(ChangeAccessPermissionDocument, {
      updatePermission: {
        message: { status: false, description: '' },
        userErrors: [
          { field: 'permission.name', code: 'IN_USE', message: 'Roles have it', most: 1 },
        ],
        record: null,
      },
    });
  const { user } = edit(network, '/shop.keys');
  await user.type(await screen.findByLabelText(/^Name/), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Roles have this permission, so its name cannot be changed'),
  ).toBeDefined();
});

test('shows a permission only to who is no owner', async () => {
  const network = fakeNetwork().answer(AccessPermissionDocument, {
    permission: shownPermission('page.news', { mayEdit: false }),
  });
  edit(network, '/page.news', { scopes: ['page.user-management'] });
  expect(await screen.findByText(/Permissions apply to all organisations/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
