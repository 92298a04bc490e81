import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangeHistoryDocument, type ChangeHistoryQuery } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ChangeHistory } from './change-history.tsx';

type HistoryEvent = ChangeHistoryQuery['history']['events'][number];

const change = (over: Partial<HistoryEvent> = {}): HistoryEvent => ({
  id: '1',
  at: '2026-11-20T23:30:00.000Z',
  actor: 'Ada',
  actedFor: null,
  action: 'changed',
  changes: [],
  ...over,
});

const createPage = (events: HistoryEvent[], count = events.length) => ({
  history: { events, info: { count } },
});

const show = (network = fakeNetwork()) =>
  renderScreen(
    <ChangeHistory
      feature="orders"
      id="4711"
      getTexts={(field) =>
        field === 'total' ? { name: 'Total', value: (minor) => `$${minor}` } : { name: field }
      }
    />,
    { network, host: { timeZone: 'Asia/Jakarta', dateFormat: 'DD MMM YYYY', timeFormat: 'HH:mm' } },
  );
const heading = () => screen.getByRole('button', { name: 'History' });

test('loads nothing before it is opened', async () => {
  const { network, user } = show(fakeNetwork().answer(ChangeHistoryDocument, createPage([])));
  expect(network.requests).toEqual([]);
  await user.click(heading());
  expect(await screen.findByText('Nothing has been changed.')).toBeDefined();
  expect(network.requests.map(({ variables }) => variables)).toEqual([
    { feature: 'orders', id: '4711', page: 1, limit: 10 },
  ]);
});

test('shows who changed what, when and for which customer', async () => {
  const changes = [
    { field: 'total', before: null, after: '5' },
    { field: 'pin', before: '***', after: '' },
    { field: 'note', before: null, after: '' },
  ];
  const event = change({ actedFor: 'Velo Works', changes });
  const { user } = show(fakeNetwork().answer(ChangeHistoryDocument, createPage([event])));
  await user.click(heading());
  const item = within(await screen.findByRole('listitem'));
  // Half past eleven in the evening UTC is the next morning in Jakarta.
  expect(item.getByText('21 Nov 2026 6:30 AM', { exact: false })).toBeDefined();
  expect(item.getByText(/Ada for Velo Works · changed/)).toBeDefined();
  const values = item.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['none → changed to $5', 'hidden → changed to none']);
});

test('moves through its pages', async () => {
  const network = fakeNetwork().answer(ChangeHistoryDocument, ({ page }) =>
    createPage([change({ id: `${page}`, actor: `Person ${page}` })], 11),
  );
  const { user } = show(network);
  await user.click(heading());
  await screen.findByText(/Person 1/);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/Person 2/)).toBeDefined();
});

test('retries a history that failed to load', async () => {
  const { network, user } = show(fakeNetwork().fail(ChangeHistoryDocument, 500));
  await user.click(heading());
  expect(await screen.findByText('The history could not be loaded.')).toBeDefined();
  network.answer(ChangeHistoryDocument, createPage([change()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Ada/)).toBeDefined();
});

test('says that it needs a connection', async () => {
  const network = fakeNetwork();
  const { user } = show(network);
  network.goOffline();
  await user.click(heading());
  expect(await screen.findByText(/The history needs a connection/)).toBeDefined();
});
