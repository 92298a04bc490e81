import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { turnShowroom } from '#src/features/showroom/turn-showroom.ts';
import { showInApp } from '../testing/show-in-app.tsx';
import { GroupsetPage } from './groupset-page.tsx';
import { variant } from './testing/variant.ts';

const world = vi.hoisted(() => ({ request: vi.fn(), host: {} }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ has: () => true, customer: { unified: 'C1' } }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useMoney: () => (minor: number) => `$${(minor / 100).toFixed(2)}`,
  useDates: () => ({ date: (day: string) => day }),
  useHostConfig: () => ({ webTitle: 'Pannier Bikes', ...world.host }),
  AsOf: () => null,
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: [] }),
  setCartQtys: vi.fn(),
}));
vi.mock('#src/features/notifications/notifications.public.ts', () => ({
  RestockButton: ({ product }: { product: { article_code: string } }) => (
    <button type="button">Tell me about {product.article_code}</button>
  ),
}));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));

const flag = (status: boolean, description = '') => ({ status, description });
beforeEach(() => {
  world.host = {};
  turnShowroom(false);
  world.request.mockReset().mockResolvedValue({
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

function show(second = chain) {
  const items = [
    { qty: 1, product: crank },
    { qty: 2, product: second },
  ];
  const groupset = {
    ...{ id: 'G', name: 'Alto 12', brand: 'Alto', serie: '12', slug: 'alto-12', image: null },
    ...{ total: 18_000, items, asOf: '2026-11-22T08:00:00Z' },
  };
  return showInApp(<GroupsetPage groupset={groupset} />, '/catalog/groupset/alto-12');
}

test('the document is called by the groupset (U183)', () => {
  show();
  expect(document.title).toBe('Alto 12 · Pannier Bikes');
});

test('own price, RRP and margin of the whole groupset; in showroom mode the RRP alone', () => {
  const shown = show();
  expect(screen.getByText('$180.00')).toBeDefined();
  expect(screen.getByText('RRP $300.00')).toBeDefined();
  expect(screen.getByText('Margin 40% · $120.00')).toBeDefined();
  shown.unmount();
  turnShowroom(true);
  show();
  expect(screen.queryByText(/Margin/)).toBeNull();
});

test('several groupsets say what they cost together, at the price of their quantity', async () => {
  const { user } = show();
  expect(screen.queryByText('$360.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('$360.00')).toBeDefined();
});

test('a part without stock has its bell, a blocked one the reason', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Tell me about P-2' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tell me about P-1' })).toBeNull();
  show(variant({ ...chain, blocked: 'BRAND_BLOCKED' }));
  expect(await screen.findByText('The brand needs a contract')).toBeDefined();
});

test('it can be shared, and each part printed with its name and barcode', async () => {
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

test('more groupsets than the stock of a part makes are refused where the host checks it (N029)', async () => {
  world.host = { availableStockCheck: true };
  show();
  const add = screen.getByRole('button', { name: 'Add all parts' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
