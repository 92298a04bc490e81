import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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
import { renderScreen } from '#src/testing/render-screen.tsx';
import { shownRights } from '../../testing/rights.ts';
import { choices, shownUser } from '../testing/users.ts';
import type { ShownUser } from '../users.queries.ts';
import { Component as CopyUser } from './copy-user-us.screen.tsx';
import { Component as CreateUser } from './create-user.screen.tsx';
import { Component as EditUser } from './edit-user.screen.tsx';

// Walks of many steps, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

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

/** @param users the user with the id 7, or users by their id */
function show(
  at: string,
  users: ShownUser | Record<string, ShownUser> = shownUser(),
  offered = choices(),
) {
  const find = (id: string | number) => ('userAreas' in users ? users : (users[id] ?? null));
  const network = fakeNetwork()
    .answer(NewUserDataDocument, { createData: offered })
    .answer(UserDataDocument, ({ id }) => {
      const user = find(id);
      return { editData: user && { user, ...offered } };
    })
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

test('keeps a new user over a reload and creates it (U302, O162)', async () => {
  const first = show('/admin/users/create');
  const option = await screen.findByRole('option', {
    name: 'Finance – allows page.payment, which you may not give',
  });
  expect(option).toHaveProperty('disabled', true);
  await fillIn(first.user);
  await screen.findByText(/^These rights open/);
  const userAreas = [{ sorg: '2000', limitation: 'customer', value: 'C9' }];
  await waitFor(() =>
    expect(first.network.sent(RightsPreviewDocument).at(-1)?.variables).toEqual({
      groupRole: 'dealer',
      roles: null,
      userAreas,
    }),
  );
  first.unmount();
  const { user, network } = show('/admin/users/create');
  network.answer(CreateAccessUserDocument, { createUser: created });
  expect(await screen.findByLabelText(/^Username/)).toHaveProperty('value', 'new1');
  const customer = await screen.findByRole('combobox', { name: /^Customer/ });
  expect(customer).toHaveProperty('value', 'Alpine');
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
    userAreas,
    invite: true,
  });
});

test('says what is missing or refused, and creates uninvited', async () => {
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

  await fillIn(user);
  network.goOffline();
  await screen.findByText('Users and rights can only be seen and changed with a connection.');
  await save(user);
  expect(network.sent(CreateAccessUserDocument)).toEqual([]);
  network.goOnline();

  network.answer(CreateAccessUserDocument, {
    createUser: refused(
      { field: 'user.username', code: 'USERNAME_TAKEN' },
      { field: 'userAreas.1.value', code: 'AREA_NOT_YOURS' },
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Add area' }));
  const second = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  await user.selectOptions(second.getByLabelText('Limited to'), 'salesman');
  fillField(second.getByLabelText(/^Sales representative/), 'SP1');
  await save(user);
  await screen.findByText('This username is taken');
  expect(await second.findByText('This area is not inside those that you administer')).toBeTruthy();

  network.answer(CreateAccessUserDocument, {
    createUser: refused({ field: 'invite', code: 'NO_HOST' }),
  });
  await save(user);
  await screen.findByText('There is no portal yet where this user could log in');

  network.answer(CreateAccessUserDocument, { createUser: created });
  await user.click(screen.getByRole('checkbox', { name: 'Invite by e-mail' }));
  await save(user);
  await screen.findByText('The list');
  expect(network.sent(CreateAccessUserDocument).at(-1)?.variables.invite).toBe(false);
});

test('creates a user without a mailbox (reading 47, B295)', async () => {
  const contentTargetMarkets = Array.from({ length: 20 }, (_, at) => ({
    id: `m${at}`,
    marketName: `Market ${at + 1}`,
  }));
  const offered = choices({ contentTargetMarkets });
  const { user, network } = show('/admin/users/create', {}, offered);
  const link = 'https://portal.example/en-us/login#reset=secret';
  network.answer(CreateAccessUserDocument, { createUser: { ...saved, link } });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Claims' }));
  await user.selectOptions(screen.getByLabelText(/^Group role/), 'shop');
  await user.selectOptions(screen.getByLabelText(/^Group role/), 'dealer');
  expect(screen.getByRole('checkbox', { name: 'Claims' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('checkbox', { name: 'Claims' }));

  const markets = await screen.findByRole('group', { name: 'Target markets' });
  expect(within(markets).getAllByRole('checkbox')).toHaveLength(15);
  fillField(within(markets).getByLabelText('Search target markets'), 'market 20');
  await user.click(within(markets).getByRole('checkbox', { name: 'Market 20' }));
  expect(within(markets).getAllByRole('checkbox')).toHaveLength(1);
  expect(within(markets).getByText('1 chosen')).toBeTruthy();

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
  expect(network.sent(CreateAccessUserDocument)[0]?.variables.user.roles).toEqual(['customer']);
});

/** Waits for a text, which is above the form. */
async function findAboveForm(text: string | RegExp) {
  const told = await screen.findByText(text);
  const form = document.querySelector('form') as HTMLFormElement;
  expect(told.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

test('shows the password and the devices of a saved user', async () => {
  show('/admin/users/7/edit', shownUser({ hasPassword: false, lastLoginAt: null }));
  // At the top, and beside the invitation.
  expect(await screen.findAllByText('Not invited')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Send an invitation' })).toBeTruthy();
  await screen.findByText('This user is not logged in on any device.');
  await findAboveForm('Never logged in');
});

test('saves a user with its version and fewer areas (O164)', async () => {
  const areas = ['C1', 'C2', 'C3'].map((value) => ({
    sorg: '2000',
    limitation: 'customer' as const,
    value,
    customerName: `Shop ${value}`,
  }));
  const { user, network } = show(
    '/admin/users/7/edit',
    shownUser({ areasElsewhere: 2, lastLoginAt: '2026-11-20T09:00:00Z', userAreas: areas }),
  );
  network.answer(ChangeAccessUserDocument, {
    updateUser: refused({ field: 'user.email', code: 'AREAS_ELSEWHERE' }),
  });
  await findAboveForm(/^Last login .*2026/);
  await screen.findByText(/2 areas elsewhere/);
  await user.type(screen.getByLabelText(/^E-mail/), 'x');
  await save(user);
  await screen.findByText(/you cannot change the address$/);

  network.answer(ChangeAccessUserDocument, { updateUser: saved });
  await user.type(screen.getByLabelText(/^Name/), ' B');
  await user.click(await screen.findByRole('button', { name: 'Remove area 2' }));
  await save(user);
  await screen.findByText('The list');
  const sent = network.sent(ChangeAccessUserDocument)[1]?.variables;
  expect(sent).toMatchObject({ id: '7', version: 3, user: { name: 'Ada B', roles: ['customer'] } });
  expect([sent?.userAreas].flat().map((area) => area?.value)).toEqual(['C1', 'C3']);
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

test('offers only what may be done with a user (reading 69)', async () => {
  const { router, address } = show('/admin/users/own/edit', {
    own: shownUser({ id: 'own', readOnlyReason: 'NOT_YOURSELF' }),
    above: shownUser({ id: 'above', readOnlyReason: 'NOT_YOURS_TO_GRANT' }),
    gone: shownUser({ id: 'gone', active: false }),
  });
  await screen.findByText('You cannot change your own rights');
  expect(screen.getByLabelText(/^Group role/)).toHaveProperty('disabled', true);
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: 'Add area' })).toBeNull();

  await router.navigate('/en-us/admin/users/above/edit');
  await screen.findByText(/allows more than you may give/);
  expect(screen.getByLabelText(/^Name/).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await router.navigate('/en-us/admin/users/gone/edit');
  await screen.findByText('This user is deactivated and cannot log in.');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await router.navigate('/en-us/admin/users/unseen/edit');
  await screen.findByText('No access');
  expect(address()).toContain('pt=users');
});
