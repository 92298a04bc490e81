import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  BestSellersDocument,
  FilterDocument,
  ProductMessagesDocument,
  PromotionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { readCatalogParams } from '../catalog-params.ts';
import AboveResults from './above-results.tsx';

vi.mock('./product-row.tsx', () => ({
  ProductRow: ({ product }: { product: { article_code: string } }) => (
    <article>{product.article_code}</article>
  ),
}));

const promotion = {
  code: 'D1',
  name: 'Offer D1',
  badge: '-10 %',
  tagline: '',
  description: '',
  terms: '',
  locations: [],
  image: null,
  validTo: '2999-12-31',
};
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork()
    .answer(PromotionsDocument, { promotions: [promotion] })
    .answer(BestSellersDocument, { bestSellers: [{ article_code: 'B1' }] })
    .answer(ProductMessagesDocument, { productMessages: [] })
    .answer(FilterDocument, { filter: { count: 0 } });
});

const show = (query = '', category: 'Bike' | null = 'Bike', redesign = false) =>
  renderScreen(
    <AboveResults
      params={readCatalogParams(new URLSearchParams(query))}
      category={category}
      view="group"
      onChange={() => {}}
    />,
    { at: '/catalog/list', network, host: { flags: { CATALOG_REDESIGN: redesign } } },
  );
const listOperations = () => network.operations();

test('shows purchases, promotions and best sellers above all bikes', async () => {
  show();
  await screen.findByRole('link', { name: 'Bought before' });
  expect(screen.getByRole('link', { name: 'Often bought' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Offer D1' })).toBeDefined();
  expect(screen.getByText('B1')).toBeDefined();
});

test.each([
  ['with the landing', true, '', 'Bike'],
  ['in results that are narrowed', false, 'brands=Alto', 'Bike'],
  ['in search results', false, '', null],
] as const)('shows no best sellers %s', async (_, redesign, query, category) => {
  show(query, category, redesign);
  await waitFor(() => expect(listOperations()).toContain('ProductMessages'));
  expect(listOperations()).not.toContain('BestSellers');
});

test('shows the newest product message until it expires (N056)', async () => {
  const message = { id: 'm', message: 'Chains come in week 14', url: '/catalog/list?brands=Alto' };
  network.answer(ProductMessagesDocument, {
    productMessages: [{ ...message, to: '2999-01-01T00:00:00Z' }],
  });
  const shown = show('', null);
  const link = await screen.findByRole('link', { name: 'Chains come in week 14' });
  expect(link.getAttribute('href')).toContain('/catalog/list?brands=Alto');
  shown.unmount();
  network.answer(ProductMessagesDocument, {
    productMessages: [{ ...message, to: '2020-01-01T00:00:00Z' }],
  });
  show('', null);
  await waitFor(() =>
    expect(listOperations().filter((one) => one === 'ProductMessages')).toHaveLength(2),
  );
  expect(screen.queryByText('Chains come in week 14')).toBeNull();
});
