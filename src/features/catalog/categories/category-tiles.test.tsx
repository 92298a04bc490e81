import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BikeCategoriesDocument, FilterDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CategoryTiles } from './category-tiles.tsx';

const bikeCategory = (id: string, wording: string, mcIds: string[]) => ({ id, wording, mcIds });
const option = (value: string, label: string, count: number) => ({ value, label, count });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork()
    .answer(BikeCategoriesDocument, {
      bikeCategories: [
        bikeCategory('BC1', 'Mountain', ['MTB', 'ENDURO']),
        bikeCategory('BC2', 'City', ['CITY']),
      ],
    })
    .answer(FilterDocument, {
      filter: {
        bikeCategories: [option('BC1', 'Mountain', 1240)],
        merchandiseCategories: [option('CHAIN', 'Chains', 23), option('GRIP', 'Grips', 0)],
      },
    });
});
const show = (category: 'Bike' | 'PAA') =>
  renderScreen(<CategoryTiles category={category} />, { at: '/catalog', network });

const tiles = async () =>
  (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href')?.split('?')[1],
  ]);

test('shows the bike count of a category unless it is zero', async () => {
  show('Bike');
  await screen.findByText('1,240');
  expect(await tiles()).toEqual([
    ['Mountain1,240', 'category=Bike&merchandiseCategories=ENDURO%2BMTB'],
    ['City', 'category=Bike&merchandiseCategories=CITY'],
  ]);
});

test('shows how many parts a parts group has', async () => {
  show('PAA');
  expect(await tiles()).toEqual([
    ['Chains23', 'category=PAA&merchandiseCategories=CHAIN'],
    ['Grips', 'category=PAA&merchandiseCategories=GRIP'],
  ]);
  expect(network.operations()).toEqual(['Filter']);
});

test('shows no heading without categories', async () => {
  network.answer(FilterDocument, { filter: { bikeCategories: [], merchandiseCategories: [] } });
  show('PAA');
  await vi.waitFor(() => expect(network.operations()).toContain('Filter'));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  ['chain', '/images/thumbnails/chain.webp'],
  [null, undefined],
])("shows a category's picture on its tile if any (%s)", async (image, src) => {
  network.answer(FilterDocument, {
    filter: { merchandiseCategories: [{ ...option('CHN', 'Chains', 4), image }] },
  });
  show('PAA');
  const tile = await screen.findByRole('link', { name: /^Chains/ });
  expect(tile.querySelector('img')?.getAttribute('src')).toBe(src);
});
