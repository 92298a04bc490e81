import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, utcDay } from '#shared/days.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { movePeriod, setEnd, thirtyDays } from '#src/lib/period.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { deliveryParams } from './deliveries.params.ts';
import { Component } from './deliveries.screen.tsx';

beforeEach(makeWindowWide);

const today = () => utcDay(Date.now());

interface SentRequest {
  operation: string;
  variables: { from: string; to: string } & Record<string, unknown>;
}

const mocks = vi.hoisted(() => ({
  requests: [] as unknown[],
  saved: [] as unknown[],
  answer: (_asked: unknown): unknown => null,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (document: { __meta__: { operation: string } }, variables: unknown) => {
    const requests = { operation: document.__meta__.operation, variables };
    mocks.requests.push(requests);
    return await mocks.answer(requests);
  },
}));
vi.mock('#src/graphql/save-pdf.ts', () => ({
  savePdf: async (name: string, table: { rows: unknown }) => mocks.saved.push([name, table.rows]),
}));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (asked: object) => mocks.saved.push(asked),
}));

const delivery = (over: Partial<DeliveryCardFragment> = {}): DeliveryCardFragment => ({
  doNumber: 'D1',
  trackingNo: 'T1',
  trackingUrl: 'https://parcels.test/T1',
  orderType: 'CF',
  expeditionName: 'Parcels',
  shippedOn: '2026-11-18',
  estimatedDeliveryDate: '2026-11-22',
  deliveryDate: null,
  details: [
    {
      orderNo: '4711',
      article: 'B1',
      article_code_display: 'B 1',
      description: 'Chain',
      orderQty: 4,
      uom: 'EA',
      price: 4200,
      slug: 'chain',
      category: 'PAA',
    },
  ],
  ...over,
});
const list = (deliveries: unknown[], count = deliveries.length) => {
  const info = { page: 1, limit: 10, count, pageTotal: 1 };
  const part = { deliveries, info, asOf: '2026-01-02T08:55:00Z' };
  return { shippedOrders: part, openDeliveryV4: part };
};
const requests = () => mocks.requests as SentRequest[];
const last = () => requests().at(-1) as SentRequest;

function open(at = '/order/delivery') {
  const { user, router } = renderScreen(<Component />, {
    at,
    host: { orderTypeDisplay: true, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' },
    customer: { unified: 'C1', r3: 'R1', name: 'Velo' },
  });
  return { user, address: () => router.state.location.search };
}

beforeEach(() => {
  mocks.requests = [];
  mocks.answer = () => list([delivery()]);
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

// N101
test('limits a period to thirty days, whichever end is moved', () => {
  const day = '2026-03-31';
  expect(thirtyDays(day)).toEqual({ from: '2026-03-02', to: day });
  expect(thirtyDays(day, 1).to).toBe('2026-03-01');
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(setEnd(march, 'from', '2026-03-10')).toEqual({ from: '2026-03-10', to: '2026-03-31' });
  expect(setEnd(march, 'from', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(setEnd(march, 'from', '2026-05-01')).toEqual({ from: '2026-05-01', to: '2026-05-31' });
  expect(setEnd(march, 'to', '2026-02-01')).toEqual({ from: '2026-01-02', to: '2026-02-01' });
  expect(movePeriod(march, -1, day)).toEqual({ from: '2026-01-30', to: '2026-03-01' });
  expect(movePeriod(thirtyDays(day, 1), 1, day)).toEqual(thirtyDays(day));
  expect(movePeriod(march, 1, day)).toEqual(thirtyDays(day));
  for (const wrong of [
    '',
    'from=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2026-01-01&to=2026-03-01',
    'from=2026-02-30&to=2026-03-01',
  ])
    expect(deliveryParams.parse(new URLSearchParams(wrong)).params).toEqual(
      deliveryParams.defaults,
    );
});

// N069
test('moves by 30 days within three months and updates the URL', async () => {
  const { user, address } = open();
  await screen.findByText('D1');
  expect(last()).toMatchObject({ operation: 'ShippedOrders', variables: thirtyDays(today()) });
  await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
  await user.selectOptions(
    screen.getByLabelText('Period', { selector: 'select' }),
    '61 to 90 days ago',
  );
  const oldest = thirtyDays(today(), 2);
  await waitFor(() => expect(last().variables).toMatchObject(oldest));
  expect(address()).toBe(`?from=${oldest.from}&to=${oldest.to}`);
  await user.click(screen.getByRole('button', { name: '30 days earlier' }));
  await waitFor(() => expect(last().variables.to).toBe(addDays(oldest.to, -30)));
  expect(screen.getByLabelText<HTMLSelectElement>('Period', { selector: 'select' }).value).toBe(
    '-1',
  );
  const from = addDays(today(), -20);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
  await waitFor(() => expect(last().variables).toMatchObject({ from, to: addDays(from, 30) }));
  // While a year is typed, the field holds years such as 0202. No request may be sent for them.
  const count = requests().length;
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0202-11-20' } });
  expect(requests()).toHaveLength(count);
});

test('expands lines in place with order, article and tracking', async () => {
  mocks.answer = () =>
    list([
      delivery(),
      delivery({ doNumber: 'D2', trackingNo: 'T2', trackingUrl: 'data:text/html,x' }),
    ]);
  const { user } = open();
  const row = await screen.findByRole('row', { name: /D1/ });
  for (const fact of ['Consignment fill-up', 'Parcels', '2026-11-18', 'expected on 2026-11-22'])
    expect(row.textContent).toContain(fact);
  await user.click(screen.getByRole('button', { name: 'Actions for D1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Show details' }));
  const one = within(screen.getByRole('table', { name: 'Deliveries' }));
  expect(one.getByRole('link', { name: 'Order 4711' }).getAttribute('href')).toBe(
    '/en-us/order/4711',
  );
  expect(one.getByRole('link', { name: 'Chain' }).getAttribute('href')).toBe(
    '/en-us/catalog/paa/chain?article=B1',
  );
  expect(one.getByRole('link', { name: 'Track T1' }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: /T2/ })).toBeNull();
});

// B184, B185, O059
test('requests open deliveries, a search and consignment only', async () => {
  const { user, address } = open();
  await user.click(await screen.findByLabelText('On their way'));
  await user.type(screen.getByRole('searchbox'), 'T1{Enter}');
  await user.click(screen.getByRole('button', { name: 'Consignment only' }));
  await waitFor(() =>
    expect(last()).toEqual({
      operation: 'OpenDeliveries',
      variables: { ...thirtyDays(today()), search: 'T1', consignment: true, page: 1, limit: 10 },
    }),
  );
  expect(address()).toBe('?view=coming&search=T1&consignment=1');
});

test('shows no message but a retry when deliveries fail (B160)', async () => {
  mocks.answer = () => {
    throw new Error('down');
  };
  const { user } = open();
  await screen.findByText('Nothing to show');
  expect(screen.queryByRole('alert')).toBeNull();
  mocks.answer = () => list([]);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('No deliveries in these days');
});

test('shows offline what was loaded two days ago, with its date', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const kept = addDays(today(), -2);
  mocks.answer = (one) => {
    if ((one as SentRequest).variables.to !== kept) throw new NetworkError();
    return list([delivery()]);
  };
  open();
  await screen.findByText('D1');
  expect(screen.getByText('as of 2026-01-02 8:55 AM')).toBeDefined();
  expect(requests()).toHaveLength(3);
});

test('names the missing page offline and links to the first one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mocks.answer = (one) => {
    if ((one as SentRequest).variables.page !== 1) throw new NetworkError();
    return list([delivery()]);
  };
  const { user, address } = open('?page=3');
  await screen.findByText(/^Page 3 is not on this device\./);
  await user.click(screen.getByRole('button', { name: 'To the first page' }));
  await screen.findByText('D1');
  expect(address()).toBe('');
});

test('saves a delivery note as sent, and has the list exported', async () => {
  mocks.saved = [];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for D1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save as PDF' }));
  await waitFor(() =>
    expect(mocks.saved).toEqual([['Delivery note D1', [['B 1', 'Chain', '4711', '4 pcs']]]]),
  );
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(mocks.saved).toHaveLength(2));
  expect(mocks.saved[1]).toMatchObject({
    list: 'deliveries',
    title: 'Deliveries',
    filter: { view: 'shipped', from: thirtyDays(today()).from, to: today() },
  });
});

test("prints the page's delivery notes with customer and units", async () => {
  open();
  await screen.findByText('D1');
  // The button listens once its effects have run, which is after its first drawing.
  await act(async () => undefined);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.querySelector('.print\\:block')?.textContent;
  for (const text of ['Delivery note D1', 'R1 Velo', 'B 1Chain47114 pcs'])
    expect(paper).toContain(text);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print\\:block')).toBeNull();
});
