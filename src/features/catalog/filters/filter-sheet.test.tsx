import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { readCatalogParams } from '../catalog-params.ts';
import { FilterSheet } from './filter-sheet.tsx';

test.each([
  ['models', '', 'model', 'Show 8 products', 'The numbers count products, as the results do.'],
  [
    'single articles',
    'view=item',
    'article',
    'Show 8 articles',
    'The numbers count single articles, as the results do.',
  ] as const,
])('counts %s in the filters of such a list and says so', async (_, query, unit, left, note) => {
  const brands = [{ value: 'Alto', label: 'Alto', count: 3 }];
  const network = fakeNetwork().answer(FilterDocument, {
    filter: { brands, price: null, count: 8 },
  });
  const params = readCatalogParams(new URLSearchParams(query));
  const { user } = renderScreen(
    <FilterSheet params={params} onChange={() => {}} fixedCategory="PAA" />,
    { network },
  );
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('button', { name: left })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /^Alto\s*3$/ })).toBeDefined();
  expect(screen.getByText(note)).toBeDefined();
  const units = network.sent(FilterDocument).map(({ variables }) => variables.unit);
  expect(new Set(units)).toEqual(new Set([unit]));
});
