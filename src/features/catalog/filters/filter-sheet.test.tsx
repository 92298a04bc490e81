import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterDocument, type ProductCategory } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { readCatalogParams } from '../catalog-params.ts';
import { FilterSheet } from './filter-sheet.tsx';

async function openSheet(query: string, category: ProductCategory) {
  const brands = [{ value: 'Alto', label: 'Alto', count: 3 }];
  const frameSizes = [{ value: 'M', label: 'M', count: 3 }];
  const network = fakeNetwork().answer(FilterDocument, {
    filter: { brands, frameSizes, price: null, count: 8 },
  });
  const params = readCatalogParams(new URLSearchParams(query));
  const { user } = renderScreen(
    <FilterSheet params={params} onChange={() => {}} fixedCategory={category} />,
    { network },
  );
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await screen.findByRole('checkbox', { name: /^Alto\s*3$/ });
  return network;
}

test.each([
  ['models', '', 'model', 'Show 8 products'],
  ['single articles', 'view=item', 'article', 'Show 8 articles'],
])('counts %s in the filters of such a list', async (_, query, unit, left) => {
  const network = await openSheet(query, 'Bike');
  expect(await screen.findByRole('button', { name: left })).toBeDefined();
  const units = network.sent(FilterDocument).map(({ variables }) => variables.unit);
  expect(new Set(units)).toEqual(new Set([unit]));
});

test.each([
  ['Bike', 'Frame sizes'],
  ['PAA', 'Sizes'],
] as const)('names the sizes of %s "%s"', async (category, name) => {
  await openSheet(`category=${category}&merchandiseCategories=A`, category);
  expect(screen.getByRole('group', { name })).toBeDefined();
});
