import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  AccessGroupRolesDocument,
  AccessPermissionsDocument,
  AccessRoleDocument,
  AccessRolesDocument,
  AdministeredSorgsDocument,
  ChangeAccessRoleDocument,
  ChangeHistoryDocument,
  CreateAccessRoleDocument,
  DeleteAccessRoleDocument,
  RoleEffectDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { noChange, shownGroupRole, shownPermission, shownRole } from '../testing/rights.ts';
import { Component as CreateRole, Component as EditRole } from './role.screen.tsx';
import { Component as RoleList } from './role-list.screen.tsx';

beforeEach(makeWindowWide);

const rights = ['page.user-management', 'page.news'];
const owner = { scopes: [...rights, 'access.owner'] };
const asOf = '2026-11-20T08:00:00Z';
const listed = (role = shownRole()) =>
  fakeNetwork()
    .answer(AccessRolesDocument, { roles: { roles: [role], info: { count: 1 }, asOf } })
    .answer(AccessGroupRolesDocument, {
      groupRoles: { groupRoles: [shownGroupRole()], info: { count: 1 }, asOf },
    });

const permissions = [
  shownPermission('page.news'),
  shownPermission('page.claim'),
  shownPermission('shop.keys', { isKnown: false }),
];
const withForm = (role = shownRole()) =>
  fakeNetwork()
    .answer(AccessRoleDocument, { role })
    .answer(AccessPermissionsDocument, {
      permissions: { permissions, info: { count: 3 }, asOf },
    })
    .answer(AdministeredSorgsDocument, {
      createData: { sorgs: [{ sorg: '2000', name: 'United States' }] },
    });
const edit = (network: ReturnType<typeof fakeNetwork>, user: object = owner) =>
  renderScreen(
    [
      { path: '/:locale/admin/roles/edit/:id?', element: <EditRole /> },
      { path: '/:locale/admin/roles', element: <p>All roles</p> },
    ],
    { at: '/admin/roles/edit/reader', user, network },
  );
const done = { message: { status: true, description: '' }, userErrors: [] };
const choosePermission = async (user: ReturnType<typeof edit>['user'], name: string) =>
  await user.click(screen.getByRole('checkbox', { name }));

test('lists roles by group roles (U310, B263)', async () => {
  const { user, network, address } = renderScreen(<RoleList />, {
    at: '/admin/roles',
    user: owner,
    network: listed(),
  });
  const row = await screen.findByRole('row', { name: /Reader/ });
  expect(within(row).getByText('All organisations')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Group roles', expanded: false }));
  await user.click(await screen.findByRole('combobox', { name: 'Group roles' }));
  await user.click(await screen.findByRole('option', { name: 'Press' }));
  await waitFor(() =>
    expect(network.sent(AccessRolesDocument).at(-1)?.variables).toMatchObject({
      groupRoleIds: ['press'],
    }),
  );
  expect(address()).toContain('groupRoleIds=press');
});

test('offers no deleting of a role that group roles have', async () => {
  const { user } = renderScreen(<RoleList />, {
    at: '/admin/roles',
    user: owner,
    network: listed(),
  });
  await user.click(await screen.findByRole('button', { name: /Reader/ }));
  const item = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('2 group roles have it.');
});

test('says who has a role that cannot be deleted (N109)', async () => {
  const network = listed(shownRole({ groupRoles: 0 })).answer(DeleteAccessRoleDocument, {
    deleteRole: {
      message: { status: false, description: '' },
      userErrors: [{ field: 'id', code: 'IN_USE', message: 'In use', most: 2 }],
    },
  });
  const { user, address } = renderScreen(<RoleList />, {
    at: '/admin/roles',
    user: owner,
    network,
  });
  await user.click(await screen.findByRole('button', { name: /Reader/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('2 group roles have it.');
  await user.click(screen.getByRole('button', { name: 'Show users' }));
  await waitFor(() => expect(address()).toContain('/admin/users?role=reader'));
});

test('shows what users lose before it is saved', async () => {
  const network = withForm()
    .answer(RoleEffectDocument, {
      roleEffect: {
        losing: noChange(),
        gaining: noChange({
          users: 412,
          first: [{ id: '7', username: 'press1', name: 'Press One' }],
          permissions: ['page.claim'],
          pages: [{ name: 'frame', path: '/frame/:number?' }],
        }),
      },
    })
    .answer(ChangeAccessRoleDocument, { updateRole: { ...done, record: shownRole() } });
  const { user } = edit(network);
  await screen.findByRole('heading', { name: 'Reader' });
  await choosePermission(user, 'page.claim');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/412 users gain 1 page\./).textContent).toContain(
    'No user loses anything.',
  );
  expect(network.sent(ChangeAccessRoleDocument)).toHaveLength(0);
  expect(within(dialog).getByText('and 411 other users')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All roles')).toBeDefined();
  expect(network.sent(ChangeAccessRoleDocument)[0]?.variables).toMatchObject({
    id: 'reader',
    version: 3,
    role: { permissions: ['page.news', 'page.claim'], sorg: null },
  });
});

test('saves nothing when the effect is not wanted', async () => {
  const network = withForm().answer(RoleEffectDocument, {
    roleEffect: { losing: noChange({ users: 1, permissions: ['page.news'] }), gaining: noChange() },
  });
  const { user } = edit(network);
  await user.click(await screen.findByRole('checkbox', { name: 'page.news' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(network.sent(ChangeAccessRoleDocument)).toHaveLength(0);
  expect(await screen.findByText('Not saved yet')).toBeDefined();
});

test('shows both versions of a role that others changed', async () => {
  const theirs = shownRole({ name: 'Reader of news', version: 4 });
  const network = withForm()
    .answer(RoleEffectDocument, {
      roleEffect: { losing: noChange(), gaining: noChange() },
    })
    .answer(ChangeAccessRoleDocument, {
      updateRole: {
        message: { status: false, description: '' },
        userErrors: [{ field: 'version', code: 'STALE_VERSION', message: 'Changed' }],
        record: theirs,
      },
    })
    .answer(ChangeHistoryDocument, { history: { events: [] } });
  const { user } = edit(network);
  await user.type(await screen.findByLabelText(/^Name/), ' mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reader of news')).toBeDefined();
  expect(screen.getByText('Reader mine')).toBeDefined();
});

test('is read only for who may not change a shared role', async () => {
  edit(withForm(shownRole({ mayEdit: false })), { scopes: rights });
  expect(await screen.findByText(/All organisations use this, so only owners/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).matches(':disabled')).toBe(true);
});

test('offers no permission that the viewer does not hold', async () => {
  const network = withForm().answer(CreateAccessRoleDocument, {
    createRole: { ...done, record: shownRole({ sorg: '2000' }) },
  });
  const { user } = renderScreen(<CreateRole />, {
    at: '/admin/roles/create',
    user: { scopes: rights },
    network,
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Own');
  const bikes = within(screen.getByRole('group', { name: 'Bikes' }));
  expect(bikes.getByRole('checkbox', { name: 'page.claim' })).toHaveProperty('disabled', true);
  screen.getByText('You cannot give a permission that you do not have yourself.');
  const others = screen.getByRole('group', { name: 'Others' });
  expect(others.textContent).toContain('it protects nothing');
  await user.click(screen.getByRole('checkbox', { name: 'page.news' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.sent(CreateAccessRoleDocument)[0]?.variables.role).toMatchObject({
      name: 'Own',
      sorg: '2000',
      permissions: ['page.news'],
    }),
  );
});

test('creates a role at the address without an id (R095)', async () => {
  renderScreen([{ path: '/:locale/admin/roles/edit/:id?', element: <EditRole /> }], {
    at: '/admin/roles/edit',
    user: owner,
    network: withForm(),
  });
  expect(await screen.findByRole('heading', { name: 'New role' })).toBeDefined();
});

test('is shown only with a connection', async () => {
  const network = listed();
  network.goOffline();
  renderScreen(<RoleList />, { at: '/admin/roles', user: owner, network });
  expect(
    await screen.findByText('Users and rights can only be seen and changed with a connection.'),
  ).toBeDefined();
});

test('says which permissions a copy leaves out, and why', async () => {
  const role = shownRole({ permissions: [{ name: 'page.news' }, { name: 'page.claim' }] });
  const network = withForm(role);
  renderScreen(<CreateRole />, {
    at: '/admin/roles/create?from=reader',
    user: { scopes: rights },
    network,
  });
  expect(
    await screen.findByText(/1 permission is not copied, because you do not have it/),
  ).toBeTruthy();
  const leftOut = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-disabled') === 'true');
  expect(leftOut.map(({ textContent }) => textContent)).toEqual(['page.claim']);
});
