import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { SearchHitsDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { SearchKinds } from '../search/search-kinds.tsx';
import { NothingMatches } from './nothing-matches.tsx';

/** Shows a part while a search finds so many products of each kind. */
function show(part: ReactElement, bikes: number, parts: number, sets: number) {
  const network = fakeNetwork().answer(SearchHitsDocument, {
    searchHits: [
      { kind: 'Bike', articles: bikes * 3, models: bikes },
      { kind: 'PAA', articles: parts * 3, models: parts },
      { kind: 'groupset', articles: sets, models: sets },
    ],
  });
  renderScreen(part, { at: '/catalog/list', network });
}

const links = () =>
  screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);

test('links to the other kinds when the chosen one has no results', async () => {
  show(<NothingMatches search="chain" kind="Bike" />, 0, 23, 1);
  await screen.findByRole('heading', { name: 'Nothing in Bikes' });
  expect(links()).toEqual([
    ['23 in Parts', '/en-us/catalog/list?search=chain&category=PAA&view=group'],
    ['1 in Groupsets', '/en-us/catalog/groupset?search=chain'],
  ]);
});

test('says that nothing matches in any kind', async () => {
  show(<NothingMatches search="qqqq" kind="Bike" onClear={() => undefined} />, 0, 0, 0);
  await screen.findByRole('heading', { name: 'Nothing matches' });
  expect(screen.getByRole('button', { name: 'Clear search and filters' })).toBeDefined();
});

test('suggests no other kind when filters hide the results', async () => {
  show(<NothingMatches search="chain" kind="Bike" />, 2, 23, 0);
  await screen.findByRole('heading', { name: 'Nothing matches' });
});

test('links from the listed kind to the others, with counts', async () => {
  show(<SearchKinds search="chain" kind="Bike" view="item" />, 0, 23, 1);
  await screen.findByRole('navigation', { name: 'Found in' });
  expect(links()).toEqual([
    ['All69', '/en-us/catalog/list?search=chain&view=item'],
    ['Bikes0', '/en-us/catalog/list?search=chain&category=Bike&view=item'],
    ['Parts69', '/en-us/catalog/list?search=chain&category=PAA&view=item'],
    ['Groupsets1', '/en-us/catalog/groupset?search=chain'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Bikes0');
});
