import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  AccessUsersDocument,
  AreaCustomersDocument,
  BeginReauthenticationDocument,
  DeactivateUserDocument,
  NewUserDataDocument,
  ReauthenticateDocument,
  ResetSecondFactorDocument,
  RestoreUserDocument,
  SendInvitationDocument,
  SendInvitationsDocument,
  UserDataDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { listMore, makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { choices, shownUser } from './testing/users.ts';
import { Component as UserList } from './user-list.screen.tsx';
import type { ShownUser, UserChoices } from './users.queries.ts';

beforeEach(makeWindowWide);

const answerOf = (users: ShownUser[]) => ({
  usersV2: {
    users,
    asOf: '2026-11-20T09:00:00Z',
    info: { page: 1, limit: 10, count: users.length, pageTotal: 1 },
  },
});

function showList(users = [shownUser()], options: ScreenOptions = {}) {
  const network = fakeNetwork()
    .answer(AccessUsersDocument, answerOf(users))
    .answer(NewUserDataDocument, { createData: choices() });
  const user = { scopes: ['page.user-management', 'page.user-management-us'] };
  return renderScreen(<UserList />, { at: '/admin/users', user, network, ...options });
}

const openMenu = async (user: ReturnType<typeof showList>['user']) =>
  user.click(await screen.findByRole('button', { name: /dealer1/ }));

test('shows users with their group role, roles and areas (U302)', async () => {
  showList([
    shownUser({
      areaCount: 5,
      areasElsewhere: 2,
      active: false,
      lastLoginAt: null,
    }),
  ]);
  const row = await screen.findByRole('row', { name: /dealer1/ });
  for (const text of ['Dealer', 'ada@shop.example', 'Never', 'Deactivated'])
    expect(within(row).getByText(text)).toBeTruthy();
  const areas = '2000 · Customer · Velo Works, 4 more, 2 areas elsewhere';
  expect(within(row).getByText(areas)).toBeTruthy();
});

test.each([
  [2, true, '2 passkeys, Authenticator app'],
  [1, false, '1 passkey'],
  [0, true, 'Authenticator app'],
  [0, false, 'None'],
])('shows a second factor of %i passkeys and app %s', async (passkeys, hasAuthenticator, text) => {
  const secondFactor = { passkeys, hasAuthenticator, recoveryCodes: 10 };
  const { user } = showList([shownUser({ secondFactor })]);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Second factor' }));
  const row = await screen.findByRole('row', { name: /dealer1/ });
  expect(within(row).getByText(text)).toBeTruthy();
});

test('asks the server for what a link names (O155)', async () => {
  const { network } = showList([shownUser()], {
    at: '/admin/users?ids=7,8&role=customer&limitations=salesman,all&groupRoleIds=dealer&sorg=2000&customer=C1&state=active&sort=-name&search=ada',
  });
  await screen.findByRole('row', { name: /dealer1/ });
  expect(network.sent(AccessUsersDocument)[0]?.variables).toEqual({
    page: 1,
    limit: 10,
    ids: ['7', '8'],
    role: 'customer',
    groupRoleIds: ['dealer'],
    limitations: ['salesman', 'all'],
    sorg: '2000',
    customer: 'C1',
    state: 'active',
    search: 'ada',
    sort: { sortBy: 'name', order: 'DESC' },
  });
});

test('filters by group roles', async () => {
  const { user, network } = showList();
  await user.click(await screen.findByRole('button', { name: 'Group roles' }));
  await user.click(await screen.findByRole('combobox', { name: 'Group roles' }));
  await user.click(await screen.findByRole('option', { name: /Shop/ }));
  await screen.findByRole('button', { name: 'Remove Shop' });
  await waitFor(() =>
    expect(network.sent(AccessUsersDocument).at(-1)?.variables.groupRoleIds).toEqual(['shop']),
  );
});

test('filters by a customer that is searched', async () => {
  const { user, network } = showList();
  network.answer(AreaCustomersDocument, {
    customers: {
      customers: [
        { custName: 'Alpine', custCode: { unified: 'C9', r3: '9', isr: null }, custCity: 'Bern' },
      ],
      info: { page: 1, limit: 50, count: 1, pageTotal: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Customer' }));
  await user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'alp');
  await user.click(await screen.findByRole('option', { name: /Alpine/ }));
  await waitFor(() =>
    expect(network.sent(AccessUsersDocument).at(-1)?.variables.customer).toBe('C9'),
  );
});

test('deactivates a user after a question, and undoes it', async () => {
  const { user, network } = showList();
  const changed = { message: { status: true }, userErrors: [] };
  network
    .answer(DeactivateUserDocument, { deleteUser: { ...changed, record: null } })
    .answer(UserDataDocument, { editData: { user: shownUser({ active: false, version: 4 }) } })
    .answer(RestoreUserDocument, { restoreUser: { ...changed, record: shownUser() } });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/All sessions of this user end at once/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('dealer1 may log in again');
  expect(network.sent(DeactivateUserDocument)[0]?.variables).toEqual({ id: '7', version: 3 });
  expect(network.sent(RestoreUserDocument)[0]?.variables).toEqual({ id: '7', version: 4 });
});

test('says why a user cannot be deactivated', async () => {
  const { user, network } = showList([shownUser({ readOnlyReason: 'NOT_YOURSELF' })]);
  await openMenu(user);
  const item = await screen.findByRole('menuitem', { name: /Deactivate/ });
  expect(item.textContent).toContain('You cannot change your own rights');
  await user.click(item);
  expect(network.sent(DeactivateUserDocument)).toEqual([]);
});

test('says what the server refuses', async () => {
  const { user, network } = showList();
  network.answer(DeactivateUserDocument, {
    deleteUser: {
      message: { status: false },
      userErrors: [{ field: 'id', code: 'LAST_ADMIN', message: 'last' }],
      record: null,
    },
  });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }),
  );
  await screen.findByText('The last administrator of an organisation cannot be removed');
});

/** The list of users for whom the two forms have these organisations. */
function showListWith(here: UserChoices['sorgs'], us: UserChoices['sorgs']) {
  const shown = showList();
  shown.network.answer(NewUserDataDocument, (asked) => ({
    createData: { ...choices(), sorgs: asked.us ? us : here },
  }));
  return shown;
}
const { sorgs } = choices();

test.each([
  ['no organisation there', []],
  ['all organisations there', sorgs],
])('offers one form to those with %s', async (_which, us) => {
  const { network } = showListWith(sorgs, us);
  expect(await screen.findByRole('link', { name: 'New user' })).toBeTruthy();
  await waitFor(() => expect(network.sent(NewUserDataDocument)).toHaveLength(2));
  await screen.findByRole('link', { name: 'dealer1' });
  expect(screen.queryByRole('link', { name: 'New user (US)' })).toBeNull();
});

test('tells the two forms of those with organisations elsewhere', async () => {
  const { user } = showListWith([...sorgs, ...sorgs], sorgs);
  await waitFor(async () => expect(await listMore(user)).toContain('New user (US)'));
  expect(screen.getByRole('link', { name: 'New user' })).toBeTruthy();
});

test('leads those of the United States only to their forms', async () => {
  const { user } = showList([shownUser()], { user: { scopes: ['page.user-management-us'] } });
  const link = await screen.findByRole('link', { name: 'dealer1' });
  expect(link.getAttribute('href')).toContain('/admin/users/7/edit-us');
  const create = screen.getByRole('link', { name: 'New user' });
  expect(create.getAttribute('href')).toContain('/admin/users/create-us');
  await openMenu(user);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Copy',
    'Why?',
    'View as',
    'Require a new password',
    'Deactivate',
  ]);
});

test('shows the link for a user without a mailbox once', async () => {
  const { user, network } = showList([shownUser({ hasPassword: false, isFakeEmail: true })]);
  network.answer(SendInvitationDocument, {
    sendInvitation: {
      message: { status: true },
      userErrors: [],
      link: 'https://portal.example/en-us/login#reset=secret',
    },
  });
  expect(await screen.findByText('Not invited')).toBeTruthy();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Show a link for the password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link for dealer1' });
  expect(await within(dialog).findByLabelText('Link to set a password')).toHaveProperty(
    'value',
    'https://portal.example/en-us/login#reset=secret',
  );
});

test('resets a second factor with a reason', async () => {
  const secondFactor = { passkeys: 1, hasAuthenticator: false, recoveryCodes: 10 };
  const { user, network } = showList([shownUser({ secondFactor })]);
  network.answer(ResetSecondFactorDocument, {
    resetSecondFactor: { message: { status: true }, userErrors: [] },
  });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Reset the second factor' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
  expect(network.sent(ResetSecondFactorDocument)).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Phone lost');
  await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await screen.findByText('The second factor of dealer1 is reset');
  expect(network.sent(ResetSecondFactorDocument)[0]?.variables).toEqual({
    userId: '7',
    reason: 'Phone lost',
  });
});

test('leads to invitations and to users by right', async () => {
  const { user, address } = showList();
  await screen.findByRole('row', { name: /dealer1/ });
  expect(await listMore(user)).toEqual(expect.arrayContaining(['Invitations', 'Users by right']));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Users by right' }));
  await waitFor(() => expect(address()).toContain('/admin/who-may'));
});

test('asks for a reason before viewing as a user', async () => {
  const { user } = showList();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'View as' }));
  expect(await screen.findByRole('dialog', { name: 'View the portal as Ada' })).toBeTruthy();
});

test('shows nothing without a connection', async () => {
  const { network } = showList();
  await screen.findByRole('row', { name: /dealer1/ });
  network.goOffline();
  await screen.findByText('Users and rights can only be seen and changed with a connection.');
  expect(screen.queryByText('dealer1')).toBeNull();
});

test('downloads the users of the chosen group roles (O022)', async () => {
  const { user, network } = showList([shownUser()], {
    at: '/admin/users?groupRoleIds=dealer,shop',
  });
  const tooOften = Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429 });
  network.answerRest('GET', '/api/admin/users/download-excel', () => tooOften);
  await saveListAs(user, 'Excel');
  await screen.findByText(/ten times in an hour/);
});

/** A server that sends the file only after a repeated proof of who the user is. */
function openBeforeProof() {
  const shown = showList();
  const done = { message: { status: true, description: '' }, userErrors: [] };
  const code = (word: string, status: number) => Response.json({ code: word }, { status });
  let confirmed = false;
  shown.network
    .answer(BeginReauthenticationDocument, {
      beginReauthentication: { ...done, passkey: null, hasAuthenticator: false },
    })
    .answer(ReauthenticateDocument, () => {
      confirmed = true;
      return { reauthenticate: done };
    })
    .answerRest('GET', '/api/admin/users/download-excel', () =>
      confirmed ? code('TOO_MANY_REQUESTS', 429) : code('REAUTHENTICATE', 422),
    );
  return shown;
}

test('asks for the password before the download, and repeats it', async () => {
  const { user } = openBeforeProof();
  await saveListAs(user, 'Excel');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(dialog).getByLabelText('Password'), 'right');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByText(/ten times in an hour/);
});

test('says nothing of a download that the user cancels', async () => {
  const { user } = openBeforeProof();
  await saveListAs(user, 'Excel');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Export' });
  expect(screen.queryByText('The file could not be made. Try again.')).toBeNull();
});

const waiting = (id: string) => shownUser({ id, username: `dealer${id}`, hasPassword: false });

test('invites all users who are not invited yet', async () => {
  const { user, network } = showList([waiting('1'), waiting('2')], {
    at: '/admin/users?state=notInvited',
  });
  network.answer(SendInvitationsDocument, {
    sendInvitations: { message: { status: true }, userErrors: [], invited: 2 },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite all 2' }));
  await user.click(await screen.findByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('2 invited')).toBeTruthy();
  expect(network.sent(SendInvitationsDocument)[0]?.variables).toEqual({ userIds: ['1', '2'] });
  expect(network.sent(AccessUsersDocument).at(-2)?.variables.state).toBe('notInvited');
});

test('invites the selected users and names those left out', async () => {
  const { user, network } = showList([waiting('1'), waiting('2')], {
    at: '/admin/users?state=notInvited',
  });
  const problem = { field: 'userIds.0', code: 'NO_MAILBOX', message: '', name: 'dealer2' };
  network.answer(SendInvitationsDocument, {
    sendInvitations: { message: { status: true }, userErrors: [problem], invited: 0 },
  });
  await user.click(await screen.findByRole('checkbox', { name: /dealer2/ }));
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText(/dealer2: This user has no mailbox/)).toBeTruthy();
  expect(network.sent(SendInvitationsDocument)[0]?.variables).toEqual({ userIds: ['2'] });
});

test('offers no invitations where users may have passwords', async () => {
  showList();
  await screen.findByRole('row', { name: /dealer1/ });
  expect(screen.queryByRole('checkbox', { name: /dealer1/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Invite all/ })).toBeNull();
});
