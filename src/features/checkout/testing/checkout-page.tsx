import { act, screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { cartChange } from '#src/offline/cart-lines.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { claim, complete, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import '#src/features/cart/cart.offline.ts';

// The checkout page with a cart of two lines, and a server that answers what a test wants.

export const request = vi.fn();
export const flush = vi.fn();

/** The customer's credit in these tests; it covers the cart. */
export const credit = {
  useCreditStatus: () => ({
    companies: [
      { name: 'Parts', decides: false, balance: 10 },
      { name: 'Bikes', decides: true, balance: 5000 },
    ],
    status: 'ok',
    asOf: '2026-11-20T12:10:00Z',
    refresh: () => {},
  }),
};

export const mocks = {
  userId: 500,
  /** Stock other than five pieces, by article. */
  stock: {} as Record<string, object>,
  canCheckout: true,
  checkout: (): Promise<unknown> => Promise.resolve(),
  shippingWhenSplit: 900,
  priceOfShipping: 400,
  shipTo: 'Shop',
  /** The choices of the newest order; null without one. */
  lastChoices: null as object | null,
  /** Shipping methods in addition to the standard one. */
  moreRates: [] as object[],
  moreShipTos: [] as object[],
  /** Holds back prices of shipping until it resolves. */
  ratesWait: Promise.resolve() as Promise<void>,
  /** Operations the network does not answer. */
  unanswered: [] as string[],
};

export const viewer = () => ({
  host: window.location.host,
  userId: mocks.userId,
  customer: 'C1',
  sorg: '2000',
});
export const database = () => openUserDatabase(window.location.host, mocks.userId);
const article = (code: string) =>
  ({
    article_code: code,
    article_code_display: code,
    name: `Article ${code}`,
    uom: 'EA',
    sorg: '2000',
    blocked: null,
    orderQuota: null,
    price: { dealer: 1000, discounts: [] },
    stock: mocks.stock[code] ?? { qty: 5, masked: false, nextArrival: null },
  }) as never;

function Where() {
  return <output>{useLocation().pathname + useLocation().search}</output>;
}

const answers: Record<string, (variables: { lineDates?: unknown[] }) => unknown> = {
  ShipTos: () => ({
    shiptoV2: [
      { id: 'S1', name: mocks.shipTo, address: '', postalCode: '', city: '', country: '' },
      ...mocks.moreShipTos,
    ],
  }),
  LastOrderChoices: () => ({ lastOrderChoices: mocks.lastChoices }),
  ShipmentRates: ({ lineDates = [] }) => ({
    customerShipmentRates: [
      {
        id: 'STD',
        name: 'Standard',
        merchant: 'Pannier',
        price: lineDates.length > 0 ? mocks.shippingWhenSplit : mocks.priceOfShipping,
        benefit: 150,
        splitExtra: lineDates.length > 0 ? mocks.shippingWhenSplit - mocks.priceOfShipping : 0,
        freeFrom: null,
        days: 2,
      },
      ...mocks.moreRates,
    ],
  }),
  Payments: () => ({
    payments: [{ id: 'INV', type: 'invoice', desc: 'Invoice', paymentDiscount: 0 }],
  }),
  ClosedDays: () => ({ closedDays: [] }),
};

export async function open(Component: ComponentType) {
  await enqueue(database(), viewer(), [
    cartChange('C1', article('A'), 2),
    cartChange('C1', article('B'), 1),
  ]);
  for (const { seq } of await pendingEntries(database())) {
    await claim(database(), seq);
    await complete(database(), seq, {});
  }
  act(() => bindViewer(viewer()));
  const routes = [
    { path: '/:locale/checkout', element: <Component /> },
    { path: '*', element: <Where /> },
  ];
  const { user } = renderScreen(routes, {
    at: '/checkout',
    host: { canCheckout: mocks.canCheckout, deliveryDays: [1, 2, 3, 4, 5] },
    user: { id: String(mocks.userId) },
    customer: { unified: 'C1', name: 'Velo' },
  });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

export async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const name of ['Ship to', 'Shipping', 'Payment'])
    await user.click(within(await screen.findByRole('group', { name })).getByRole('radio'));
}

export const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};
export const readDestination = async () => (await screen.findByRole('status')).textContent;
export const refusal = (errors: object[]) => async () => ({
  checkout: { message: { status: false }, userErrors: errors, orders: [] },
});

/** Before each test. */
export function begin(): void {
  mocks.userId += 1;
  mocks.shippingWhenSplit = 900;
  mocks.priceOfShipping = 400;
  mocks.shipTo = 'Shop';
  mocks.unanswered = [];
  mocks.stock = {};
  mocks.lastChoices = null;
  mocks.moreRates = [];
  mocks.moreShipTos = [];
  mocks.ratesWait = Promise.resolve();
  mocks.canCheckout = true;
  flush.mockReset().mockResolvedValue(true);
  mocks.checkout = async () => ({
    checkout: {
      message: { status: true },
      userErrors: [],
      orders: [{ order_no: '71' }, { order_no: '72' }],
    },
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  request.mockReset().mockImplementation(async (document, variables) => {
    const { operation } = document.__meta__;
    if (operation === 'ShipmentRates') await mocks.ratesWait;
    if (mocks.unanswered.includes(operation)) throw new NetworkError();
    return operation === 'Checkout' ? await mocks.checkout() : answers[operation]?.(variables);
  });
}

/** After each test. */
export function end(): void {
  act(() => bindViewer(null));
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  vi.unstubAllGlobals();
}
