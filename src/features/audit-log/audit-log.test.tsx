import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userFieldNames } from '#shared/access/user.fields.ts';
import { AuditActorsDocument, AuditEventsDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './audit-log.screen.tsx';

beforeEach(makeWindowWide);

const event = (id: string, differing: object = {}) => ({
  id,
  at: '2026-11-20T09:00:00.000Z',
  kind: 'record.changed',
  sorg: '2000',
  actorKind: 'user' as const,
  actorId: '7',
  actor: 'Ada Admin',
  actedFor: null,
  feature: 'access',
  record: 'user:12',
  recordName: null as string | null,
  hasHiddenChanges: false,
  facts: [],
  changes: [{ field: 'groupRole', before: 'guest', after: 'dealer' }],
  requestId: null,
  ...differing,
});
const asOf = '2026-11-20T10:00:00.000Z';

function open(events: ReturnType<typeof event>[], { hasMore = false, at = '/admin/audit' } = {}) {
  const network = fakeNetwork()
    .answer(AuditEventsDocument, { auditEvents: { events, hasMore, asOf } })
    .answer(AuditActorsDocument, {
      usersV2: { users: [{ id: '7', name: 'Ada Admin', username: 'ada' }], info: { count: 1 } },
    });
  const user = { scopes: ['page.user-management'] };
  return renderScreen(<Component />, { at, user, network });
}

const findTable = async () => within(await screen.findByRole('table', { name: 'Audit log' }));

/** The rows of events, without the head. */
const findRows = async () => (await findTable()).getAllByRole('row').slice(1);

type User = ReturnType<typeof open>['user'];

/** Chooses an action of the only event. */
async function choose(user: User, action: string) {
  await user.click((await findTable()).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens the details of the only event. @returns them */
async function openDetails(user: User) {
  await choose(user, 'Show details');
  const [, details] = await findRows();
  if (!details) throw new Error('There are no details.');
  return details;
}

test('shows who changed what, with the values before and after', async () => {
  const { user } = open([event('5')]);
  const [row] = await findRows();
  expect(row?.textContent).toMatch(/Changed.*Ada Admin.*Users and rights · user:12.*Group role/);
  expect(row?.textContent).toContain('2000');
  expect((await openDetails(user)).textContent).toMatch(/Group roleguest → changed to dealer/);
});

test('says which values may not be seen', async () => {
  const { user } = open([event('5', { changes: [], hasHiddenChanges: true })]);
  expect((await openDetails(user)).textContent).toContain('Some values are not shown');
});

test('says what else is known of an event', async () => {
  open([
    event('5'),
    event('4', {
      kind: 'login.failed',
      actorKind: 'unknown',
      actor: null,
      actorId: null,
      feature: null,
      record: null,
      changes: [],
      facts: [{ name: 'reason', value: 'wrong-password', username: null }],
    }),
    event('3', { kind: 'later.kind', changes: [], feature: null, record: null }),
  ]);
  const [, login, unknown] = await findRows();
  expect(login?.textContent).toMatch(/Login failed.*Not logged in.*reason: wrong-password/);
  expect(unknown?.textContent).toContain('later.kind');
});

test('names all fields of a user in words', async () => {
  const fields = [...userFieldNames, 'contentTargetMarkets', 'invitation'];
  const changes = fields.map((field) => ({ field, before: null, after: 'mailed' }));
  const { user } = open([
    event('5', { changes: [...changes, { field: 'active', before: 'true', after: 'false' }] }),
  ]);
  const item = await openDetails(user);
  expect(item.textContent).not.toMatch(/sendEmail|isFakeEmail|emailConf|contentTarget/);
  expect(item.textContent).toMatch(/The address has no mailbox.*Target markets/);
  expect(item.textContent).toMatch(/Invitation.*changed to Sent by e-mail/);
  expect(item.textContent).toMatch(/ActiveYes → changed to No/);
});

test('says that a bank entry was set aside, and why', async () => {
  const changes = [
    { field: 'entryState', before: 'listed', after: 'dismissed' },
    { field: 'note', before: null, after: 'Rent' },
  ];
  const { user } = open([event('5', { feature: 'payments', record: 'bank-entry:3', changes })]);
  const [row] = await findRows();
  expect(row?.textContent).toContain('Payments · bank-entry:3');
  const item = await openDetails(user);
  expect(item.textContent).toMatch(/Bank entryNot matched → changed to Set aside/);
  expect(item.textContent).toMatch(/Note.*changed to Rent/);
});

test('names and filters changes of second factors', async () => {
  const { network } = open([event('5', { kind: 'second-factor.reset' })], {
    at: '/admin/audit?kind=second-factor.reset',
  });
  expect((await findTable()).getByText('Second factor reset')).toBeTruthy();
  const asked = network.sent(AuditEventsDocument)[0]?.variables;
  expect(asked).toEqual({ kinds: ['second-factor.reset'], limit: 10 });
});

test('asks for the events of a filter in the address', async () => {
  const { network } = open([event('5')], { at: '/admin/audit?actor=7&kind=login.failed' });
  await findTable();
  expect(network.sent(AuditEventsDocument)[0]?.variables).toEqual({
    actor: '7',
    kinds: ['login.failed'],
    limit: 10,
  });
  expect(await screen.findByRole('button', { name: 'Person: Ada Admin' })).toBeTruthy();
});

test('shows the events of one record', async () => {
  const { network, user } = open([event('5')]);
  await choose(user, 'All events of this record');
  await screen.findByRole('button', { name: 'Remove filter Record: user:12' });
  await waitFor(() =>
    expect(network.sent(AuditEventsDocument).at(-1)?.variables).toEqual({
      feature: 'access',
      record: 'user:12',
      limit: 10,
    }),
  );
});

test('goes to older events and back to the newest', async () => {
  const { network, user } = open([event('5'), event('4')], { hasMore: true });
  await user.click(await screen.findByRole('button', { name: 'Older events' }));
  await waitFor(() =>
    expect(network.sent(AuditEventsDocument).at(-1)?.variables).toMatchObject({ before: '4' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Newest events' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Newest events' })).toBeNull());
});

test('says that nothing was found', async () => {
  open([]);
  expect(await screen.findByText('No events were found')).toBeTruthy();
});

test('names the users whom an event is about, and leads to them', async () => {
  const { user } = open([
    event('4', {
      recordName: 'dealer1',
      kind: 'view-as.started',
      changes: [],
      facts: [{ name: 'user', value: 'user:12', username: 'dealer1' }],
    }),
  ]);
  expect((await findTable()).getByText('Users and rights · dealer1')).toBeTruthy();
  const link = within(await openDetails(user)).getByRole('link', { name: 'dealer1' });
  expect(link.getAttribute('href')).toContain('/admin/users/12/edit');
});

test('shows 10 events or 20, and begins with the newest again', async () => {
  const { user, network } = open([event('5')], { hasMore: true, at: '/admin/audit?before=9' });
  await findTable();
  await user.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(() => expect(network.sent(AuditEventsDocument)).toHaveLength(2));
  const [first, second] = network.sent(AuditEventsDocument).map(({ variables }) => variables);
  expect(first).toMatchObject({ limit: 10, before: '9' });
  expect(second).toEqual({ limit: 20 });
});
