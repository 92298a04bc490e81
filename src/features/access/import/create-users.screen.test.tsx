import { screen, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CreateUsersDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { PageWorker } from '#src/testing/page-worker.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './create-users.screen.tsx';

vi.stubGlobal('Worker', PageWorker);
afterAll(() => vi.unstubAllGlobals());
// It comes late; making it ready counts for no test.
beforeAll(() => import('#src/crud/upload/open-upload-file.ts'));

/** The server refuses the usernames that are named here and takes the others. */
const serverThatRefuses = (refused: Record<string, { field: string; code: string }> = {}) =>
  fakeNetwork().answer(CreateUsersDocument, ({ users }) => ({
    createUsers: {
      message: { status: true, description: '' },
      userErrors: [],
      rows: [users].flat().map(({ line, username }) => {
        const found = refused[username];
        if (!found) return { line, outcome: 'added' as const, userErrors: [] };
        const userErrors = [{ ...found, message: '', name: null }];
        return { line, outcome: 'refused' as const, userErrors };
      }),
    },
  }));

const open = (network: FakeNetwork) =>
  renderScreen(<Component />, {
    at: '/admin/users/create-users-mass',
    network,
    user: { scopes: ['page.user-management'] },
  });
type User = ReturnType<typeof open>['user'];

const headings = 'Username,Name,E-mail,Language,Group role,Areas';
const row = (username: string) => `${username},Ada,ada@shop.example,en-us,dealer,2000:all:`;
const csv = (...rows: string[]) => [headings, ...rows].join('\n');
const choose = (user: User, content: Uint8Array | string, name = 'users.csv') =>
  user.upload(screen.getByLabelText('CSV or Excel file'), new File([content as BlobPart], name));
const paste = async (user: User, text: string) => {
  await user.click(screen.getByLabelText('Or paste rows from a sheet'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
};
const sent = (network: FakeNetwork) =>
  network.sent(CreateUsersDocument).map(({ variables }) => ({
    dryRun: variables.dryRun,
    users: [variables.users].flat(),
  }));

test('creates nobody before the dry run is confirmed (R089)', async () => {
  const { user, network } = open(serverThatRefuses());
  await choose(user, csv(row('ada1'), row('ada2')));
  await screen.findByText('2 rows can be taken in.');
  expect(sent(network)).toMatchObject([
    { dryRun: true, users: [{ line: 2, username: 'ada1', groupRole: 'dealer' }, { line: 3 }] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Create 2 users' }));
  await screen.findByText('2 users are created.');
  expect(sent(network)).toMatchObject([{ dryRun: true }, { dryRun: false }]);
});

test('invites nobody unless it is chosen', async () => {
  const { user, network } = open(serverThatRefuses());
  await user.click(screen.getByRole('checkbox', { name: /^Invite the users by e-mail/ }));
  await choose(user, csv(row('ada1')));
  await user.click(await screen.findByRole('button', { name: 'Create 1 user' }));
  await screen.findByText('1 user is created.');
  await user.click(screen.getByRole('checkbox', { name: /^Invite the users by e-mail/ }));
  await user.click(screen.getByRole('button', { name: 'Upload another file' }));
  await choose(user, csv(row('ada2')));
  await user.click(await screen.findByRole('button', { name: 'Create 1 user' }));
  await screen.findByText('1 user is created.');
  expect(network.sent(CreateUsersDocument).map(({ variables }) => variables.invite)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('names row, column, value and reason of each bad row', async () => {
  const wrong = { field: 'areas', code: 'AREA_NOT_YOURS' };
  const { user, network } = open(serverThatRefuses({ ada2: wrong }));
  await choose(user, csv(row('ada1'), row('ada2'), row('ADA1'), row('ada3')));
  await screen.findByText('2 rows can be taken in.');
  const refused = within(screen.getByRole('row', { name: /not inside those that you administer/ }));
  for (const text of ['3', 'Areas', /not inside those that you administer/])
    expect(refused.getByText(text)).toBeDefined();
  expect(refused.getByDisplayValue('2000:all:')).toBeDefined();
  const twice = within(screen.getByRole('row', { name: /An earlier row has this username/ }));
  expect(twice.getByText('An earlier row has this username · Row 2')).toBeDefined();
  expect(twice.getByDisplayValue('ADA1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Create 2 users' }));
  await screen.findByText('2 users are created.');
  expect(sent(network)[1]?.users).toMatchObject([{ line: 2 }, { line: 5 }]);
});

test('takes rows pasted from a sheet, without headings', async () => {
  const { user, network } = open(serverThatRefuses());
  await paste(user, ['ada1', 'ada2'].map((name) => row(name).replaceAll(',', '\t')).join('\n'));
  await screen.findByText('2 rows can be taken in.');
  expect(sent(network)[0]?.users).toMatchObject([
    { line: 1, username: 'ada1', language: 'en-us', areas: '2000:all:', roles: '' },
    { line: 2, username: 'ada2' },
  ]);
});

test('takes a typed row', async () => {
  const { user, network } = open(serverThatRefuses());
  await paste(user, row('ada1').replaceAll(',', ';'));
  await screen.findByText('1 row can be taken in.');
  expect(sent(network)[0]?.users).toMatchObject([{ line: 1, username: 'ada1', name: 'Ada' }]);
});

test('reads a workbook with formulas and merged cells', async () => {
  const { user, network } = open(serverThatRefuses());
  const rows = [
    ['Group role', 'username', 'Name', 'Language', 'Areas'],
    ['dealer', 'ada1', null, 'en-us', '2000:all:'],
    [null, 'ada2', 'Ada', 'en-us', '2000:all:'],
  ];
  const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
  const cells = new Map([['1,2', { formula: 'CONCATENATE("A","da")', formulaResult: 'Ada' }]]);
  const book = await writeXlsx({ sheets: [{ name: 'Users', rows, merges, cells }] });
  await choose(user, book, 'users.xlsx');
  await screen.findByText('2 rows can be taken in.');
  expect(sent(network)[0]?.users).toMatchObject([
    { line: 2, username: 'ada1', name: 'Ada', groupRole: 'dealer' },
    { line: 3, username: 'ada2', groupRole: '' },
  ]);
});

test('sends 5,000 rows in portions, and can be cancelled', async () => {
  const network = serverThatRefuses();
  const { user } = open(network);
  await choose(user, csv(...Array.from({ length: 5_000 }, (_, at) => row(`ada${at}`))));
  await screen.findByText('5,000 rows can be taken in.', {}, { timeout: 20_000 });
  expect(sent(network)).toHaveLength(25);
  const answer = network.hold(CreateUsersDocument, {});
  await user.click(screen.getByRole('button', { name: 'Create 5,000 users' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(/What was sent is stored/);
  answer();
}, 40_000);

test('does not read 5,001 rows', async () => {
  const { user, network } = open(fakeNetwork());
  await choose(user, csv(...Array.from({ length: 5_001 }, (_, at) => row(`ada${at}`))));
  await screen.findByText('The file has more than 5,000 rows. Split it into several.');
  expect(sent(network)).toEqual([]);
}, 20_000);
