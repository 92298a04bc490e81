import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ConsumerAccountsDocument,
  type ConsumerAccountsQuery,
  TakeOverAccountDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './consumer-accounts.screen.tsx';

beforeEach(makeWindowWide);

type Account = ConsumerAccountsQuery['accountPolygonBikesDatas']['accounts'][number];

const account = (over: Partial<Account> = {}): Account => ({
  id: '1',
  name: 'Consumer 1',
  phone: '',
  email: 'c1@b.example',
  city: 'Boulder',
  frameNumber: 'WU1',
  purchaseDate: '2026-11-01',
  status: 'open',
  soldDate: '2026-11-02',
  ...over,
});

function open(accounts: Account[]) {
  const network = fakeNetwork()
    .answer(ConsumerAccountsDocument, {
      accountPolygonBikesDatas: {
        accounts,
        info: { count: accounts.length },
        asOf: '2026-11-20T09:00:00.000Z',
      },
    })
    .answer(TakeOverAccountDocument, {
      updateAccountPolygonBikes: { message: { status: true, description: '' }, userErrors: [] },
    });
  return renderScreen(<Component />, {
    at: '/retail-sales/accounts',
    now: '2026-11-20T09:00:00Z',
    network,
    user: { scopes: ['page.customer-sales-report'], isSales: true, limitation: 'all' },
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
  });
}

test('lists the accounts with their state (O125)', async () => {
  open([account(), account({ id: '2', frameNumber: 'WU2', status: 'registered', soldDate: null })]);
  const row = within(await screen.findByRole('row', { name: /WU1/ }));
  expect(row.getByText('Consumer 1, Boulder')).toBeDefined();
  expect(row.getByText('Not taken over')).toBeDefined();
  const other = within(screen.getByRole('row', { name: /WU2/ }));
  expect(other.getByText('Taken over')).toBeDefined();
  expect(other.getByText('Not yet')).toBeDefined();
});

test('filters by status', async () => {
  const { user, network } = open([account()]);
  await screen.findByRole('row', { name: /WU1/ });
  await chooseFilter(user, 'Status', 'Not taken over');
  await waitFor(() =>
    expect(network.sent(ConsumerAccountsDocument).at(-1)?.variables).toMatchObject({
      status: 'open',
    }),
  );
});

test('takes the data of an account over for its sale (O148)', async () => {
  const { user, network } = open([account()]);
  await user.click(await screen.findByRole('button', { name: /WU1/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Take the data over/ }));
  await screen.findByText('The sale of WU1 now has the data');
  expect(network.sent(TakeOverAccountDocument)[0]?.variables).toEqual({ id: '1' });
});

test('takes nothing over for a bike that is not sold', async () => {
  const { user } = open([account({ soldDate: null })]);
  await user.click(await screen.findByRole('button', { name: /WU1/ }));
  const item = await screen.findByRole('menuitem', { name: /Take the data over/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});
