import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import {
  ClickCollectConsumerDocument,
  ClickCollectConsumersDocument,
  ClickCollectOrderDocument,
  ClickCollectOrdersDocument,
} from '#src/graphql/generated/graphql.ts';
import { unsealVariables } from '#src/offline/outbox/sealed-variables.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { ShownOrder } from './click-collect.queries.ts';
import { Component as List } from './click-collect-list.screen.tsx';
import { Component as Order } from './click-collect-order.screen.tsx';

let userId = 8700;
beforeEach(() => {
  userId += 1;
});

const asOf = '2026-11-20T09:00:00Z';

const order = (over: Partial<ShownOrder> = {}): ShownOrder => ({
  id: 'O-1',
  orderNumber: 'WEB-1',
  custCode: 'C1',
  status: 'NEED_CONFIRMATION',
  createdAt: '2026-11-19T09:00:00Z',
  createdBy: 'webshop',
  pieces: 2,
  pickUpBy: null,
  overdue: false,
  buildFee: null,
  needsCode: true,
  useDealerStock: false,
  details: [
    { id: '1', name: 'Trail 500', sku: 'B-4', qty: 1, qtyShipped: 0, ownStock: null },
    { id: '2', name: 'Bottle', sku: 'P-1', qty: 1, qtyShipped: 0, ownStock: 7 },
  ],
  items: [
    { id: '1', mark: null, serials: [] },
    { id: '2', mark: null, serials: [] },
  ],
  asOf,
  ...over,
});

function show(at: string, shown: ShownOrder = order()) {
  const { details: _, items: __, asOf: ___, ...listed } = shown;
  const network = fakeNetwork()
    .answer(ClickCollectOrdersDocument, {
      clickCollectOrders: {
        orders: [listed],
        counts: [{ status: shown.status, count: 1 }],
        overdue: 0,
        info: { page: 1, limit: 10, count: 1, pageTotal: 1 },
        asOf,
      },
    })
    .answer(ClickCollectOrderDocument, { clickCollectOrder: shown })
    .answer(ClickCollectConsumersDocument, {
      clickCollectOrders: { orders: [{ id: shown.id, customer: { fullName: 'Cora Test' } }] },
    })
    .answer(ClickCollectConsumerDocument, { clickCollectOrder: null });
  const routes = [
    { path: '/:locale/click-collect', element: <List /> },
    { path: '/:locale/click-collect/:id', element: <Order /> },
  ];
  return renderScreen(routes, {
    at,
    now: asOf,
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    user: { id: String(userId), scopes: ['page.click-collect'] },
    network,
  });
}

const readOutbox = () => viewerDatabase().outbox.toArray();
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const answer = async ({ user }: ReturnType<typeof show>, dialog: string, name: string) => {
  const asked = await screen.findByRole('dialog', { name: dialog });
  await user.click(within(asked).getByRole('button', { name }));
};

test('lists orders with their status and consumer (R049)', async () => {
  show('/click-collect');
  const link = await screen.findByRole('link', { name: 'WEB-1' });
  expect(link.getAttribute('href')).toBe('/en-us/click-collect/O-1');
  await screen.findByText('Cora Test');
  expect(screen.getAllByText('Need Confirmation').length).toBeGreaterThan(0);
});

test('refuses a submit with an unmarked line (B254, M054)', async () => {
  const shown = show('/click-collect/O-1');
  await shown.user.click(
    within(await screen.findByRole('group', { name: 'Mark of Bottle' })).getByText('Order to HQ'),
  );
  await press(shown, 'Submit order');
  await screen.findByText('All item need to choose (Order To HQ / Ready To Pickup).');
  expect(await readOutbox()).toEqual([]);
});

test('submits all marks offline, after a question (B253, B255)', async () => {
  const shown = show('/click-collect/O-1');
  await press(shown, 'Mark As Ready to Pickup');
  await answer(shown, 'Mark As Ready to Pickup', 'Mark As Ready to Pickup');
  shown.network.goOffline();
  await press(shown, 'Submit order');
  await answer(shown, 'Submit the order', 'Submit order');
  await screen.findByText('The change is sent when you are online.');
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    operation: 'ClickCollectUpdateStatus',
    keys: ['click-collect/O-1'],
    variables: {
      orderId: 'O-1',
      status: 'READY_TO_PICKUP',
      from: 'NEED_CONFIRMATION',
      items: [
        { id: '1', mark: 'READY_TO_PICKUP' },
        { id: '2', mark: 'READY_TO_PICKUP' },
      ],
    },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit order' })).toBeNull());
});

test('hands over with code and serial numbers (N105)', async () => {
  const shown = show('/click-collect/O-1', order({ status: 'READY_TO_PICKUP' }));
  await press(shown, 'Hand over');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the order' }));
  await shown.user.type(dialog.getByLabelText(/^Code of the consumer/), '12');
  await shown.user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await dialog.findByText('The code has six digits.');
  await shown.user.type(dialog.getByLabelText(/^Code of the consumer/), '3456');
  await shown.user.type(dialog.getByLabelText('Serial number: Trail 500'), 'WU-77');
  await shown.user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  const [entry] = await readOutbox();
  if (!entry) throw new Error('no entry');
  expect(JSON.stringify(entry)).not.toContain('123456');
  expect(await unsealVariables(viewerDatabase(), entry)).toEqual({
    orderId: 'O-1',
    status: 'COMPLETE',
    from: 'READY_TO_PICKUP',
    code: '123456',
    serials: [{ id: '1', serial: 'WU-77' }],
  });
});
