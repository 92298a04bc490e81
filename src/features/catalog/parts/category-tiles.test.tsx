import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showInApp } from '../testing/show-in-app.tsx';
import { CategoryTiles } from './category-tiles.tsx';

const request = vi.hoisted(() => vi.fn());
vi.mock('#src/graphql/client.ts', () => ({ request }));

const chains = { value: 'CHN', label: 'Chains', count: 4 };
let image: string | null;
beforeEach(() => {
  request.mockImplementation(async () => ({
    filter: { merchandiseCategories: [{ ...chains, image }], count: 4 },
  }));
});

const picture = (tile: HTMLElement) => tile.querySelector('img')?.getAttribute('src');

test('a tile shows the picture of its category', async () => {
  image = 'chain';
  showInApp(<CategoryTiles category="PAA" />, '/catalog');
  const tile = await screen.findByRole('link', { name: /^Chains/ });
  expect(picture(tile)).toBe('/images/thumbnails/chain.webp');
});

test('a category without a picture has name and count only', async () => {
  image = null;
  showInApp(<CategoryTiles category="PAA" />, '/catalog');
  const tile = await screen.findByRole('link', { name: /^Chains/ });
  expect(tile.children).toHaveLength(2);
});
