import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatInstant } from '#shared/format-instant.ts';
import { PriceLadder } from '#src/features/catalog/catalog.public.ts';
import { requestedDays } from '#src/features/checkout/checkout.public.ts';
import { company } from '#src/features/credit/testing/company.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { addDays } from '#src/lib/days.ts';
import { product as plain } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import type { HostOverrides } from '#src/testing/fake-host.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { setCartQtys } from './cart.public.ts';
import { CartScreen } from './cart.screen.tsx';

const mocks = vi.hoisted(() => ({
  host: {} as HostOverrides,
  credit: {} as Record<string, unknown>,
  answers: {} as Record<string, (variables: unknown) => unknown>,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (document: { __meta__: { operation: string } }, variables: unknown) => {
    const answer = mocks.answers[document.__meta__.operation];
    if (!answer) throw new NetworkError();
    return answer(variables);
  },
}));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/credit/use-credit-status.ts', () => ({
  useCreditStatus: () => mocks.credit,
}));
interface Parts {
  uom?: string;
  price?: Partial<CartProductFragment['price']>;
  stock?: Partial<CartProductFragment['stock']>;
  orderQuota?: number;
  blocked?: CartProductFragment['blocked'];
  blockReason?: string;
  sorg?: string;
}

function product(code: string, { price, stock, ...more }: Parts = {}): CartProductFragment {
  const known = plain(code) as CartProductFragment;
  return {
    ...known,
    article_code_display: code,
    name: `Article ${code}`,
    category: 'PAA',
    slug: code,
    price: { ...known.price, ...price },
    stock: { qty: 9000, masked: false, nextArrival: null, ...stock },
    ...more,
  } as CartProductFragment;
}

let userId = 7500;

beforeEach(() => {
  userId += 1;
  localStorage.clear();
  Object.assign(mocks, {
    host: { creditCheck: false },
    credit: { companies: [], asOf: null, status: null },
    answers: {},
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => {
  act(() => bindViewer(null));
  vi.unstubAllGlobals();
});

// With what belongs to other features as the app gives it, but for the name of the cart.
const parts = { Name: () => null, PriceLadder, requestedDays };

/** The cart with these articles, and the first one's line. */
async function loadCart(...wanted: [product: CartProductFragment, qty: number][]) {
  await setCartQtys(wanted.map(([one, qty]) => ({ product: one, qty })));
  const { user } = renderScreen(<CartScreen parts={parts} />, {
    at: '/cart',
    path: '/:locale/cart',
    host: mocks.host,
    user: { id: String(userId) },
  });
  const [first] = await screen.findAllByRole('article');
  if (!first) throw new Error('no line is shown');
  const summary = screen.getByRole('region', { name: 'Total' });
  return { user, line: first, here: within(first), summary };
}

const step = (qty: number, value: number, more = {}) => ({
  salesDealNo: 'D1',
  description: 'Winter deal',
  detail: 'Until the end of winter',
  qty,
  uom: 'EA',
  term: '>=',
  type: 'percentage',
  value,
  ...more,
});
const deal = { price: { discounts: [step(5, -500), step(10, -1000)] as never } };

test('shows what a few more pieces would save (E285 to E287)', async () => {
  const { line } = await loadCart([product('A1', deal), 2]);
  expect(line.textContent).toContain('3 more: −5%, $9.50 each');
  expect(line.textContent).not.toContain('Winter deal');
});

// E285 to E287
test("names the line's deal and expands the whole ladder", async () => {
  const { user, line, here } = await loadCart([product('A1', deal), 6]);
  expect(here.getByText('Winter deal')).toBeDefined();
  expect(line.textContent).toContain('4 more: −10%, $9.00 each');
  expect(here.queryByRole('table')).toBeNull();
  await user.click(here.getByText('All quantity discounts'));
  const table = await here.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['from 5−5%$9.50', 'from 10−10%$9.00']);
  expect(rows[0]?.getAttribute('aria-current')).toBe('true');
  expect(here.getByText('Until the end of winter')).toBeDefined();
});

test('shows the price beyond a small-quantity deal in advance', async () => {
  const few = { price: { discounts: [step(2, -400, { term: '<=' })] as never } };
  const { user, line, here } = await loadCart([product('A1', few), 2]);
  expect(line.textContent).toContain('From 3 pieces: $10.00 each, for all of them');
  await user.click(here.getByText('All quantity discounts'));
  const rows = within(await here.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['up to 2−4%$9.60', 'from 3–$10.00']);
});

test('warns above the stock where the host checks it (F030)', async () => {
  mocks.host.availableStockCheck = true;
  const { line, here } = await loadCart([product('A1', { stock: { qty: 4, masked: false } }), 5]);
  expect(line.textContent).toContain('Only 4 available');
  expect(here.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
});

test('expands nothing for a line without a deal', async () => {
  const { here } = await loadCart([product('A1'), 6]);
  expect(here.queryByText('All quantity discounts')).toBeNull();
});

const arrival = { date: '2099-03-05', qty: 10, mask: false };
test.each([
  [{ qty: 12 }, 4, ['12 in stock'], ['missing']],
  [{ qty: 20, masked: true }, 50, ['more than 20 in stock'], ['missing', 'from']],
  [{ qty: 4, nextArrival: arrival }, 6, ['4 in stock', '2 of 6 from 05 Mar 2099'], []],
  [{ qty: 4, nextArrival: arrival }, 20, ['16 of 20 missing, 10 arrive on 05 Mar 2099'], []],
  [
    { qty: 0, nextArrival: arrival },
    12,
    ['10 from 05 Mar 2099', '12 of 12 missing, 10 arrive on 05 Mar 2099'],
    [],
  ],
  [{ qty: 0 }, 3, ['none, ask us', '3 of 3 not in stock, no date known'], []],
])('describes stock %o for %i pieces (N030)', async (stock, qty, said, unsaid) => {
  const { line } = await loadCart([product('A1', { stock: stock as never }), qty]);
  for (const texts of said) await waitFor(() => expect(line.textContent).toContain(texts));
  for (const texts of unsaid) expect(line.textContent).not.toContain(texts);
});

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
const shown = (day: string) =>
  formatInstant(day, { timeZone: 'UTC', language: 'en', format: 'DD MMM YYYY' });
const askFor = (requestDate: string, lineDates = {}) =>
  localStorage.setItem(
    `pannier.input.${userId}.draft.checkout.C1`,
    JSON.stringify({
      shipto: '',
      rateId: '',
      paymentId: '',
      custPoNo: '',
      notes: '',
      requestDate,
      lineDates,
    }),
  );

test('shows the stock expected by the requested day', async () => {
  const [soon, day] = [inDays(5), inDays(9)];
  askFor(day);
  const stock = { qty: 4, nextArrival: { ...arrival, date: soon } };
  const { line } = await loadCart([product('A1', { stock }), 12]);
  await waitFor(() => expect(line.textContent).toContain(`4 now, 10 more on ${shown(soon)}`));
  expect(line.textContent).toContain(`All there on ${shown(day)}`);
  expect(line.textContent).not.toContain('of 12');
});

test("counts arrivals after the line's own day as missing", async () => {
  const [day, after] = [inDays(9), inDays(14)];
  askFor(inDays(60), { A1: day });
  const stock = { qty: 0, nextArrival: { ...arrival, date: after } };
  const { line } = await loadCart([product('A1', { stock }), 12]);
  await waitFor(() => expect(line.textContent).toContain(`12 of 12 not there on ${shown(day)}`));
  expect(line.textContent).toContain(`12 of 12 missing, 10 arrive on ${shown(after)}`);
});

test('ignores a requested day in the past', async () => {
  askFor(inDays(-3));
  const { line } = await loadCart([product('A1', { stock: { qty: 1 } }), 2]);
  expect(await screen.findByText('1 of 2 not in stock, no date known')).toBeDefined();
  expect(line.textContent).not.toContain('there on');
});

test('shows no amount for a line without a price', async () => {
  const { line } = await loadCart([
    product('A', { price: { dealer: null }, blocked: 'NO_PRICE' }),
    2,
  ]);
  expect(line.textContent).not.toContain('$');
});

// E303 to E310
test('shows the reason for a block and disables the checkout', async () => {
  const { here, summary } = await loadCart([
    product('A1', { blocked: 'BRAND_BLOCKED', blockReason: 'Brand Ridge is blocked.' }),
    1,
  ]);
  expect(here.getByText('Brand Ridge is blocked.')).toBeDefined();
  expect(summary.textContent).toContain('Remove the articles that cannot be ordered first');
});

// N057, M044
test('shows the quota and keeps more than it out of the cart', async () => {
  const { user, here, summary } = await loadCart([product('A1', { orderQuota: 5 }), 5]);
  expect(here.getByText('at most 5 for you')).toBeDefined();
  const field = here.getByRole<HTMLInputElement>('textbox');
  await user.clear(field);
  await user.paste('9');
  await user.keyboard('{Enter}');
  expect(await here.findByText('At most 5 for you')).toBeDefined();
  expect(field.value).toBe('9');
  expect(summary.textContent).toContain('5 pieces');
});

test('restores a removed line unchanged with Undo', async () => {
  const { user, here } = await loadCart([product('A1'), 7], [product('B1'), 1]);
  await user.click(here.getByRole('button', { name: /^Remove.*A1$/ }));
  await screen.findByText(/A1 removed/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: /^Quantity of.*A1$/,
  });
  expect(field.value).toBe('7');
});

test('removes a line on a horizontal swipe only, with undo', async () => {
  const { user, line } = await loadCart([product('A1'), 7], [product('B1'), 1]);
  const push = (x: number, y: number) => {
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 });
    fireEvent.pointerDown(line, { ...at(300, 300), pointerType: 'touch', isPrimary: true });
    fireEvent.pointerMove(line, at(300 + x / 2, 300 + y / 2));
    fireEvent.pointerMove(line, at(300 + x, 300 + y));
    fireEvent.pointerUp(line, at(300 + x, 300 + y));
  };
  push(-150, 150);
  push(-40, 0);
  push(150, 0);
  expect(line.style.transform).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  push(-150, 5);
  await screen.findByText(/A1 removed/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('shows the host’s disclaimer under the lines (U213)', async () => {
  mocks.host.cartDisclaimer = 'Prices without VAT.';
  await loadCart([product('A1'), 1]);
  expect(screen.getByText('Prices without VAT.')).toBeDefined();
});

test("shows the disclaimer in the page's language if available", async () => {
  mocks.host.cartDisclaimer = 'Preise ohne Umsatzsteuer.';
  mocks.host.cartDisclaimers = { en: 'Prices without VAT.' };
  await loadCart([product('A1'), 1]);
  expect(screen.getByText('Prices without VAT.')).toBeDefined();
});

test('shows the margin at RRP only when every line has an RRP', async () => {
  const priced = { price: { retail: 1600 } };
  const { user, summary } = await loadCart(
    [product('A1', priced), 2],
    [product('B1', { price: { retail: null } }), 1],
  );
  expect(summary.textContent).not.toContain('Margin');
  await user.click(screen.getByRole('button', { name: /^Remove.*B1$/ }));
  await waitFor(() => expect(summary.textContent).toContain('Margin at RRP $12.00 · 38%'));
});

// N027, B066
test("shows the deciding company's credit and the excess", async () => {
  mocks.host.creditCheck = true;
  const asOf = new Date().toISOString();
  const other = company({ code: '3000', name: 'Parts', decides: false, balance: 10 });
  mocks.credit = { companies: [other, company({ balance: 3200 })], asOf, status: 'ok' };
  const { summary } = await loadCart([product('A1'), 4]);
  await waitFor(() =>
    expect(summary.textContent).toMatch(
      /Credit left with Pannier Bikes: \$32\.00 as of [\d:]+ [AP]M; this cart \$40\.00\./,
    ),
  );
  const notice = await within(summary).findByRole('alert');
  expect(notice.textContent).toContain('$8.00 more than your credit left with Pannier Bikes');
  expect(within(notice).queryByRole('link', { name: 'Go to cart' })).toBeNull();
});

test('says at the checkout button that the credit is blocked', async () => {
  mocks.host.creditCheck = true;
  mocks.credit = {
    companies: [{ ...company(), reasonBlocked: 'limit_exceeded' }],
    asOf: new Date().toISOString(),
    status: 'blocked',
  };
  const { user, summary } = await loadCart([product('A1'), 1]);
  const button = within(summary).getByRole('button', { name: 'To checkout' });
  expect(button.parentElement?.textContent).toContain('This customer is blocked for orders');
  await user.click(button);
  expect(screen.queryAllByRole('article')).toHaveLength(1);
});

test('shows the unit, and a single bin icon at one piece (U211)', async () => {
  const { line, here } = await loadCart([product('A1', { uom: 'PCS' }), 1]);
  expect(line.textContent).toContain('Unit piece');
  const one = here.getByRole('button', { name: 'One less' });
  const bin = here.getByRole('button', { name: /^Remove/ });
  expect(one.innerHTML).not.toBe(bin.innerHTML);
});

// B104, U212
test('names the totals only with several sales organisations', async () => {
  mocks.answers.SalesOrganisations = () => ({
    sorgs: [{ sorg: '2000', name: 'Wheel Supply' }],
  });
  const both = [product('A1'), product('B1', { sorg: '3000' })] as const;
  const { user, summary } = await loadCart([both[0], 2], [both[1], 1]);
  await waitFor(() =>
    expect(summary.textContent).toMatch(/Wheel SupplyTotal\$20\.00.*3000Total\$10\.00/),
  );
  await user.click(screen.getByRole('button', { name: /^Remove.*B1$/ }));
  await waitFor(() => expect(summary.textContent).not.toContain('Wheel Supply'));
});

const rates = (freeFrom: number | null) => () => ({
  customerShipmentRates: [{ id: 'S', name: 'Standard', price: 900, freeFrom }],
});
const benefits = (...areas: object[]) =>
  Object.assign(mocks.answers, {
    CartAreas: () => ({ orderReview: { qtyByWarehouseArea: [{ area: 'East', qty: 4 }] } }),
    FreightBenefits: () => ({ cartFreightBenefits: areas }),
  });
const east = { area: 'East', qty: 4, amount: 100, nextQty: 10, nextAmount: 500 };

// N065, O044
test('shows the gaps to free shipping and to the freight benefit', async () => {
  mocks.answers.CartFreight = rates(50_000);
  benefits(east);
  const { summary } = await loadCart([product('A1'), 4]);
  await waitFor(() =>
    expect(summary.textContent).toContain('$460.00 more for free shipping (Standard)'),
  );
  await waitFor(() => expect(summary.textContent).toContain('6 more pieces: $4.00 less freight'));
});

test('shows the nearest step of several areas (O044)', async () => {
  mocks.answers.CartFreight = rates(null);
  benefits(east, { area: 'West', qty: 1, amount: 0, nextQty: 3, nextAmount: 200 });
  const { summary } = await loadCart([product('A1'), 4]);
  await waitFor(() =>
    expect(summary.textContent).toContain('2 more pieces from West: $2.00 less freight'),
  );
  expect(summary.textContent).not.toContain('free shipping');
});
