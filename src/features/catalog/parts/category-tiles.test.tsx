import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showInApp } from '../testing/show-in-app.tsx';
import { CategoryTiles } from './category-tiles.tsx';

const world = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ catalogDefaultView: 'group' }),
}));

const bikeCategory = (id: string, wording: string, mcIds: string[]) => ({ id, wording, mcIds });
const option = (value: string, label: string, count: number) => ({ value, label, count });

beforeEach(() => {
  world.request.mockReset();
  world.request.mockImplementation(async (document: { __meta__: { operation: string } }) =>
    document.__meta__.operation === 'BikeCategories'
      ? {
          bikeCategories: [
            bikeCategory('BC1', 'Mountain', ['MTB', 'ENDURO']),
            bikeCategory('BC2', 'City', ['CITY']),
          ],
        }
      : {
          filter: {
            bikeCategories: [option('BC1', 'Mountain', 1240)],
            merchandiseCategories: [option('CHAIN', 'Chains', 23), option('GRIP', 'Grips', 0)],
          },
        },
  );
});

const tiles = async () =>
  (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href')?.split('?')[1],
  ]);

test('a bike category says how many bikes it has, and nothing for none', async () => {
  showInApp(<CategoryTiles category="Bike" />, '/catalog');
  await screen.findByText('1,240');
  expect(await tiles()).toEqual([
    ['Mountain1,240', 'category=Bike&merchandiseCategories=ENDURO%2BMTB'],
    ['City', 'category=Bike&merchandiseCategories=CITY'],
  ]);
});

test('a parts group says how many parts it has', async () => {
  showInApp(<CategoryTiles category="PAA" />, '/catalog');
  expect(await tiles()).toEqual([
    ['Chains23', 'category=PAA&merchandiseCategories=CHAIN'],
    ['Grips', 'category=PAA&merchandiseCategories=GRIP'],
  ]);
  expect(world.request).toHaveBeenCalledTimes(1);
});

test('without categories there is no heading for them', async () => {
  world.request.mockResolvedValue({ filter: { bikeCategories: [], merchandiseCategories: [] } });
  showInApp(<CategoryTiles category="PAA" />, '/catalog');
  await vi.waitFor(() => expect(world.request).toHaveBeenCalled());
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  ['chain', '/images/thumbnails/chain.webp'],
  [null, undefined],
])('a tile has the picture of its category where there is one (%s)', async (image, src) => {
  world.request.mockResolvedValue({
    filter: { merchandiseCategories: [{ ...option('CHN', 'Chains', 4), image }] },
  });
  showInApp(<CategoryTiles category="PAA" />, '/catalog');
  const tile = await screen.findByRole('link', { name: /^Chains/ });
  expect(tile.querySelector('img')?.getAttribute('src')).toBe(src);
});
