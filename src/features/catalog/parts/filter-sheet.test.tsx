import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCatalogParams } from '../catalog-params.ts';
import { showInApp } from '../testing/show-in-app.tsx';
import { FilterSheet } from './filter-sheet.tsx';

const world = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/features/showroom/showroom.public.ts', () => ({ useShowroom: () => false }));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({
    catalogDefaultView: 'group',
    currency: { decimalPrecision: 2, decimalSeparator: '.', thousandSeparator: ',' },
  }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
}));

test.each([
  ['models', '', 'model', 'Show 8 products', 'The numbers count products, as the results do.'],
  [
    ...(['single articles', 'view=item', 'article', 'Show 8 articles'] as const),
    'The numbers count single articles, as the results do.',
  ],
])('a list of %s counts these in its filters, and says so', async (_, query, unit, left, note) => {
  const brands = [{ value: 'Alto', label: 'Alto', count: 3 }];
  world.request.mockReset().mockResolvedValue({ filter: { brands, price: null, count: 8 } });
  const params = readCatalogParams(new URLSearchParams(query));
  const { user } = showInApp(
    <FilterSheet params={params} onChange={() => {}} fixedCategory="PAA" />,
  );
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('button', { name: left })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /^Alto\s*3$/ })).toBeDefined();
  expect(screen.getByText(note)).toBeDefined();
  const units = world.request.mock.calls.map(([, variables]) => variables.unit);
  expect(new Set(units)).toEqual(new Set([unit]));
});
