import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCatalogParams } from '../catalog-params.ts';
import { showInApp } from '../testing/show-in-app.tsx';
import AboveResults from './above-results.tsx';

const world = vi.hoisted(() => ({ request: vi.fn(), redesign: false }));
vi.mock('#src/features/showroom/showroom.public.ts', () => ({ useShowroom: () => false }));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: { unified: 'C1' } }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ flags: { CATALOG_REDESIGN: world.redesign } }),
  useDates: () => ({ date: (iso: string) => iso }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
}));
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
let messages: object[];
beforeEach(() => {
  world.redesign = false;
  messages = [];
  world.request.mockReset();
  world.request.mockImplementation(async (document: { __meta__: { operation: string } }) => ({
    promotions: [promotion],
    bestSellers: [{ article_code: 'B1' }],
    productMessages: document.__meta__.operation === 'ProductMessages' ? messages : [],
  }));
});

const show = (query = '', category: 'Bike' | null = 'Bike') =>
  showInApp(
    <AboveResults
      params={readCatalogParams(new URLSearchParams(query))}
      category={category}
      view="group"
      onChange={() => {}}
    />,
  );
const asked = () => world.request.mock.calls.map(([document]) => document.__meta__.operation);

test('all bikes begin with purchases, promotions and best sellers, where there is no landing', async () => {
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
] as const)('not %s', async (_, redesign, query, category) => {
  world.redesign = redesign;
  show(query, category);
  await waitFor(() => expect(asked()).toContain('ProductMessages'));
  expect(asked()).not.toContain('BestSellers');
});

test('the newest product message is one line, with its link; one that is over is none (N056)', async () => {
  const message = { id: 'm', message: 'Chains come in week 14', url: '/catalog/list?brands=Alto' };
  messages = [{ ...message, to: '2999-01-01T00:00:00Z' }];
  const shown = show('', null);
  const link = await screen.findByRole('link', { name: 'Chains come in week 14' });
  expect(link.getAttribute('href')).toContain('/catalog/list?brands=Alto');
  shown.unmount();
  messages = [{ ...message, to: '2020-01-01T00:00:00Z' }];
  show('', null);
  await waitFor(() => expect(asked().filter((one) => one === 'ProductMessages')).toHaveLength(2));
  expect(screen.queryByText('Chains come in week 14')).toBeNull();
});
