import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { bindUser } from '#src/features/session/current-user.ts';
import { userQuery } from '#src/features/session/session.queries.ts';
import {
  CheckoutThirdPartyDocument,
  ShipTosDocument,
  type ShownThirdPartyOrderFragment,
  ThirdPartyOrderDocument,
  ThirdPartyPickupsDocument,
  type ThirdPartyProductFragment,
  ThirdPartyProductsDocument,
  ThirdPartyProductsNowDocument,
  ThirdPartyVendorsDocument,
} from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as CartScreen } from './cart/cart.screen.tsx';
import { placeOrders, toSentCart, unansweredCart } from './cart/place-orders.ts';
import { Component as CatalogScreen } from './catalog/catalog.screen.tsx';
import { Component as OrderScreen } from './orders/order.screen.tsx';

const asOf = '2026-11-20T09:00:00Z';
const customer = { unified: 'C1', name: 'Velo Works' };
const bell: ThirdPartyProductFragment = {
  vendor: { id: 'V1', name: 'Bell Works' },
  articleCode: 'B-1',
  description: 'Bell',
  price: 500,
  imageUrl: null,
  uomConverter: 1,
  salesUnit: 'PCE',
  stock: 10,
  openOrder: 0,
  shippedOrder: 0,
  deals: [],
};
const address = { name: 'Shop', address: '1 Main', postalCode: '1', city: 'B', country: 'US' };

const openCart = async () => {
  const network = fakeNetwork()
    .answer(ThirdPartyProductsDocument, {
      productThirdParties: { products: [bell], info: { count: 1 }, asOf },
    })
    .answer(ThirdPartyVendorsDocument, { vendorThirdParties: [] })
    .answer(ShipTosDocument, { shiptoV2: [{ id: 'S1', ...address }] })
    .answer(ThirdPartyPickupsDocument, { custVendorThirdPartyAddress: [] });
  const routes = [
    { path: '/:locale/3rd-party/catalog', element: <CatalogScreen /> },
    { path: '/:locale/3rd-party/cart', element: <CartScreen /> },
  ];
  const page = renderScreen(routes, { at: '/3rd-party/catalog', customer, network });
  await page.user.click(await screen.findByRole('button', { name: 'Add Bell to the cart' }));
  await page.user.click(await screen.findByRole('link', { name: 'Cart (1 article)' }));
  const option = await screen.findByRole('option', { name: /^Shop/ });
  await page.user.selectOptions(screen.getByLabelText(/Ship to/), option);
  await waitFor(() => expect(screen.queryByText(/^Choose for each vendor/)).toBeNull());
  return { ...page, network };
};

/** The button, once the device has kept what it needs. */
const toPlace = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Place 1 order' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });

// Readings 76 and 111
test('places nothing before a changed price is accepted', async () => {
  const { user, network } = await openCart();
  const key = { vendorId: 'V1', articleCode: 'B-1' };
  const message = { status: false, description: '' };
  const changed = { ...key, field: 'price', code: 'PRICE_CHANGED', message: '', now: 600 };
  network
    .answer(CheckoutThirdPartyDocument, {
      checkoutThirdPartyV2: { message, userErrors: [], orders: [], productErrors: [changed] },
    })
    .answer(ThirdPartyProductsNowDocument, {
      productThirdParties: { products: [{ ...bell, price: 600 }] },
    });
  await user.click(await toPlace());
  await screen.findByText('$5.00 → $6.00');
  await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  network.answer(CheckoutThirdPartyDocument, {
    checkoutThirdPartyV2: {
      message: { status: true, description: '' },
      userErrors: [],
      orders: [{ orderNo: '3P-1', vendorId: 'V1' }],
      productErrors: [],
    },
  });
  await user.click(await toPlace());
  await screen.findByRole('link', { name: '3P-1' });
  const [first, second] = network.sent(CheckoutThirdPartyDocument);
  expect(first?.variables.products).toEqual([{ ...key, price: 500, qty: 1 }]);
  expect(second?.variables.products).toEqual([{ ...key, price: 600, qty: 1 }]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('asks for a lost answer under the same key', async () => {
  const { user, network } = await openCart();
  network.lose(CheckoutThirdPartyDocument);
  await user.click(await toPlace());
  await user.click(await screen.findByRole('button', { name: /^Check again/ }));
  const [first, second] = network.sent(CheckoutThirdPartyDocument);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(second?.variables).toEqual(first?.variables);
});

test('asks for the orders that another tab has sent', async () => {
  const { user, network } = await openCart();
  const { userId } = boundViewer() ?? { userId: 0 };
  const variables = { shipment: [], products: [] };
  unansweredCart(userId, 'C1').keep({ key: 'of another tab', variables });
  network.lose(CheckoutThirdPartyDocument);
  await user.click(await screen.findByRole('button', { name: 'Place 1 order' }));
  await user.click(await screen.findByRole('button', { name: /^Check again/ }));
  expect(network.sent(CheckoutThirdPartyDocument)).toMatchObject([
    { idempotencyKey: 'of another tab', variables },
  ]);
});

test('asks for no orders of another customer', async () => {
  const { user, network } = await openCart();
  network.lose(CheckoutThirdPartyDocument);
  await user.click(await screen.findByRole('button', { name: 'Place 1 order' }));
  await screen.findByRole('button', { name: /^Check again/ });
  const other = fakeUser({ customer: { unified: 'C2', name: 'Other' } });
  act(() => {
    queryClient.setQueryData(userQuery.queryKey, other);
    bindUser(other);
  });
  await screen.findByText('The cart is empty');
});

test('shows an empty cart for one of another shape', async () => {
  const network = fakeNetwork();
  renderScreen(<CartScreen />, { customer, network });
  await viewerDatabase().syncState.put({ key: 'third-party-cart/C1', cart: { lines: [{}] } });
  await screen.findByText('The cart is empty');
});

test('looks up every line that has changed', async () => {
  const lines = Array.from({ length: 150 }, (_, at) => ({
    product: { ...bell, articleCode: `B-${at}` },
    qty: 11,
  }));
  const errors = lines.flatMap(({ product: { articleCode } }) =>
    ['STOCK_CHANGED', 'PRICE_CHANGED'].map((code) => ({
      vendorId: 'V1',
      articleCode,
      field: '',
      code,
      message: '',
      now: 10,
    })),
  );
  fakeNetwork()
    .answer(CheckoutThirdPartyDocument, {
      checkoutThirdPartyV2: {
        message: { status: false, description: '' },
        userErrors: [],
        orders: [],
        productErrors: errors,
      },
    })
    .answer(ThirdPartyProductsNowDocument, ({ articles }) => ({
      productThirdParties: {
        products: [articles].flat().map(({ articleCode }) => ({ ...bell, articleCode, price: 10 })),
      },
    }));
  const cart = { lines, shipments: {} };
  const placed = await placeOrders(toSentCart(cart), cart, unansweredCart(1, 'C1'));
  const changes = placed.kind === 'changed' ? [...placed.changes.values()] : [];
  expect(changes).toHaveLength(150);
  expect(changes.every(({ now }) => now?.qty === 10)).toBe(true);
});

const openOrder = (parties: { isVendor: boolean; isBuyer: boolean }) => {
  const order: ShownThirdPartyOrderFragment = {
    orderNo: '3P-1',
    status: 'Open',
    createdAt: asOf,
    totalOrder: 1_000,
    custThirdParty: { name: 'Velo Works' },
    product: { description: 'Bell', vendor: { id: 'V1', name: 'Bell Works' } },
    notes: '',
    reqDeliveryDate: null,
    isPickup: false,
    ...parties,
    address,
    details: [
      {
        articleCode: 'B-1',
        description: 'Bell',
        price: 500,
        subtotal: 1_000,
        orderQty: 2,
        salesUnit: 'PCE',
        uomConverter: 1,
        status: 'Open',
        statusAt: asOf,
      },
    ],
  };
  const network = fakeNetwork().answer(ThirdPartyOrderDocument, {
    orderThirdParties: { orders: [order], asOf },
  });
  const route = { path: '/:locale/3rd-party/order/:orderNo', element: <OrderScreen /> };
  return renderScreen([route], { at: '/3rd-party/order/3P-1', customer, network });
};

// B284, reading 75
test('keeps what the vendor confirms on the device', async () => {
  const { user } = openOrder({ isVendor: true, isBuyer: false });
  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }));
  await screen.findByText('waiting');
  const [entry] = await viewerDatabase().outbox.toArray();
  expect(entry?.variables).toEqual({
    orderNo: '3P-1',
    articleCode: 'B-1',
    status: 'Confirmed',
    from: 'Open',
  });
});

test('says in the own language that an item has moved on', async () => {
  const { user } = openOrder({ isVendor: true, isBuyer: false });
  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }));
  await screen.findByText('waiting');
  const problem = {
    code: 'STATUS_MOVED',
    field: 'status',
    message: 'It is Cancelled since 2026-11-30',
  };
  const failure = { ...problem, problems: [problem] };
  await viewerDatabase().outbox.toCollection().modify({ state: 'parked', failure });
  await screen.findByText(/^Someone else has changed this item/);
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
  // The refused change would hold back the new one.
  await waitFor(async () =>
    expect(await viewerDatabase().outbox.toArray()).toMatchObject([{ state: 'queued' }]),
  );
});

test('offers the buyer to cancel an open item only', async () => {
  const { user } = openOrder({ isVendor: false, isBuyer: true });
  const row = await screen.findByRole('row', { name: /Bell/ });
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
  await user.click(within(row).getByRole('button'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cancel item',
  ]);
});
