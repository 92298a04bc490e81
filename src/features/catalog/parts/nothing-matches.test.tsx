import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showInApp } from '../testing/show-in-app.tsx';
import NothingMatches from './nothing-matches.tsx';
import { SearchKinds } from './search-kinds.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const hitsOf = (bikes: number, parts: number, sets: number) => ({
  searchHits: [
    { kind: 'Bike', articles: bikes * 3, models: bikes },
    { kind: 'PAA', articles: parts * 3, models: parts },
    { kind: 'groupset', articles: sets, models: sets },
  ],
});
beforeEach(() => {
  request.mockReset();
});

const links = () =>
  screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);

test('says where there is something when the chosen kind has nothing', async () => {
  request.mockResolvedValue(hitsOf(0, 23, 1));
  showInApp(<NothingMatches search="chain" kind="Bike" />);
  await screen.findByRole('heading', { name: 'Nothing in Bikes' });
  expect(links()).toEqual([
    ['23 in Parts', '/en-us/catalog/list?search=chain&category=PAA&view=group'],
    ['1 in Groupsets', '/en-us/catalog/groupset?search=chain'],
  ]);
});

test('says that nothing matches when there is nothing anywhere', async () => {
  request.mockResolvedValue(hitsOf(0, 0, 0));
  showInApp(<NothingMatches search="qqqq" kind="Bike" onClear={() => undefined} />);
  await screen.findByRole('heading', { name: 'Nothing matches' });
  expect(screen.getByRole('button', { name: 'Clear search and filters' })).toBeDefined();
});

test('does not send away from a kind of which filters hide the results', async () => {
  request.mockResolvedValue(hitsOf(2, 23, 0));
  showInApp(<NothingMatches search="chain" kind="Bike" />);
  await screen.findByRole('heading', { name: 'Nothing matches' });
});

test('leads from the kind that is listed to the others, with their counts', async () => {
  request.mockResolvedValue(hitsOf(0, 23, 1));
  showInApp(<SearchKinds search="chain" kind="Bike" view="item" />);
  await screen.findByRole('navigation', { name: 'Found in' });
  expect(links()).toEqual([
    ['All69', '/en-us/catalog/list?search=chain&view=item'],
    ['Bikes0', '/en-us/catalog/list?search=chain&category=Bike&view=item'],
    ['Parts69', '/en-us/catalog/list?search=chain&category=PAA&view=item'],
    ['Groupsets1', '/en-us/catalog/groupset?search=chain'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Bikes0');
});
