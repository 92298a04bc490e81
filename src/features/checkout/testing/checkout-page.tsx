import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { cartChange } from '#src/offline/cart-lines.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { claim, complete, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import '#src/features/cart/cart.offline.ts';

// The checkout page with a cart of two lines, and a server that answers what a test wants.

export const request = vi.fn();
export const settle = vi.fn();

/** What stands for other features. */
export const features = {
  session: {
    useSession: () => ({
      user: { id: '1' },
      has: () => true,
      customer: { unified: 'C1', name: 'Velo' },
    }),
  },
  credit: {
    useCreditStatus: () => ({
      companies: [
        { name: 'Parts', decides: false, balance: 10 },
        { name: 'Bikes', decides: true, balance: 3200 },
      ],
      status: 'ok',
      asOf: '2026-11-20T08:10:00Z',
    }),
  },
  hosts: {
    AsOf: () => null,
    useDates: () => ({
      date: (iso: string) => iso,
      dateTime: () => '08:10',
      time: () => '08:10',
    }),
    useMoney: () => (minor: number) => `$${minor}`,
    useHostConfig: () => ({
      canCheckout: world.canCheckout,
      creditCheck: true,
      sorg: '2000',
      merchantName: 'Pannier',
      deliveryDays: [1, 2, 3, 4, 5],
    }),
  },
};

export const world = {
  userId: 500,
  /** Stock other than five pieces, by article. */
  stock: {} as Record<string, object>,
  canCheckout: true,
  checkout: (): Promise<unknown> => Promise.resolve(),
  shippingWhenSplit: 900,
  priceOfShipping: 400,
  shipTo: 'Shop',
  /** What the newest order went with; null without one. */
  lastChoices: null as object | null,
  /** Ways of shipping beside the standard one. */
  moreRates: [] as object[],
  moreShipTos: [] as object[],
  /** Holds back prices of shipping until it resolves. */
  ratesWait: Promise.resolve() as Promise<void>,
  /** Operations the network does not answer. */
  unanswered: [] as string[],
};

export const viewer = () => ({
  host: 'shop.test',
  userId: world.userId,
  customer: 'C1',
  sorg: '2000',
});
export const database = () => openUserDatabase('shop.test', world.userId);
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
    stock: world.stock[code] ?? { qty: 5, masked: false, nextArrival: null },
  }) as never;

function Where() {
  return <output>{useLocation().pathname + useLocation().search}</output>;
}

const answers: Record<string, (variables: { lineDates?: unknown[] }) => unknown> = {
  ShipTos: () => ({
    shiptoV2: [
      { id: 'S1', name: world.shipTo, address: '', postalCode: '', city: '', country: '' },
      ...world.moreShipTos,
    ],
  }),
  LastOrderChoices: () => ({ lastOrderChoices: world.lastChoices }),
  ShipmentRates: ({ lineDates = [] }) => ({
    customerShipmentRates: [
      {
        id: 'STD',
        name: 'Standard',
        merchant: 'Pannier',
        price: lineDates.length > 0 ? world.shippingWhenSplit : world.priceOfShipping,
        benefit: 150,
        splitExtra: lineDates.length > 0 ? world.shippingWhenSplit - world.priceOfShipping : 0,
        freeFrom: null,
        days: 2,
      },
      ...world.moreRates,
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
  const router = createMemoryRouter(
    [
      { path: '/checkout', element: <Component /> },
      { path: '*', element: <Where /> },
    ],
    { initialEntries: ['/checkout'] },
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
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
export const whereTo = async () => (await screen.findByRole('status')).textContent;
export const refusal = (errors: object[]) => async () => ({
  checkout: { message: { status: false }, userErrors: errors, orders: [] },
});

/** Before each test. */
export function begin(): void {
  world.userId += 1;
  localStorage.clear();
  world.shippingWhenSplit = 900;
  world.priceOfShipping = 400;
  world.shipTo = 'Shop';
  world.unanswered = [];
  world.stock = {};
  world.lastChoices = null;
  world.moreRates = [];
  world.moreShipTos = [];
  world.ratesWait = Promise.resolve();
  world.canCheckout = true;
  settle.mockReset().mockResolvedValue(true);
  world.checkout = async () => ({
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
    if (operation === 'ShipmentRates') await world.ratesWait;
    if (world.unanswered.includes(operation)) throw new NetworkError();
    return operation === 'Checkout' ? await world.checkout() : answers[operation]?.(variables);
  });
}

/** After each test. */
export function end(): void {
  act(() => bindViewer(null));
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  vi.unstubAllGlobals();
}
