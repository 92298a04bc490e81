import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperationError } from '#src/graphql/errors.ts';
import {
  ChangeHistoryDocument,
  ColleagueDataDocument,
  ColleaguesDocument,
  DeleteColleagueDocument,
  InviteColleagueDocument,
  UpdateColleagueDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './colleagues.screen.tsx';

const first = { sorg: '2000', customer: '0002000001', name: 'Alpine Cycles' };
const second = { sorg: '2000', customer: '0002000002', name: 'Brook Bikes' };
const ada = {
  id: '7',
  username: 'ada',
  name: 'Ada Test',
  email: 'ada@shop.example',
  language: 'en-us',
  groupRole: { id: 'dealer', description: 'Dealer' },
  customers: [first],
  lastLoginAt: null,
  readOnlyReason: null,
  version: 3,
};
const boss = { ...ada, id: '8', username: 'boss', name: 'Bo Test', readOnlyReason: 'NOT_YOURSELF' };
const done = { message: { status: true, description: '' }, userErrors: [] };

const server = (customers = [first], colleagues: object[] = [ada, boss]) =>
  fakeNetwork()
    .answer(ColleaguesDocument, {
      colleagues: {
        colleagues: colleagues as never,
        info: { page: 1, limit: 20, count: colleagues.length, pageTotal: 1 },
        asOf: '2026-11-20T09:00:00Z',
      },
    })
    .answer(ColleagueDataDocument, {
      colleagueData: {
        customers,
        languages: [{ id: 'en-us', description: 'English' }],
        groupRoles: [
          { id: 'counter', description: 'Counter' },
          { id: 'dealer', description: 'Dealer' },
        ],
      },
    });

const open = (network: FakeNetwork) =>
  renderScreen(<Component />, {
    at: '/company/users',
    now: '2026-11-20T09:00:00Z',
    network,
    user: { scopes: ['company.users'] },
  });
const dialog = () => within(screen.getByRole('dialog'));
type User = ReturnType<typeof open>['user'];

async function openRow(user: User, name: RegExp, action: string) {
  const row = within(await screen.findByRole('row', { name }));
  await user.click(row.getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  await screen.findByRole('dialog');
}

test('loads the choices again when the first try has failed', async () => {
  let tries = 0;
  const network = server().answer(ColleagueDataDocument, () => {
    tries += 1;
    if (tries === 1) throw new OperationError('FORBIDDEN');
    return { colleagueData: { customers: [first], languages: [], groupRoles: [] } };
  });
  const { user } = open(network);
  await screen.findByText('Ada Test');
  await waitFor(() => expect(tries).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  await screen.findByRole('dialog');
});

test('invites a colleague with a released role', async () => {
  const network = server().answer(InviteColleagueDocument, {
    inviteColleague: { ...done, record: ada },
  });
  const { user } = open(network);
  await screen.findByText('Ada Test');
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Cy Test');
  await user.type(dialog().getByLabelText(/^E-mail/), 'cy@shop.example');
  await user.type(dialog().getByLabelText(/^Username/), 'cy');
  await user.selectOptions(dialog().getByLabelText(/^Role/), 'Counter');
  await user.click(dialog().getByRole('button', { name: 'Invite' }));
  await screen.findByText('The colleague is invited');
  expect(network.sent(InviteColleagueDocument)[0]?.variables.user).toEqual({
    name: 'Cy Test',
    email: 'cy@shop.example',
    username: 'cy',
    language: 'en-us',
    groupRole: 'counter',
    customers: [{ sorg: '2000', customer: '0002000001' }],
  });
});

test('says beside the field what the server refuses', async () => {
  const network = server().answer(UpdateColleagueDocument, {
    updateColleague: {
      message: { status: false, description: '' },
      userErrors: [
        { field: 'user.username', code: 'USERNAME_TAKEN', message: '' },
        { field: 'user.groupRole', code: 'NOT_YOURS_TO_GRANT', message: '' },
      ],
      record: null,
    },
  });
  const { user } = open(network);
  await openRow(user, /Ada Test/, 'Change');
  await user.type(dialog().getByLabelText(/^Username/), '2');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await dialog().findByText('This username is taken');
  expect(dialog().getByText(/has not released this role/)).toBeDefined();
  expect(network.sent(UpdateColleagueDocument)[0]?.variables).toMatchObject({
    id: '7',
    version: 3,
    user: { username: 'ada2' },
  });
});

test('asks for the customers where there are several', async () => {
  const network = server([first, second]).answer(UpdateColleagueDocument, {
    updateColleague: { ...done, record: ada },
  });
  const { user } = open(network);
  await openRow(user, /Ada Test/, 'Change');
  await user.click(dialog().getByLabelText(/Alpine Cycles/));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await dialog().findByText('Required');
  await user.click(dialog().getByLabelText(/Brook Bikes/));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('The colleague is changed');
  expect(network.sent(UpdateColleagueDocument)[0]?.variables.user).toMatchObject({
    customers: [{ sorg: '2000', customer: '0002000002' }],
  });
});

test('shows both versions and who else changed the colleague', async () => {
  const network = server()
    .answer(UpdateColleagueDocument, {
      updateColleague: {
        message: { status: false, description: '' },
        userErrors: [{ field: 'version', code: 'STALE_VERSION', message: '' }],
        record: { ...ada, name: 'Ada Other', version: 4 },
      },
    })
    .answer(ChangeHistoryDocument, {
      history: { events: [{ at: '2026-11-20T08:00:00Z', actor: 'Bo Test', action: 'changed' }] },
    });
  const { user } = open(network);
  await openRow(user, /Ada Test/, 'Change');
  await user.type(dialog().getByLabelText(/^Name/), ' jr.');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await dialog().findByText('Ada Other');
  expect(dialog().getByText('Ada Test jr.')).toBeDefined();
  await dialog().findByText(/^Last change: Bo Test, /);
  expect(network.sent(ChangeHistoryDocument)[0]?.variables).toMatchObject({
    feature: 'colleagues',
    id: 'user:7',
  });
});

test('deactivates a colleague after a question', async () => {
  const network = server().answer(DeleteColleagueDocument, { deleteColleague: done });
  const { user } = open(network);
  await openRow(user, /Ada Test/, 'Deactivate');
  await dialog().findByText('Deactivate Ada Test?');
  await user.click(dialog().getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('Ada Test is deactivated');
  expect(network.sent(DeleteColleagueDocument)[0]?.variables).toEqual({ id: '7', version: 3 });
});

test('leaves the own user as it is', async () => {
  const { user } = open(server());
  const row = within(await screen.findByRole('row', { name: /Bo Test/ }));
  await user.click(row.getByRole('button'));
  const item = await screen.findByRole('menuitem', { name: /Change/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

test('offers the first invitation where there are no colleagues', async () => {
  open(server([first], []));
  await screen.findByText('No colleagues yet');
  expect(screen.getAllByRole('button', { name: 'Invite a colleague' }).length).toBeGreaterThan(0);
});
