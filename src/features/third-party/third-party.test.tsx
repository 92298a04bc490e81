import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
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
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as CartScreen } from './cart/cart.screen.tsx';
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

test('offers the buyer to cancel an open item only', async () => {
  const { user } = openOrder({ isVendor: false, isBuyer: true });
  const row = await screen.findByRole('row', { name: /Bell/ });
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
  await user.click(within(row).getByRole('button'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cancel item',
  ]);
});
