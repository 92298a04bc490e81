import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  AccessGroupRoleDocument,
  AccessGroupRolesDocument,
  AccessRolesDocument,
  AdministeredSorgsDocument,
  ChangeAccessGroupRoleDocument,
  CreateAccessGroupRoleDocument,
  DeleteAccessGroupRoleDocument,
  GroupRoleEffectDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { noChange, shownGroupRole, shownRole } from '../testing/rights.ts';
import { Component as CreateGroupRole, Component as EditGroupRole } from './group-role.screen.tsx';
import { Component as GroupRoleList } from './group-role-list.screen.tsx';

const owner = { scopes: ['page.user-management', 'access.owner'] };
const asOf = '2026-11-20T08:00:00Z';
const roles = [
  shownRole(),
  shownRole({ id: 'writer', name: 'Writer', description: 'Writes news' }),
];
const groupRoles = [shownGroupRole(), shownGroupRole({ id: 'dealer', description: 'Dealer' })];
const withForm = (groupRole = shownGroupRole()) =>
  fakeNetwork()
    .answer(AccessGroupRoleDocument, { groupRole })
    .answer(AccessRolesDocument, { roles: { roles, info: { count: 2 }, asOf } })
    .answer(AccessGroupRolesDocument, { groupRoles: { groupRoles, info: { count: 2 }, asOf } })
    .answer(AdministeredSorgsDocument, {
      createData: { sorgs: [{ sorg: '2000', name: 'United States' }] },
    });
const list = '/:locale/admin/group-roles';
const edit = (network: ReturnType<typeof fakeNetwork>, user: object = owner) =>
  renderScreen(
    [
      { path: `${list}/edit/:id`, element: <EditGroupRole /> },
      { path: list, element: <p>All group roles</p> },
      { path: '/:locale/error/admin', element: <p>Gone</p> },
    ],
    { at: '/admin/group-roles/edit/press', user, network },
  );
const done = { message: { status: true, description: '' }, userErrors: [] };
const choose = async (
  user: ReturnType<typeof edit>['user'],
  field: string | RegExp,
  option: string,
) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
  await user.keyboard('{Escape}');
};

test('lists group roles with their roles and users (U311)', async () => {
  renderScreen(<GroupRoleList />, {
    at: '/admin/group-roles',
    user: owner,
    network: withForm(),
  });
  const row = within(await screen.findByRole('row', { name: /Press/ }));
  expect(row.getByText('Reads news')).toBeDefined();
  expect(row.getByText('12')).toBeDefined();
  expect(row.getByText('Offered')).toBeDefined();
});

test('offers no deleting of a group role that users have', async () => {
  const { user } = renderScreen(<GroupRoleList />, {
    at: '/admin/group-roles',
    user: owner,
    network: withForm(),
  });
  await user.click(await screen.findByRole('button', { name: /Press/ }));
  const item = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('12 users have it.');
});

test('asks before users have to set up a second factor', async () => {
  const network = withForm()
    .answer(GroupRoleEffectDocument, {
      groupRoleEffect: { losing: noChange(), gaining: noChange() },
    })
    .answer(ChangeAccessGroupRoleDocument, {
      updateGroupRole: { ...done, record: shownGroupRole() },
    });
  const { user } = edit(network);
  await user.selectOptions(await screen.findByLabelText(/^Second factor/), 'required');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/12 users have this group role/)).toBeDefined();
  expect(network.sent(ChangeAccessGroupRoleDocument)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Require it' }));
  await screen.findByText('All group roles');
});

test('leads to the users of a group role that is in use (N109)', async () => {
  const free = { groupRoles: [shownGroupRole({ users: 0 })], info: { count: 1 }, asOf };
  const network = withForm()
    .answer(AccessGroupRolesDocument, { groupRoles: free })
    .answer(DeleteAccessGroupRoleDocument, {
      deleteGroupRole: {
        message: { status: false, description: '' },
        userErrors: [{ field: 'id', code: 'IN_USE', message: 'In use', most: 12 }],
      },
    });
  const { user, address } = renderScreen(<GroupRoleList />, {
    at: '/admin/group-roles',
    user: owner,
    network,
  });
  await user.click(await screen.findByRole('button', { name: /Press/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('12 users have it.');
  await user.click(screen.getByRole('button', { name: 'Show users' }));
  await waitFor(() => expect(address()).toContain('/admin/users?groupRoleIds=press'));
});

test('creates a group role with roles, grants and second factor', async () => {
  const network = withForm().answer(CreateAccessGroupRoleDocument, {
    createGroupRole: { ...done, record: shownGroupRole() },
  });
  const { user } = renderScreen(
    [
      { path: `${list}/create`, element: <CreateGroupRole /> },
      { path: list, element: <p>All group roles</p> },
    ],
    { at: '/admin/group-roles/create', user: owner, network },
  );
  await user.type(await screen.findByLabelText(/^Name/), 'Editors');
  await choose(user, /^Roles/, 'Writes news');
  await choose(user, 'Group roles that its users may give', 'Dealer');
  await user.selectOptions(screen.getByLabelText('Second factor'), 'required');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('All group roles');
  expect(network.sent(CreateAccessGroupRoleDocument)[0]?.variables.groupRole).toEqual({
    description: 'Editors',
    roles: ['writer'],
    grants: ['dealer'],
    secondFactor: 'required',
    sorg: null,
  });
});

test('says whom other roles concern before they are saved', async () => {
  const network = withForm()
    .answer(GroupRoleEffectDocument, {
      groupRoleEffect: {
        losing: noChange(),
        gaining: noChange({
          users: 12,
          permissions: ['news.cu'],
          operations: [{ name: 'createNews', kind: 'mutation' }],
        }),
      },
    })
    .answer(ChangeAccessGroupRoleDocument, {
      updateGroupRole: { ...done, record: shownGroupRole() },
    });
  const { user } = edit(network);
  await choose(user, /^Roles/, 'Writes news');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/12 users gain 1 operation\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('All group roles');
  expect(network.sent(GroupRoleEffectDocument)[0]?.variables).toEqual({
    id: 'press',
    roles: ['reader', 'writer'],
  });
});

test('asks nothing where nobody loses or gains', async () => {
  const network = withForm()
    .answer(GroupRoleEffectDocument, {
      groupRoleEffect: { losing: noChange(), gaining: noChange() },
    })
    .answer(ChangeAccessGroupRoleDocument, {
      updateGroupRole: { ...done, record: shownGroupRole() },
    });
  const { user } = edit(network);
  await user.type(await screen.findByLabelText(/^Name/), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('All group roles');
  expect(network.sent(ChangeAccessGroupRoleDocument)).toHaveLength(1);
});

test('leads away from a group role that is gone', async () => {
  edit(withForm().answer(AccessGroupRoleDocument, { groupRole: null }));
  expect(await screen.findByText('Gone')).toBeDefined();
});
