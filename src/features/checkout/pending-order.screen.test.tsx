import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import type { Failure } from '#src/offline/outbox/outbox-entry.ts';
import { claim, park, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import '#src/features/cart/cart.offline.ts';
import { checkoutStore } from './checkout-draft.ts';
import { Component } from './pending-order.screen.tsx';
import { captureDraft } from './testing/capture-draft.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  cartSync: { pull: async () => {}, flush: async () => true },
}));
const { active, openCustomerSelection } = vi.hoisted(() => ({
  active: { customer: 'C1' },
  openCustomerSelection: vi.fn(),
}));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  openCustomerSelection,
  useMayChooseCustomer: () => true,
}));
const article = (code: string, dealer: number, stock: number, arrival: string | null = null) =>
  ({
    article_code: code,
    article_code_display: code,
    name: `Article ${code}`,
    blocked: null,
    orderQuota: null,
    price: { dealer, discounts: [] },
    stock: { qty: stock, masked: false, nextArrival: arrival && { date: arrival, mask: false } },
  }) as unknown as CartProductFragment;

interface Line {
  was: CartProductFragment;
  qty: number;
}
/**
 * The server's state today: articles by code, the successors of withdrawn articles, and the errors of a
 * review.
 */
let today: Record<string, CartProductFragment>;
let successors: Record<string, CartProductFragment>;
let errors: { field: string; code: string; amount?: number }[];
let userId = 300;
const database = () => openUserDatabase(window.location.host, userId);
const viewer = () => ({ host: window.location.host, userId, customer: 'C1', sorg: '2000' });

interface Product {
  articleCode: string;
  qty: number;
  subtotal: number;
}

interface ReviewedOrder {
  products: (Product & { seen: { available: number } })[];
  shipments: { price?: number | null }[];
}

/** A little of what the server does: shipping costs 5, and prices and stocks are compared with what was seen. */
function review({ products, shipments }: ReviewedOrder) {
  const found: typeof errors = products.flatMap(({ articleCode, qty, subtotal, seen }, index) => {
    const now = today[articleCode];
    if (successors[articleCode])
      return [{ field: `products.${index}.articleCode`, code: 'REPLACED' }];
    if (!now) return [{ field: `products.${index}.articleCode`, code: 'UNKNOWN_ARTICLE' }];
    const moved = (now.price.dealer ?? 0) * qty !== subtotal;
    const short = now.stock.qty < qty && seen.available >= qty;
    return [
      ...(moved ? [{ field: `products.${index}.subtotal`, code: 'PRICE_CHANGED' }] : []),
      ...(short ? [{ field: `products.${index}.qty`, code: 'STOCK_CHANGED' }] : []),
    ];
  });
  const freight = shipments[0]?.price ?? 500;
  if (freight !== 500)
    found.push({ field: 'shipments.0.price', code: 'FREIGHT_CHANGED', amount: 1450 });
  const goods = products.reduce((sum, one) => sum + one.subtotal, 0);
  return {
    lines: products.map(({ articleCode, qty }, index) => ({
      index,
      articleCode,
      qty,
      product: today[articleCode] ?? null,
      subtotal: null,
      replacedBy: successors[articleCode] ?? null,
    })),
    userErrors: [...errors, ...found].map((error) => ({ ...error, message: error.code })),
    goods,
    shipping: 500,
    total: goods + 500,
    asOf: '2026-11-20T10:00:00Z',
  };
}

function Where() {
  return <output>{useLocation().pathname + useLocation().search}</output>;
}

/** Captures an order, has the server refuse it, and opens the screen to decide on it. */
async function open(
  lines: Line[],
  failure: Failure = { code: 'PRICE_CHANGED', field: 'products.0' },
  freight: number | null = 500,
) {
  const noted = lines.map(({ was, qty }) => ({
    product: was,
    qty,
    subtotal: (was.price.dealer ?? 0) * qty,
  }));
  const id = await captureDraft(viewer(), {
    variables: {
      products: noted.map(({ product, qty, subtotal }) => ({
        articleCode: product.article_code,
        qty,
        subtotal,
        seen: { available: product.stock.qty, arrival: null },
      })),
      shipto: 'S1',
      shipments: [{ merchant: 'Pannier', rateId: 'STD', price: freight }],
      paymentId: 'INV',
      custPoNo: 'PO 1',
      intent: true,
    },
    note: {
      lines: noted,
      lineCount: noted.length,
      total: noted.reduce((sum, line) => sum + line.subtotal, freight === null ? 0 : 500),
      shipping: freight === null ? null : 500,
      shipTo: 'Shop',
      shipment: 'Standard',
      payment: 'Invoice',
      customerName: 'Velo',
      asOf: null,
    },
  });
  const [entry] = await pendingEntries(database());
  const claimed = await claim(database(), entry?.seq ?? 0);
  if (claimed) await park(database(), claimed, failure);
  const routes = [
    { path: '/:locale/pending/:entryId', element: <Component /> },
    { path: '*', element: <Where /> },
  ];
  const { user } = renderScreen(routes, {
    at: `/pending/${id}`,
    user: { id: String(userId), isSales: true },
    customer: { unified: active.customer, name: 'Velo' },
  });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const place = () => screen.getByRole('button', { name: 'Place the order like this' });
const line = (name: string) => within(screen.getByRole('group', { name }));
const orders = async () => (await pendingEntries(database())).filter(({ keys }) => keys.length > 1);

beforeEach(() => {
  userId += 1;
  active.customer = 'C1';
  openCustomerSelection.mockReset();
  bindViewer(viewer());
  today = { A: article('A', 4500, 10), B: article('B', 100, 10) };
  successors = {};
  errors = [];
  request.mockReset();
  request.mockImplementation(async (_document, variables) => ({ orderReview: review(variables) }));
});
afterEach(() => bindViewer(null));

test('shows a price change per line and places it once accepted', async () => {
  const user = await open([
    { was: article('A', 4200, 10), qty: 2 },
    { was: article('B', 100, 10), qty: 1 },
  ]);
  await screen.findByText('Price $42.00 → $45.00');
  expect(screen.getByText('1 line is as you saw it')).toBeDefined();
  expect(place().getAttribute('aria-disabled')).toBe('true');
  await user.click(line('Article A').getByRole('radio', { name: 'Take 2 for $90.00' }));
  await vi.waitFor(() => expect(place().getAttribute('aria-disabled')).toBeNull());
  expect(screen.getByText('$96.00')).toBeDefined();
  const [before] = await orders();
  await user.click(place());
  const [after, ...more] = await vi.waitFor(async () => {
    const found = await orders();
    expect(found[0]?.state).toBe('queued');
    return found;
  });
  expect(more).toEqual([]);
  expect(after?.id).not.toBe(before?.id);
  expect(after?.idempotencyKey).not.toBe(before?.idempotencyKey);
  expect(after?.variables).toMatchObject({
    intent: true,
    custPoNo: 'PO 1',
    shipments: [{ merchant: 'Pannier', rateId: 'STD', price: 500 }],
    products: [
      { articleCode: 'A', qty: 2, subtotal: 9000 },
      { articleCode: 'B', qty: 1, subtotal: 100 },
    ],
  });
  expect((await screen.findByRole('status')).textContent).toContain(`waiting=${after?.id}`);
});

test('shows changed shipping and places at the current cost', async () => {
  const lines = [{ was: article('A', 4500, 10), qty: 2 }];
  const user = await open(lines, { code: 'FREIGHT_CHANGED', field: 'shipments.0.price' }, 900);
  await screen.findByText('Shipping costs $14.50. You saw $5.00.');
  expect(screen.getByRole('heading', { name: 'All lines are as you saw them' })).toBeDefined();
  await vi.waitFor(() => expect(place().getAttribute('aria-disabled')).toBeNull());
  await user.click(place());
  await vi.waitFor(async () =>
    expect((await orders())[0]).toMatchObject({
      state: 'queued',
      variables: { shipments: [{ rateId: 'STD', price: 500 }] },
    }),
  );
});

test('offers fewer pieces of scarce stock and the successor', async () => {
  today = { A: article('A', 100, 4), B: article('B', 100, 0), X: article('X', 150, 9) };
  successors = { B: article('X', 150, 9) };
  const user = await open([
    { was: article('A', 100, 10), qty: 10 },
    { was: article('B', 100, 10), qty: 2 },
  ]);
  await screen.findByText('Stock 10 → 4');
  expect(screen.getByText('Replaced by Article X')).toBeDefined();
  await user.click(line('Article A').getByRole('radio', { name: 'Take 4 for $4.00' }));
  await user.click(
    line('Article B').getByRole('radio', { name: 'Take 2 × Article X instead, for $3.00' }),
  );
  await vi.waitFor(() => expect(place().getAttribute('aria-disabled')).toBeNull());
  await user.click(place());
  const entry = await vi.waitFor(async () => {
    const [found] = await orders();
    expect(found?.state).toBe('queued');
    return found;
  });
  expect(entry?.variables).toMatchObject({
    products: [
      { articleCode: 'A', qty: 4, subtotal: 400, seen: { available: 4 } },
      { articleCode: 'X', qty: 2, subtotal: 300, seen: { available: 9 } },
    ],
  });
});

test('accepts all available lines and drops the rest (R12)', async () => {
  today = { A: article('A', 4500, 10) };
  const user = await open([
    { was: article('A', 4200, 10), qty: 1 },
    { was: article('B', 100, 10), qty: 1 },
  ]);
  await screen.findByText('No longer in the catalog');
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  const gone = line('Article B').getByRole('radio', { name: /^Leave it out/ }) as HTMLInputElement;
  expect(gone.checked).toBe(true);
  await vi.waitFor(() => expect(place().getAttribute('aria-disabled')).toBeNull());
});

test('shows order errors at the top and disables placing (R12)', async () => {
  errors = [
    { field: 'customer', code: 'CREDIT_BLOCKED' },
    { field: 'customer', code: 'CREDIT_BLOCKED_OLDEST_AR_BLOCKED' },
  ];
  today = { A: article('A', 4200, 10) };
  await open([{ was: article('A', 4200, 10), qty: 1 }], {
    code: 'CREDIT_BLOCKED',
    field: 'customer',
  });
  expect(
    await screen.findByText('This customer is blocked for orders. Please contact us.'),
  ).toBeDefined();
  const why = 'This customer is blocked for orders: oldest invoice overdue blocks ordering';
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByText('It cannot be placed like this')).toBeDefined();
});

// R12
test('shows newly known shipping and places the order with it', async () => {
  today = { A: article('A', 4200, 10) };
  const failure = { code: 'FREIGHT_CHANGED', field: 'shipments.0.price' };
  const user = await open([{ was: article('A', 4200, 10), qty: 1 }], failure, null);
  expect(
    await screen.findByText(/Shipping costs \$5.00. The total you saw was without/),
  ).toBeDefined();
  expect(screen.getByText('Total, $42.00 when you saw it')).toBeDefined();
  await vi.waitFor(() => expect(place().getAttribute('aria-disabled')).toBeNull());
  await user.click(place());
  await screen.findByRole('status');
  const [entry] = await orders();
  expect(entry?.variables).toMatchObject({ shipments: [{ price: 500 }] });
  expect(entry?.note).toMatchObject({ shipping: 500, total: 4700 });
});

test("shows another customer's order and offers to switch", async () => {
  active.customer = 'C2';
  const failure = {
    code: 'FREIGHT_CHANGED',
    field: 'shipments.0.price',
    problems: [{ field: 'shipments.0.price', code: 'FREIGHT_CHANGED', message: '', amount: 1450 }],
  };
  const user = await open([{ was: article('A', 4200, 10), qty: 2 }], failure);
  expect(await screen.findByText('Shipping costs $14.50. You saw $5.00.')).toBeDefined();
  expect(screen.getByText('2 × Article A', { exact: false })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change at checkout' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch to Velo and decide' }));
  expect(openCustomerSelection).toHaveBeenCalledExactlyOnceWith('C1');
  expect(request).not.toHaveBeenCalled();
});

test('returns lines to the cart and restores the form on change', async () => {
  const user = await open([{ was: article('A', 4200, 10), qty: 2 }]);
  await screen.findByText('Price $42.00 → $45.00');
  await user.click(screen.getByRole('button', { name: 'Change at checkout' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/\/cart\/checkout$/);
  expect(checkoutStore(String(userId), 'C1').draft()).toMatchObject({
    shipto: 'S1',
    custPoNo: 'PO 1',
  });
  expect(await database().cartLines.get(['C1', 'A'])).toMatchObject({ qty: 2 });
  expect(await orders()).toEqual([]);
});

test('asks before dropping an order and restores its lines', async () => {
  const user = await open([{ was: article('A', 4200, 10), qty: 2 }]);
  await user.click(screen.getByRole('button', { name: 'Drop the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Drop the order' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/\/pending-changes$/);
  expect(await database().cartLines.get(['C1', 'A'])).toMatchObject({ qty: 2 });
});

test('shows captured values offline and when they are compared', async () => {
  request.mockRejectedValue(new NetworkError());
  await open([{ was: article('A', 4200, 10), qty: 2 }]);
  expect(await screen.findByText(/comparison with today comes/)).toBeDefined();
  expect(screen.getByText('2 × Article A', { exact: false })).toBeDefined();
});

test('offers only a retry for an order that may have been placed', async () => {
  await open([{ was: article('A', 4200, 10), qty: 2 }], { code: 'GAVE_UP' });
  expect(await screen.findByText(/may have been placed anyway/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change at checkout' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again as it is' })).toBeDefined();
  expect(request).not.toHaveBeenCalled();
});
