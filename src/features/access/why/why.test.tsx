import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CompareUsersDocument,
  ProtectedPartsDocument,
  RightsPreviewDocument,
  UserRightsDocument,
  WhoMayDocument,
  WhyUserDocument,
  type WhyUserQuery,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { shownRights } from '../testing/rights.ts';
import { RightsPreview } from './rights-preview.tsx';
import { Component as UserWhy } from './user-why.screen.tsx';
import { Component as WhoMay } from './who-may.screen.tsx';

type Step = NonNullable<WhyUserQuery['whyUser']>['steps'][number];
const step = (fields: Partial<Step>): Step => ({
  kind: 'active',
  holds: true,
  permissions: [],
  break: null,
  roles: [],
  groupRole: null,
  areas: [],
  ...fields,
});
const parts = {
  protectedParts: {
    pages: [{ name: 'inspections', path: '/pdi' }],
    operations: [{ name: 'claimPDIs', kind: 'query' as const }],
  },
};
const viewer = { scopes: ['page.user-management'] };
const open = (network: ReturnType<typeof fakeNetwork>, query = '') =>
  renderScreen([{ path: '/:locale/admin/users/:id/why', element: <UserWhy /> }], {
    at: `/admin/users/7/why${query}`,
    user: viewer,
    network,
  });
const withRights = () =>
  fakeNetwork()
    .answer(UserRightsDocument, { userRights: shownRights() })
    .answer(ProtectedPartsDocument, parts);

test('shows each permission with its role and what it opens', async () => {
  const { user } = open(withRights());
  expect(
    await screen.findByText('These rights open 1 page, 1 operation, 1 customer.'),
  ).toBeDefined();
  await user.click(screen.getByText('1 permission'));
  const permission = screen.getByText('page.pdi').closest('li') as HTMLElement;
  expect(within(permission).getByText('from Reads news')).toBeDefined();
  expect(within(permission).getByText('Pages: Pre-delivery inspections (/pdi)')).toBeDefined();
  expect(within(permission).getByText('Operations: claimPDIs')).toBeDefined();
});

test('tells where the chain to a page breaks', async () => {
  const groupRole = { id: 'press', description: 'Press' };
  const roles = [{ id: 'writer', description: 'Writes news' }];
  const network = withRights().answer(WhyUserDocument, {
    whyUser: {
      mayDo: false,
      steps: [
        step({}),
        step({
          kind: 'permission',
          holds: false,
          break: 'deselected',
          permissions: ['page.pdi'],
          roles,
          groupRole,
        }),
      ],
    },
  });
  const { user, address } = open(network);
  await user.click(await screen.findByRole('combobox', { name: 'Page, operation or permission' }));
  await user.click(await screen.findByRole('option', { name: /Pre-delivery inspections/ }));
  await screen.findByText('No, Press One may not.');
  expect(
    screen.getByText(
      'The permission page.pdi comes with the role Writes news of the group role Press, but the role is deselected for this user.',
    ),
  ).toBeDefined();
  expect(network.sent(WhyUserDocument)[0]?.variables).toEqual({
    id: '7',
    question: { page: 'inspections' },
  });
  expect(address()).toContain('what=page%3Ainspections');
});

test('asks for a customer that a link names', async () => {
  const network = withRights().answer(WhyUserDocument, {
    whyUser: {
      mayDo: true,
      steps: [
        step({
          kind: 'area',
          areas: [{ sorg: '2000', limitation: 'customer', value: '0002000001' }],
        }),
      ],
    },
  });
  open(network, '?customer=2000:0002000001');
  await screen.findByText('Yes, Press One may.');
  expect(
    screen.getByText('The customer is in the area 2000 · Customer · 0002000001.'),
  ).toBeDefined();
  expect(network.sent(WhyUserDocument)[0]?.variables.question).toEqual({
    customer: { sorg: '2000', unified: '0002000001' },
  });
});

test('shows two users side by side', async () => {
  const other = shownRights({
    user: { id: '8', username: 'press2', name: 'Press Two' },
    pages: [],
    permissions: [],
  });
  const network = withRights().answer(CompareUsersDocument, {
    compareUsers: [shownRights(), other],
  });
  open(network, '?other=8');
  const table = await screen.findByRole('table', { name: 'Rights of press1 and press2' });
  const row = within(table).getByRole('row', { name: /^Permissions/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['page.pdi', '–', '0']);
});

test.each([
  [1, ['–', '–', '1']],
  [2, ['press1: 2 in all, press2: 2 in all']],
])('compares %i customers, named or counted', async (count, cells) => {
  const customers = { count, first: [{ sorg: '2000', unified: 'C1', name: 'Velo Works' }] };
  const user = { id: '8', username: 'press2', name: 'Press Two' };
  const network = withRights().answer(CompareUsersDocument, {
    compareUsers: [shownRights({ customers }), shownRights({ customers, user })],
  });
  open(network, '?other=8');
  const table = await screen.findByRole('table', { name: 'Rights of press1 and press2' });
  const row = within(table).getByRole('row', { name: /^Customers/ });
  const shown = within(row).getAllByRole('cell');
  expect(shown.map(({ textContent }) => textContent)).toEqual(cells);
});

test('lists who may, and leads to the reason', async () => {
  const network = fakeNetwork()
    .answer(ProtectedPartsDocument, parts)
    .answer(WhoMayDocument, {
      whoMay: {
        info: { count: 1 },
        asOf: '2026-11-20T08:00:00Z',
        users: [
          {
            id: '7',
            username: 'press1',
            name: 'Press One',
            groupRole: { id: 'press', description: 'Press' },
          },
        ],
      },
    });
  renderScreen(<WhoMay />, {
    at: '/admin/who-may?what=permission:page.pdi',
    user: viewer,
    network,
  });
  const link = await screen.findByRole('link', { name: 'press1' });
  expect(link.getAttribute('href')).toContain('/admin/users/7/why?what=permission%3Apage.pdi');
  expect(network.sent(WhoMayDocument)[0]?.variables).toMatchObject({
    question: { permission: 'page.pdi' },
  });
});

test('previews what the rights in a form open', async () => {
  const network = fakeNetwork().answer(RightsPreviewDocument, {
    rightsPreview: shownRights({ user: null, readsOnly: true }),
  });
  const userAreas = [{ sorg: '2000', limitation: 'audit' as const, value: '' }];
  renderScreen(<RightsPreview groupRole="press" roles={['reader']} userAreas={userAreas} />, {
    at: '/admin/users/create',
    user: viewer,
    network,
  });
  expect(await screen.findByRole('heading', { name: 'Effect of these rights' })).toBeDefined();
  expect(await screen.findByText(/^All areas are for reading/)).toBeDefined();
  expect(network.sent(RightsPreviewDocument)[0]?.variables).toEqual({
    groupRole: 'press',
    roles: ['reader'],
    userAreas,
  });
});

test('previews nothing before a group role is chosen', async () => {
  const network = fakeNetwork();
  renderScreen(<RightsPreview groupRole="" roles={null} userAreas={[]} />, {
    at: '/admin/users/create',
    user: viewer,
    network,
  });
  await waitFor(() => expect(network.operations()).toEqual([]));
  expect(screen.queryByRole('heading', { name: 'Effect of these rights' })).toBeNull();
});
