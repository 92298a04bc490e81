import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  AreaCustomersDocument,
  ChangeAccessUserDocument,
  ChangeHistoryDocument,
  CreateAccessUserDocument,
  NewUserDataDocument,
  RightsPreviewDocument,
  UserDataDocument,
  UserSessionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { openMore } from '#src/testing/more-menu.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { shownRights } from '../../testing/rights.ts';
import { choices, shownUser } from '../testing/users.ts';
import type { ShownUser } from '../users.queries.ts';
import { Component as CopyUser } from './copy-user-us.screen.tsx';
import { Component as CreateUser } from './create-user.screen.tsx';
import { Component as EditUser } from './edit-user.screen.tsx';

// Drafts of other tests.
beforeEach(() => localStorage.clear());

const administrator = { id: '1', scopes: ['page.user-management', 'page.user-management-us'] };
const saved = { message: { status: true }, userErrors: [], record: null };
const created = { ...saved, link: null };
const refused = (...userErrors: { field: string; code: string }[]) => ({
  message: { status: false },
  record: null,
  link: null,
  userErrors: userErrors.map((error) => ({ ...error, message: error.code })),
});
const customers = {
  customers: {
    customers: [
      { custName: 'Alpine', custCode: { unified: 'C9', r3: '9', isr: null }, custCity: 'Bern' },
    ],
    info: { page: 1, limit: 50, count: 1, pageTotal: 1 },
  },
};
const routes = [
  { path: '/:locale/admin/users/create', element: <CreateUser /> },
  { path: '/:locale/admin/users/:id/edit', element: <EditUser /> },
  { path: '/:locale/admin/users/:id/copy-us', element: <CopyUser /> },
  { path: '/:locale/admin/users', element: <p>The list</p> },
  { path: '/:locale/error/admin', element: <p>No access</p> },
];

function show(at: string, user: ShownUser | null = shownUser(), offered = choices()) {
  const network = fakeNetwork()
    .answer(NewUserDataDocument, { createData: offered })
    .answer(UserDataDocument, { editData: user && { user, ...offered } })
    .answer(AreaCustomersDocument, customers)
    .answer(RightsPreviewDocument, { rightsPreview: shownRights() })
    .answer(UserSessionsDocument, { userSessions: [] });
  return renderScreen(routes, { at, network, user: administrator });
}
type User = ReturnType<typeof show>['user'];

async function fillIn(user: User) {
  fillField(await screen.findByLabelText(/^Username/), 'new1');
  fillField(screen.getByLabelText(/^Name/), 'Bo');
  fillField(screen.getByLabelText(/^E-mail/), 'bo@shop.example');
  await user.selectOptions(screen.getByLabelText(/^Group role/), 'dealer');
  fillField(await screen.findByRole('combobox', { name: /^Customer/ }), 'alp');
  await user.click(await screen.findByRole('option', { name: /Alpine/ }));
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

test('creates a user with all roles of the group role (U302, O162)', async () => {
  const { user, network } = show('/admin/users/create');
  network.answer(CreateAccessUserDocument, { createUser: created });
  await fillIn(user);
  await save(user);
  await screen.findByText('The list');
  expect(network.sent(CreateAccessUserDocument)[0]?.variables).toEqual({
    user: {
      username: 'new1',
      name: 'Bo',
      email: 'bo@shop.example',
      emailConfirmations: [],
      sendEmail: true,
      sendEmailWarranty: true,
      isFakeEmail: false,
      language: 'en-us',
      groupRole: 'dealer',
      roles: null,
      contentTargetMarkets: [],
    },
    userAreas: [{ sorg: '2000', limitation: 'customer', value: 'C9' }],
    invite: true,
  });
});

test('creates a user without an invitation', async () => {
  const { user, network } = show('/admin/users/create');
  network.answer(CreateAccessUserDocument, { createUser: created });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Invite by e-mail' }));
  await save(user);
  await screen.findByText('The list');
  expect(network.sent(CreateAccessUserDocument)[0]?.variables.invite).toBe(false);
});

test('shows the link for a new user without a mailbox once', async () => {
  const { user, network } = show('/admin/users/create');
  const link = 'https://portal.example/en-us/login#reset=secret';
  network.answer(CreateAccessUserDocument, { createUser: { ...saved, link } });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: /no mailbox/ }));
  expect(screen.getByRole('checkbox', { name: 'Show a link for the password' })).toBeTruthy();
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: 'Link for new1' });
  expect(await within(dialog).findByLabelText('Link to set a password')).toHaveProperty(
    'value',
    link,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await screen.findByText('The list');
});

test('says why a new user cannot be invited', async () => {
  const { user, network } = show('/admin/users/create');
  network.answer(CreateAccessUserDocument, {
    createUser: refused({ field: 'invite', code: 'NO_HOST' }),
  });
  await fillIn(user);
  await save(user);
  await screen.findByText('There is no portal yet where this user could log in');
});

test('shows what the chosen rights open', async () => {
  const { user, network } = show('/admin/users/create');
  await fillIn(user);
  await screen.findByText(/^These rights open/);
  await waitFor(() =>
    expect(network.sent(RightsPreviewDocument).at(-1)?.variables).toEqual({
      groupRole: 'dealer',
      roles: null,
      userAreas: [{ sorg: '2000', limitation: 'customer', value: 'C9' }],
    }),
  );
});

test('shows the password and the devices of a saved user', async () => {
  show('/admin/users/7/edit', shownUser({ hasPassword: false }));
  // At the top, and beside the invitation.
  expect(await screen.findAllByText('Not invited')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Send an invitation' })).toBeTruthy();
  await screen.findByText('This user is not logged in on any device.');
});

test.each([
  ['2026-11-20T09:00:00Z', /^Last login .*2026/],
  [null, 'Never logged in'],
])('says above the form when the last login was: %s', async (lastLoginAt, text) => {
  show('/admin/users/7/edit', shownUser({ lastLoginAt }));
  const told = await screen.findByText(text);
  const form = document.querySelector('form') as HTMLFormElement;
  expect(told.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('sends a deselected role and resets it with the group role (reading 47)', async () => {
  const { user, network } = show('/admin/users/create');
  network.answer(CreateAccessUserDocument, { createUser: created });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Claims' }));
  await user.selectOptions(screen.getByLabelText(/^Group role/), 'shop');
  await user.selectOptions(screen.getByLabelText(/^Group role/), 'dealer');
  expect(screen.getByRole('checkbox', { name: 'Claims' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('checkbox', { name: 'Claims' }));
  await save(user);
  await screen.findByText('The list');
  expect(network.sent(CreateAccessUserDocument)[0]?.variables.user.roles).toEqual(['customer']);
});

test('shows a group role that may not be given, with the reason', async () => {
  show('/admin/users/create');
  const option = await screen.findByRole('option', {
    name: 'Finance – allows page.payment, which you may not give',
  });
  expect(option).toHaveProperty('disabled', true);
});

test('says beside each field what is missing', async () => {
  const { user, network } = show('/admin/users/create');
  fillField(await screen.findByLabelText(/^Username/), 'two words');
  await save(user);
  await screen.findByText(
    'A username has no blanks, colons, bars or pictures, and does not begin with = + - or @',
  );
  expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  const customer = await screen.findByRole('combobox', { name: /^Customer/ });
  expect(customer.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(/^Group role/).getAttribute('aria-invalid')).toBe('true');
  expect(network.sent(CreateAccessUserDocument)).toEqual([]);
});

test('shows refusals of the server beside their fields', async () => {
  const { user, network } = show('/admin/users/create');
  network.answer(CreateAccessUserDocument, {
    createUser: refused(
      { field: 'user.username', code: 'USERNAME_TAKEN' },
      { field: 'userAreas.1.value', code: 'AREA_NOT_YOURS' },
    ),
  });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Add area' }));
  const second = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  await user.selectOptions(second.getByLabelText('Limited to'), 'salesman');
  fillField(second.getByLabelText(/^Sales representative/), 'SP1');
  await save(user);
  await screen.findByText('This username is taken');
  expect(await second.findByText('This area is not inside those that you administer')).toBeTruthy();
});

test('removes an area', async () => {
  const areas = ['C1', 'C2', 'C3'].map((value) => ({
    sorg: '2000',
    limitation: 'customer' as const,
    value,
    customerName: `Shop ${value}`,
  }));
  const { user, network } = show('/admin/users/7/edit', shownUser({ userAreas: areas }));
  network.answer(ChangeAccessUserDocument, { updateUser: saved });
  await user.click(await screen.findByRole('button', { name: 'Remove area 2' }));
  await save(user);
  await screen.findByText('The list');
  const { userAreas } = network.sent(ChangeAccessUserDocument)[0]?.variables ?? {};
  expect([userAreas].flat().map((area) => area?.value)).toEqual(['C1', 'C3']);
});

test('keeps what is typed over a reload', async () => {
  const first = show('/admin/users/create');
  await fillIn(first.user);
  first.unmount();
  show('/admin/users/create');
  expect(await screen.findByLabelText(/^Username/)).toHaveProperty('value', 'new1');
  const customer = await screen.findByRole('combobox', { name: /^Customer/ });
  expect(customer).toHaveProperty('value', 'Alpine');
});

test('saves a user with its version (O164)', async () => {
  const { user, network } = show('/admin/users/7/edit', shownUser({ areasElsewhere: 2 }));
  network.answer(ChangeAccessUserDocument, { updateUser: saved });
  await screen.findByText(/2 areas elsewhere/);
  await user.type(screen.getByLabelText(/^Name/), ' B');
  await save(user);
  await screen.findByText('The list');
  expect(network.sent(ChangeAccessUserDocument)[0]?.variables).toMatchObject({
    id: '7',
    version: 3,
    user: { name: 'Ada B', roles: ['customer'] },
  });
});

test.each([
  ['a new one', { state: 'pending', expiresAt: '2026-11-24T09:00:00Z' }, /gets an e-mail$/],
  ['none', { state: 'revoked' }, /^The invitation has ended\. right@mail\.example gets none/],
] as const)('says that a corrected address gets %s', async (_, changed, text) => {
  // The mail is sent after the answer.
  const invitation = { isMailed: true, sentAt: null };
  const invited = { ...invitation, state: 'pending', expiresAt: '2026-11-23T09:00:00Z' } as const;
  const { user, network } = show(
    '/admin/users/7/edit',
    shownUser({ hasPassword: false, invitation: invited }),
  );
  const record = shownUser({ hasPassword: false, invitation: { ...invited, ...changed } });
  network.answer(ChangeAccessUserDocument, { updateUser: { ...saved, record } });
  const address = await screen.findByLabelText(/^E-mail/);
  await user.clear(address);
  await user.type(address, 'right@mail.example');
  await save(user);
  await screen.findByText(text);
});

test('says why the addresses of a user with areas elsewhere stay', async () => {
  const { user, network } = show('/admin/users/7/edit', shownUser({ areasElsewhere: 2 }));
  network.answer(ChangeAccessUserDocument, {
    updateUser: refused({ field: 'user.email', code: 'AREAS_ELSEWHERE' }),
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'x');
  await save(user);
  await screen.findByText(/you cannot change the address$/);
});

test('shows both versions when another administrator was faster', async () => {
  const { user, network } = show('/admin/users/7/edit');
  network.answer(ChangeAccessUserDocument, ({ version }) => ({
    updateUser:
      version === 9
        ? saved
        : {
            ...refused({ field: 'version', code: 'STALE_VERSION' }),
            record: shownUser({ name: 'Ada Others', version: 9 }),
          },
  }));
  const event = { at: '2026-11-20T09:00:00.000Z', actor: 'Bea', action: 'changed' as const };
  network.answer(ChangeHistoryDocument, { history: { events: [event] } });
  await user.type(await screen.findByLabelText(/^Name/), ' Mine');
  await save(user);
  await screen.findByText(/^Last change: Bea, /);
  await screen.findByText(/Someone else has changed this/);
  await user.click(screen.getByRole('radio', { name: /Ada Others/ }));
  await save(user);
  await screen.findByText('The list');
  expect(network.sent(ChangeAccessUserDocument)[1]?.variables).toMatchObject({
    version: 9,
    user: { name: 'Ada Others' },
  });
});

test('lets administrators change their own name, not their rights', async () => {
  show('/admin/users/7/edit', shownUser({ readOnlyReason: 'NOT_YOURSELF' }));
  await screen.findByText('You cannot change your own rights');
  expect(screen.getByLabelText(/^Group role/)).toHaveProperty('disabled', true);
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: 'Add area' })).toBeNull();
});

test('shows a user with further rights for reading only', async () => {
  show('/admin/users/7/edit', shownUser({ readOnlyReason: 'NOT_YOURS_TO_GRANT' }));
  await screen.findByText(/allows more than you may give/);
  expect(screen.getByLabelText(/^Name/).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('offers to restore a deactivated user', async () => {
  show('/admin/users/7/edit', shownUser({ active: false }));
  await screen.findByText('This user is deactivated and cannot log in.');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test("has the row's actions in its own menu", async () => {
  const { user } = show('/admin/users/5/edit');
  await openMore(user);
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Why?', 'View as', 'Copy', 'Deactivate']);
});

test('leads away from a user who cannot be seen (reading 69)', async () => {
  const { address } = show('/admin/users/7/edit', null);
  await screen.findByText('No access');
  expect(address()).toContain('pt=users');
});

test('finds target markets by typing, fifteen to a page (B295)', async () => {
  const contentTargetMarkets = Array.from({ length: 20 }, (_, at) => ({
    id: `m${at}`,
    marketName: `Market ${at + 1}`,
  }));
  const { user } = show('/admin/users/create', null, choices({ contentTargetMarkets }));
  const markets = await screen.findByRole('group', { name: 'Target markets' });
  expect(within(markets).getAllByRole('checkbox')).toHaveLength(15);
  fillField(within(markets).getByLabelText('Search target markets'), 'market 20');
  await user.click(within(markets).getByRole('checkbox', { name: 'Market 20' }));
  expect(within(markets).getAllByRole('checkbox')).toHaveLength(1);
  expect(within(markets).getByText('1 chosen')).toBeTruthy();
});

test('waits for a connection to save', async () => {
  const { user, network } = show('/admin/users/create');
  await fillIn(user);
  network.goOffline();
  await screen.findByText('Users and rights can only be seen and changed with a connection.');
  await save(user);
  expect(network.sent(CreateAccessUserDocument)).toEqual([]);
});
