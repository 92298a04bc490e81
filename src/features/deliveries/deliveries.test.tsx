import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { addDays, today } from '#src/lib/days.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { deliveryParams } from './deliveries.params.ts';
import { Component } from './deliveries.screen.tsx';
import { movePeriod, setEnd, thirtyDays } from './period.rules.ts';

interface Asked {
  operation: string;
  variables: { from: string; to: string } & Record<string, unknown>;
}

const world = vi.hoisted(() => ({
  asked: [] as unknown[],
  saved: [] as unknown[],
  answer: (_asked: unknown): unknown => null,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (document: { __meta__: { operation: string } }, variables: unknown) => {
    const asked = { operation: document.__meta__.operation, variables };
    world.asked.push(asked);
    return await world.answer(asked);
  },
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  AsOf: ({ at }: { at?: string | null }) => (at ? <time>as of {at}</time> : null),
  useDates: () => ({ date: (iso: string) => iso }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  useHostConfig: () => ({ orderTypeDisplay: true, webTitle: 'Shop' }),
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: { r3: 'R1', name: 'Velo' } }),
}));
vi.mock('#src/graphql/save-pdf.ts', () => ({
  savePdf: async (name: string, table: { rows: unknown }) => world.saved.push([name, table.rows]),
}));
vi.mock('#src/lib/save-table.ts', () => ({
  saveTable: async (name: string, sheet: { rows: unknown }) => world.saved.push([name, sheet.rows]),
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
  const part = { deliveries, info, asOf: '08:55' };
  return { shippedOrders: part, openDeliveryV4: part };
};
const asked = () => world.asked as Asked[];
const last = () => asked().at(-1) as Asked;

const open = (at = '/order/delivery') => showScreen(<Component />, at);

beforeEach(() => {
  world.asked = [];
  world.answer = () => list([delivery()]);
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('a period is thirty days at most, whichever end is moved (N101)', () => {
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

test('the last 30 days, back over three months and on; the days stand in the URL (N069)', async () => {
  const { fingers, address } = open();
  await screen.findByText('D1');
  expect(last()).toMatchObject({ operation: 'ShippedOrders', variables: thirtyDays(today()) });
  await fingers.selectOptions(
    screen.getByLabelText('Period', { selector: 'select' }),
    '61 to 90 days ago',
  );
  const oldest = thirtyDays(today(), 2);
  await waitFor(() => expect(last().variables).toMatchObject(oldest));
  expect(address()).toBe(`?from=${oldest.from}&to=${oldest.to}`);
  await fingers.click(screen.getByRole('button', { name: '30 days earlier' }));
  await waitFor(() => expect(last().variables.to).toBe(addDays(oldest.to, -30)));
  expect(screen.getByLabelText<HTMLSelectElement>('Period', { selector: 'select' }).value).toBe(
    '-1',
  );
  const from = addDays(today(), -20);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
  await waitFor(() => expect(last().variables).toMatchObject({ from, to: addDays(from, 30) }));
  // What a keyboard makes of a year on its way to 2026 is not asked for.
  const count = asked().length;
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0202-11-20' } });
  expect(asked()).toHaveLength(count);
});

test('lines open in place, with ways to order and article; tracking leads out', async () => {
  world.answer = () =>
    list([
      delivery(),
      delivery({ doNumber: 'D2', trackingNo: 'T2', trackingUrl: 'data:text/html,x' }),
    ]);
  const { fingers } = open();
  const [card] = within(await screen.findByRole('list', { name: 'Deliveries' })).getAllByRole(
    'listitem',
  );
  const one = within(card as HTMLElement);
  expect(card?.textContent).toMatch(
    /Consignment fill-up · Parcels · shipped on 2026-11-18 · expected on 2026-11-22/,
  );
  await fingers.click(one.getByText('1 article'));
  expect(one.getByRole('link', { name: 'Order 4711' }).getAttribute('href')).toBe(
    '/en-us/order/4711',
  );
  expect(one.getByRole('link', { name: 'Chain' }).getAttribute('href')).toBe(
    '/en-us/catalog/paa/chain?article=B1',
  );
  expect(one.getByRole('link', { name: 'Track T1' }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: /T2/ })).toBeNull();
});

test('what is on its way, a search and consignment only are asked for (B184, B185, O059)', async () => {
  const { fingers, address } = open();
  await fingers.click(await screen.findByLabelText('On their way'));
  await fingers.type(screen.getByRole('searchbox'), 'T1{Enter}');
  await fingers.click(screen.getByLabelText('Consignment only'));
  await waitFor(() =>
    expect(last()).toEqual({
      operation: 'OpenDeliveries',
      variables: { ...thirtyDays(today()), search: 'T1', consignment: true, page: 1, limit: 10 },
    }),
  );
  expect(address()).toBe('?view=coming&search=T1&consignment=1');
});

test('deliveries that do not come: no message, and a way to ask again (B160)', async () => {
  world.answer = () => {
    throw new Error('down');
  };
  const { fingers } = open();
  await screen.findByText('Nothing to show');
  expect(screen.queryByRole('alert')).toBeNull();
  world.answer = () => list([]);
  await fingers.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('No deliveries in these days');
});

test('without a network it shows what was loaded two days ago, and as of when', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const kept = addDays(today(), -2);
  world.answer = (one) => {
    if ((one as Asked).variables.to !== kept) throw new NetworkError();
    return list([delivery()]);
  };
  open();
  await screen.findByText('D1');
  expect(screen.getByText('as of 08:55')).toBeDefined();
  expect(asked()).toHaveLength(3);
});

test('offline it says which page the device does not have, and leads back to the first', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  world.answer = (one) => {
    if ((one as Asked).variables.page !== 1) throw new NetworkError();
    return list([delivery()]);
  };
  const { fingers, address } = open('?page=3');
  await screen.findByText(/^Page 3 is not on this device\./);
  await fingers.click(screen.getByRole('button', { name: 'To the first page' }));
  await screen.findByText('D1');
  expect(address()).toBe('');
});

test('a delivery note holds what was sent, the spreadsheet all pages of the list', async () => {
  world.saved = [];
  world.answer = (one) => {
    const { page, limit } = (one as Asked).variables as unknown as Record<string, number>;
    const list = [delivery({ doNumber: `D${page}` })];
    const info = { page, limit, count: 60, pageTotal: limit === 50 ? 2 : 6 };
    return { shippedOrders: { deliveries: list, info, asOf: '08:55' } };
  };
  const { fingers } = open();
  await fingers.click(await screen.findByRole('button', { name: 'PDF of Delivery note D1' }));
  await waitFor(() =>
    expect(world.saved).toEqual([['Delivery note D1', [['B 1', 'Chain', '4711', '4 pcs']]]]),
  );
  await fingers.click(screen.getByRole('button', { name: 'Excel' }));
  const sent = ['2026-11-18', '2026-11-22', null, 'Parcels', 'T1'];
  const line = ['4711', 'B 1', 'Chain', 4, 'piece'];
  await waitFor(() =>
    expect(world.saved[1]).toEqual([
      `Deliveries ${thirtyDays(today()).from} ${today()}`,
      [
        ['D1', ...sent, ...line],
        ['D2', ...sent, ...line],
      ],
    ]),
  );
});

test('the browser prints the delivery notes of the page, with customer and units', async () => {
  open();
  await screen.findByText('D1');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.querySelector('.print\\:block')?.textContent;
  for (const text of ['Delivery note D1', 'R1 Velo', 'B 1Chain47114 pcs'])
    expect(paper).toContain(text);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print\\:block')).toBeNull();
});
