import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { turnShowroom } from '#src/features/showroom/turn-showroom.ts';
import { ProductAnalysesDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { variant } from '../variants/testing/variant.ts';
import { GroupsetPage } from './groupset-page.tsx';

vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: [] }),
  setCartQtys: vi.fn(),
}));
vi.mock('#src/features/notifications/notifications.public.ts', () => ({
  RestockButton: ({ product }: { product: { article_code: string } }) => (
    <button type="button">Tell me about {product.article_code}</button>
  ),
}));

const flag = (status: boolean, description = '') => ({ status, description });
let network: FakeNetwork;
beforeEach(() => {
  turnShowroom(false);
  network = fakeNetwork().answer(ProductAnalysesDocument, {
    productAnalyzesV3: [
      {
        articleCode: 'P-2',
        ...Object.fromEntries(
          ['invalidArticle', 'orderBlocked', 'hierarchyBlocked', 'categoryBlocked'].map((name) => [
            name,
            flag(false),
          ]),
        ),
        sorgBlocked: flag(false),
        brandBlocked: flag(true, 'The brand needs a contract'),
        allowToOrder: flag(true),
        hasPrice: flag(true),
        availableForOrderAt: null,
      },
    ],
  });
});

const crank = variant({ article_code: 'P-1', name: 'Crank', ean: '4006381333931' });
const chain = variant({ article_code: 'P-2', name: 'Chain', stock: { qty: 0 } });

function show(second = chain, host = {}) {
  const items = [
    { qty: 1, product: crank },
    { qty: 2, product: second },
  ];
  const groupset = {
    id: 'G',
    name: 'Alto 12',
    brand: 'Alto',
    serie: '12',
    slug: 'alto-12',
    image: null,
    total: 18_000,
    items,
    asOf: '2026-11-22T08:00:00Z',
  };
  return renderScreen(<GroupsetPage groupset={groupset} />, {
    at: '/catalog/groupset/alto-12',
    user: { scopes: ['cart.display-order-qty', 'page.catalog'] },
    host,
    network,
  });
}

test('names the document after the groupset (U183)', () => {
  show();
  expect(document.title).toBe('Alto 12 · Pannier Bikes');
});

test('shows price, RRP and margin, only the RRP in showroom mode', () => {
  show();
  expect(screen.getByText('$180.00')).toBeDefined();
  expect(screen.getByText('RRP $300.00')).toBeDefined();
  expect(screen.getByText('Margin 40% · $120.00')).toBeDefined();
  act(() => turnShowroom(true));
  expect(screen.getByText('RRP $300.00')).toBeDefined();
  expect(screen.queryByText(/Margin/)).toBeNull();
});

test('shows the total of several groupsets at their quantity price', async () => {
  const { user } = show();
  expect(screen.queryByText('$360.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('$360.00')).toBeDefined();
});

test('shows a bell without stock and the reason for a block', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Tell me about P-2' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tell me about P-1' })).toBeNull();
  show(variant({ ...chain, blocked: 'BRAND_BLOCKED' }));
  expect(await screen.findByText('The brand needs a contract')).toBeDefined();
});

test('can be shared and prints each part with name and barcode', async () => {
  const { user } = show();
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  const dialog = within(await screen.findByRole('dialog'));
  const parts = dialog.getAllByRole('option').map((part) => part.textContent);
  expect(parts).toEqual([expect.stringContaining('Crank'), expect.stringContaining('Chain')]);
  const sheet = document.querySelector<HTMLElement>('.print\\:block');
  expect(sheet?.textContent).toContain('Alto 12');
  expect(sheet?.textContent).toContain('Crank');
  expect(sheet?.querySelector('svg[aria-label="EAN-13 4006381333931"]')).not.toBeNull();
});

// N029
test('refuses more groupsets than the stock of a part allows', async () => {
  show(chain, { availableStockCheck: true });
  const add = screen.getByRole('button', { name: 'Add all parts' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
