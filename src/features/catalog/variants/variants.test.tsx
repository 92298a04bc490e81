import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { turnShowroom } from '#src/features/showroom/turn-showroom.ts';
import { ProductAnalysesDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { step, variant } from './testing/variant.ts';
import { firstVariant, type VariantOnPage } from './use-variants.ts';
import { VariantOrder } from './variant-order.tsx';

const mocks = vi.hoisted(() => ({
  cart: [] as { articleCode: string; qty: number }[],
  put: vi.fn(),
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: mocks.cart }),
  setCartQtys: mocks.put,
}));
vi.mock('#src/features/notifications/notifications.public.ts', () => ({
  RestockButton: ({ product }: { product: { article_code: string } }) => (
    <button type="button">Tell me about {product.article_code}</button>
  ),
}));

let network: FakeNetwork;
beforeEach(() => {
  mocks.cart = [];
  mocks.put.mockReset().mockResolvedValue(undefined);
  network = fakeNetwork();
  turnShowroom(false);
});

function Page({ items }: { items: VariantOnPage[] }) {
  const [code, choose] = useState<string | null>(null);
  return <VariantOrder items={items} chosen={firstVariant(items, code)} onChoose={choose} />;
}

const open = (items: VariantOnPage[], host = {}) =>
  renderScreen(<Page items={items} />, {
    user: { scopes: ['cart.display-order-qty', 'page.catalog'] },
    host,
    network,
  });
const show = (...items: VariantOnPage[]) => open(items).user;
const showOne = (item: VariantOnPage, host = {}) => open([item], host);

const chosen = () => screen.getByRole('region', { name: /^Chosen:/ });
const cell = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Details of ${name}`) }).closest('td') ??
  document.body;
const details = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

const two = [
  variant({ article_code: 'M-R', frameSize: 'M' }),
  variant({ article_code: 'L-R', frameSize: 'L' }),
] as const;

test('shows one price at the top when all variants cost the same', () => {
  show(...two);
  expect(within(cell('Ridge 5, Red, M')).queryByText('$60.00')).toBeNull();
  expect(within(chosen()).queryByText('$60.00')).toBeNull();
  expect(within(chosen()).queryByText(/RRP|Margin/)).toBeNull();
});

test('shows differing prices and promotions in the variant cells', () => {
  show(
    two[0],
    variant({
      article_code: 'L-R',
      frameSize: 'L',
      price: { dealer: 7000 },
      promotion: { code: 'P', qty: 6, term: '>=', type: 'percentage', value: -400 },
    }),
  );
  expect(within(cell('Ridge 5, Red, M')).getByText('$60.00')).toBeDefined();
  expect(within(cell('Ridge 5, Red, L')).getByText('$70.00')).toBeDefined();
  expect(within(cell('Ridge 5, Red, L')).getByText('from 6: −4%')).toBeDefined();
  expect(within(cell('Ridge 5, Red, M')).queryByText(/from 6/)).toBeNull();
});

test('shows the price from the first piece, with RRP and margin', () => {
  show(variant({ article_code: 'M-R', price: { discounts: [step(1, -1000)] } }), two[1]);
  const box = within(chosen());
  expect(box.getAllByText('$54.00')[0]?.textContent).toContain('$60.00');
  expect(box.getByText('RRP $100.00')).toBeDefined();
  expect(box.getByText('Margin 46% · $46.00')).toBeDefined();
});

test('marks the step that cart and field reach together', async () => {
  mocks.cart = [{ articleCode: 'A-1', qty: 6 }];
  const user = show(variant({ price: { discounts: [step(10, -500), step(20, -1000)] } }));
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  expect(row('from 10 −5% \\$57.00').getAttribute('aria-current')).toBeNull();
  await user.type(screen.getByRole('textbox'), '4');
  expect(row('from 10 −5%').getAttribute('aria-current')).toBe('true');
  expect(row('from 20 −10% \\$54.00').getAttribute('aria-current')).toBeNull();
  expect(screen.getByText('Season start')).toBeDefined();
});

test('shows arrivals when the quantity exceeds the stock', async () => {
  const nextArrival = { date: '2027-01-23', qty: 40, mask: false };
  const user = show(variant({ stock: { qty: 19, masked: false, nextArrival } }));
  await user.type(screen.getByRole('textbox'), '19');
  expect(screen.queryByText(/of 19/)).toBeNull();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '25');
  expect(await screen.findByText('6 of 25 from 23 Jan 2027')).toBeDefined();
});

test('says at the button when no variant can be ordered', () => {
  network.answer(ProductAnalysesDocument, { productAnalyzesV3: [] });
  show(variant({ blocked: 'SORG_BLOCKED' }));
  const button = screen.getByRole('button', { name: /Add to cart/ });
  expect(button.parentElement?.textContent).toContain('Nothing of this product can be ordered');
});

test('describes stock: masked, by warehouse, arriving, none', async () => {
  const user = show(
    variant({
      article_code: 'S',
      frameSize: 'S',
      stock: { qty: 60, masked: true },
      warehouses: [
        { warehouse: 'North', qty: 60, masked: true },
        { warehouse: 'South', qty: 4, masked: false },
      ],
    }),
    variant({
      article_code: 'M',
      stock: { qty: 0, nextArrival: { date: '2027-03-14', qty: 5, mask: false } },
    }),
    variant({ article_code: 'L', frameSize: 'L', stock: { qty: 0 } }),
  );
  const box = () => within(chosen());
  expect(box().getByText('more than 60 in stock')).toBeDefined();
  const places = box().getByRole('list', { name: 'Stock by warehouse' });
  expect([...places.children].map((line) => line.textContent)).toEqual([
    'Northmore than 60',
    'South4',
  ]);
  expect(box().queryByRole('button')).toBeNull();
  await user.click(details('Red, M'));
  expect(await box().findByText('5 from 14 Mar 2027')).toBeDefined();
  expect(box().getByRole('button', { name: 'Tell me about M' })).toBeDefined();
  await user.click(details('Red, L'));
  expect(box().getByText('none, ask us')).toBeDefined();
  expect(network.operations()).toEqual([]);
});

test('shows the quota and refuses more than it', async () => {
  const user = show(variant({ orderQuota: 4 }));
  expect(
    within(chosen()).getByText('At most 4 per customer, orders so far included'),
  ).toBeDefined();
  await user.type(screen.getByRole('textbox'), '5{Enter}');
  expect(screen.getByText('At most 4 for you')).toBeDefined();
  expect(mocks.put).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '4{Enter}');
  expect(mocks.put).toHaveBeenCalledWith([expect.objectContaining({ qty: 4 })]);
});

test.each<[Partial<VariantOnPage>, string]>([
  [{ blocked: 'BRAND_BLOCKED', blockReason: 'Brand Ridge is blocked.' }, 'Brand Ridge is blocked.'],
  // Kept by the device from an earlier version.
  [{ blocked: 'INACTIVE' }, 'Cannot be ordered'],
])('replaces the field by the reason of %j', (block, words) => {
  show(two[0], variant({ article_code: 'L-R', frameSize: 'L', ...block }));
  expect(within(cell('Ridge 5, Red, L')).getByText(words)).toBeDefined();
  expect(within(cell('Ridge 5, Red, L')).queryByRole('textbox')).toBeNull();
});

test('loads the exact reasons and the order date on demand', async () => {
  const flag = (status: boolean, description = '') => ({ status, description });
  network.answer(ProductAnalysesDocument, {
    productAnalyzesV3: [
      {
        articleCode: 'L-R',
        invalidArticle: flag(false),
        allowToOrder: flag(false, 'The brand needs a contract'),
        orderBlocked: flag(false),
        hierarchyBlocked: flag(false),
        brandBlocked: flag(true, 'The brand needs a contract'),
        categoryBlocked: flag(false),
        sorgBlocked: flag(false),
        hasPrice: flag(true),
        availableForOrderAt: '2027-04-01',
      },
    ],
  });
  const user = show(
    two[0],
    variant({
      article_code: 'L-R',
      frameSize: 'L',
      blocked: 'BRAND_BLOCKED',
      blockReason: 'Brand Ridge is blocked.',
    }),
  );
  expect(network.operations()).toEqual([]);
  await user.click(screen.getByText('Brand Ridge is blocked.'));
  expect(await within(chosen()).findByText('The brand needs a contract')).toBeDefined();
  expect(await screen.findByText('Can be ordered from 01 Apr 2027')).toBeDefined();
  expect(within(chosen()).queryByText('Brand Ridge is blocked.')).toBeNull();
  expect(network.sent(ProductAnalysesDocument)[0]?.variables).toEqual({
    sorg: '2000',
    articleCodes: ['L-R'],
  });
});

test('shows only the RRP in showroom mode', async () => {
  const user = show(
    variant({
      article_code: 'M-R',
      price: { discounts: [step(1, -1000)] },
      promotion: { code: 'P', qty: 2, term: '<=', type: 'fixed', value: -150 },
    }),
    variant({ article_code: 'L-R', frameSize: 'L', price: { retail: 12_000, dealer: 7000 } }),
  );
  act(() => turnShowroom(true));
  await user.type(screen.getByRole('textbox', { name: 'Quantity of Ridge 5, Red, L' }), '2');
  const text = document.body.textContent ?? '';
  expect(text).toContain('RRP $120.00');
  expect(text).toContain('RRP $240.00');
  for (const secret of ['$54', '$60', '$70', '$140', 'Margin', '−10%', 'up to 2', 'Season'])
    expect(text).not.toContain(secret);
});

// N031, F038
test('shows all confirmed arrivals even when there is stock', async () => {
  const nextArrival = { date: '2027-03-14', qty: 5, mask: false };
  const { unmount } = showOne(variant({ stock: { qty: 3, nextArrival } }));
  expect(within(chosen()).getByText('3 in stock')).toBeDefined();
  expect(await within(chosen()).findByText('5 more from 14 Mar 2027')).toBeDefined();
  unmount();
  const arrivals = [nextArrival, { date: '2027-04-02', qty: null, mask: true }];
  showOne(variant({ stock: { qty: 0, nextArrival }, arrivals }));
  expect(await within(chosen()).findByText('5 from 14 Mar 2027')).toBeDefined();
  expect(await within(chosen()).findByText('more from 02 Apr 2027')).toBeDefined();
});

// F029, F038
test('shows confirmed arrivals when the stock names none', async () => {
  const arrivals = [{ date: '2027-03-14', qty: 5, mask: false }];
  showOne(variant({ stock: { qty: 0, nextArrival: null }, arrivals }));
  expect(await within(chosen()).findByText('5 more from 14 Mar 2027')).toBeDefined();
});

// N030
test('treats masked stock of 0 as stock, without a restock bell', () => {
  const hidden = variant({ article_code: 'M', stock: { qty: 0, masked: true } });
  const none = variant({ article_code: 'S', frameSize: 'S', stock: { qty: 0 } });
  expect(firstVariant([none, hidden], null)).toBe(hidden);
  showOne(hidden);
  expect(within(chosen()).getByText('in stock')).toBeDefined();
  expect(within(chosen()).queryByRole('button')).toBeNull();
});

// F039
test('says once from when a blocked article can be ordered', async () => {
  const early = { status: true, description: 'The article can be ordered from 1 April 2999.' };
  const no = { status: false, description: '' };
  const names = ['invalidArticle', 'hierarchyBlocked', 'categoryBlocked', 'sorgBlocked'];
  const others = Object.fromEntries([...names, 'brandBlocked'].map((name) => [name, no]));
  const told = { ...others, orderBlocked: early, hasPrice: { status: true, description: '' } };
  const allowToOrder = { ...early, status: false };
  const availableForOrderAt = '2999-04-01';
  network.answer(ProductAnalysesDocument, {
    productAnalyzesV3: [{ articleCode: 'A-1', ...told, allowToOrder, availableForOrderAt }],
  });
  const block = { blocked: 'ORDER_BLOCKED', blockReason: 'Blocked for orders.' } as const;
  const blocked = variant({ ...block, price: { discounts: [step(2, -400)] } });
  showOne(blocked, { preOrderDisplay: true });
  expect(await within(chosen()).findByText(early.description)).toBeDefined();
  expect(within(chosen()).queryByText(/Blocked for orders|Pre-order|^Can be/)).toBeNull();
  expect(screen.getAllByText('Blocked for orders.')).toHaveLength(1);
});

test('marks the supplying warehouse (F046, N036)', () => {
  const host = { supplyLocation: 'North' };
  const warehouses = ['North', 'South'].map((warehouse) => ({ warehouse, qty: 1, masked: false }));
  const { unmount } = showOne(variant({ warehouses }), host);
  expect(within(chosen()).getByText('North (supplied from here)')).toBeDefined();
  unmount();
  showOne(variant({}), host);
  expect(within(chosen()).getByText('Supplied from North')).toBeDefined();
});

// F039, N033
test('shows the pre-order date where the host enables it', async () => {
  network.answer(ProductAnalysesDocument, {
    productAnalyzesV3: [{ articleCode: 'A-1', availableForOrderAt: '2999-04-01' }],
  });
  showOne(variant({}), { preOrderDisplay: true });
  expect(await screen.findByText('Pre-order from 01 Apr 2999')).toBeDefined();
});

test('gives the exact reasons without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ok = { status: false, description: '' };
  const flags = Object.fromEntries(
    ['invalidArticle', 'orderBlocked', 'hierarchyBlocked', 'categoryBlocked', 'sorgBlocked'].map(
      (name) => [name, ok],
    ),
  );
  const yes = { status: true, description: '' };
  const brandBlocked = { status: true, description: 'The brand needs a contract' };
  const told = { ...flags, allowToOrder: yes, hasPrice: yes, brandBlocked };
  network.answer(ProductAnalysesDocument, {
    productAnalyzesV3: [{ articleCode: 'A-1', ...told, availableForOrderAt: null }],
  });
  showOne(variant({ blocked: 'BRAND_BLOCKED' }));
  expect(await screen.findByText('The brand needs a contract')).toBeDefined();
  vi.restoreAllMocks();
});

// N028, N029
test('shows the available stock and refuses more where checked', async () => {
  mocks.cart = [{ articleCode: 'A-1', qty: 1 }];
  const { user } = showOne(variant({ stock: { qty: 3 } }), { exactQtyCheck: true });
  expect(within(details('^Details of Ridge 5')).getByText('3 in stock')).toBeDefined();
  expect(screen.queryByText('3 available')).toBeNull();
  await user.type(screen.getByRole('textbox'), '3{Enter}');
  expect(screen.getByText('Only 3 available')).toBeDefined();
  expect(mocks.put).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '2{Enter}');
  expect(mocks.put).toHaveBeenCalledWith([expect.objectContaining({ qty: 3 })]);
});

test('shows the unit and the old code (U203)', () => {
  const { unmount } = showOne(variant({ old_code: 'X-9' }));
  expect(within(chosen()).getByText('Unit piece · Old code X-9')).toBeDefined();
  unmount();
  showOne(variant({}));
  expect(within(chosen()).getByText('Unit piece')).toBeDefined();
});
