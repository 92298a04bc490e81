import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { FrameStockDocument } from '#src/graphql/generated/graphql.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './frame-stock.screen.tsx';
import type { StockFrame } from './serials.queries.ts';
import { recall, stockFrame } from './testing/frames.ts';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saveExport: vi.fn() }));
vi.mock('#src/graphql/save-export.ts', () => mocks);
beforeEach(() => {
  mocks.saveExport.mockReset();
});

function open(frames: StockFrame[], options: ScreenOptions = {}) {
  const info = { page: 1, limit: 10, count: frames.length, pageTotal: 1 };
  const network = fakeNetwork().answer(FrameStockDocument, {
    framesV4: { frames, info, asOf: '2026-11-20T09:00:00Z' },
  });
  return renderScreen(<Component />, {
    at: '/frame-stock',
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    now: '2026-11-20T09:00:00Z',
    network,
    ...options,
  });
}

const frames = [
  stockFrame({ pdiNeeded: true, recalls: [{ id: recall().id, done: false }] }),
  stockFrame({ id: 'b', frameNumber: 'WU-2', pdi: { inspectedOn: '2026-02-02' } }),
];

test('lists the bikes of the customer that are not sold', async () => {
  const { network } = open(frames);
  const link = await screen.findByRole('link', { name: 'WU-1' });
  expect(link.getAttribute('href')).toBe('/en-us/frame/WU-1');
  const row = () => link.closest('tr, li')?.textContent;
  expect(row()).toContain('Trail 500');
  await waitFor(() => expect(row()).toContain('2026-02-01'));
  expect(row()).toContain('Product safety recallNot inspected');
  expect(network.sent(FrameStockDocument)[0]?.variables).toEqual({
    custCode: 'C1',
    sold: false,
    page: 1,
    limit: 10,
  });
});

test('filters by sale and inspection', async () => {
  const { user, network, address } = open(frames);
  await screen.findByRole('link', { name: 'WU-1' });
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await chooseFilter(user, 'Inspection', 'Missing');
  expect(address()).toBe('/en-us/frame-stock?sold=any&inspected=no');
  // The request of the first choice may leave after that of the second: each has looked for its token.
  await waitFor(() => expect(network.sent(FrameStockDocument)).toHaveLength(3));
  const sent = network.sent(FrameStockDocument).map(({ variables }) => variables);
  expect(sent).toContainEqual({ custCode: 'C1', inspected: false, page: 1, limit: 10 });
});

test('names the customers of staff who act for none', async () => {
  const { network } = open(frames, { customer: null });
  await screen.findByRole('link', { name: 'WU-1' });
  expect(screen.getAllByText('Velo Works')).toHaveLength(2);
  expect(network.sent(FrameStockDocument)[0]?.variables).toEqual({
    sold: false,
    page: 1,
    limit: 10,
  });
});

test('says of which bikes a sale or an inspection is not sent yet', async () => {
  const { network } = open(frames);
  await screen.findByRole('link', { name: 'WU-1' });
  network.goOffline();
  const change = { variables: {}, keys: ['frame'] };
  await captureChange({ ...change, operation: 'RegisterFrame', note: { frameNumber: 'wu 1' } });
  await captureChange({ ...change, operation: 'CreateInspection', note: { frame: 'WU2' } });
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr, li');
  await waitFor(() => expect(rowOf('WU-1')?.textContent).toContain('Sale not sent yet'));
  await waitFor(() => expect(rowOf('WU-2')?.textContent).toContain('Inspection not sent yet'));
  expect(rowOf('WU-2')?.textContent).not.toContain('Sale not sent yet');
});

test('saves the bikes as a spreadsheet', async () => {
  const { user } = open(frames);
  await screen.findByRole('link', { name: 'WU-1' });
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(mocks.saveExport).toHaveBeenCalled());
  const [{ list, filter, columns }] = mocks.saveExport.mock.calls[0] ?? [];
  expect([list, filter.sold]).toEqual(['frames', false]);
  expect(columns.map(({ name }: { name: string }) => name).join()).toBe(
    'frameNumber,articleCode,description,brand,modelYear,color,frameSize,' +
      'deliveredOn,doNo,custName,inspectedOn,soldDate',
  );
});

test('says that there are no bikes', async () => {
  open([]);
  expect(await screen.findByText('No bikes in stock')).toBeDefined();
});
