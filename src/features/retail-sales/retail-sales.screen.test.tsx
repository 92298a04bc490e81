import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import {
  RegisteredFramesDocument,
  ResendFrameDocument,
  SendWarrantyCardDocument,
} from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, listMore, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { loadOrRecall } from './list/seen-sales.ts';
import { captureSale } from './register/capture-sale.ts';
import { newSale, toVariables } from './register/sale-values.ts';
import { Component } from './retail-sales.screen.tsx';
import { registeredSale, saleList } from './testing/sales.ts';

beforeEach(makeWindowWide);

const withSales = (...args: Parameters<typeof saleList>) =>
  fakeNetwork().answer(RegisteredFramesDocument, saleList(...args));

const open = (network: FakeNetwork, options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    at: '/retail-sales',
    now: '2026-11-20T09:00:00Z',
    user: { scopes: ['page.customer-sales-report'] },
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    network,
    ...options,
  });

const database = () => {
  const viewer = boundViewer();
  return openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0);
};
const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /WU1/ }));

test('lists the sales of the customer with their state (U259)', async () => {
  const failed = { id: 'S2', frameNumber: 'WU2', status: 'failed insert', reason: 'Unknown bike' };
  const { network } = open(
    withSales([registeredSale(), registeredSale({ ...failed, nonRetail: true, customer: null })]),
  );
  const row = await screen.findByRole('row', { name: /WU1/ });
  expect(within(row).getByText('Consumer 1, Boulder')).toBeDefined();
  expect(within(row).getByText('Complete')).toBeDefined();
  const other = within(screen.getByRole('row', { name: /WU2/ }));
  expect(other.getByText('Unknown bike')).toBeDefined();
  expect(other.getByText('Non-retail')).toBeDefined();
  expect(network.sent(RegisteredFramesDocument)[0]?.variables).toEqual({
    custCode: 'C1',
    page: 1,
    limit: 10,
  });
});

test('filters by state, with the number of each (U260)', async () => {
  const { user, network, address } = open(
    withSales([registeredSale()], [{ status: 'failed insert', count: 3, more: false }]),
  );
  await screen.findByRole('row', { name: /WU1/ });
  await chooseFilter(user, 'Status', 'Failed insert (3)');
  await waitFor(() =>
    expect(network.sent(RegisteredFramesDocument).at(-1)?.variables).toMatchObject({
      status: 'failed insert',
    }),
  );
  expect(address()).toContain('status=failed+insert');
});

test('leads to the upload, and staff to the accounts of consumers', async () => {
  const links = async (limitation: string) => {
    const scopes = ['page.customer-sales-report'];
    const { unmount, user } = open(withSales([registeredSale()]), { user: { scopes, limitation } });
    await screen.findByRole('row', { name: /WU1/ });
    const more = screen.queryByRole('button', { name: 'More' }) ? await listMore(user) : [];
    const register = screen.queryByRole('link', { name: 'Register a sale' }) !== null;
    unmount();
    return [...more, ...(register ? ['Register a sale'] : [])];
  };
  expect(await links('customer')).toEqual(['Upload many', 'Register a sale']);
  expect(await links('salesman')).toHaveLength(4);
  expect(await links('audit')).toEqual([]);
});

test('deletes a registration and takes it back', async () => {
  const { user, network } = open(withSales([registeredSale()]));
  await openMenu(user);
  network.goOffline();
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('The registration of WU1 is deleted');
  expect(await database().outbox.toArray()).toMatchObject([
    { operation: 'DeleteFrame', variables: { frameNumber: 'WU1', type: 'retail', saleId: 'S1' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await database().outbox.count()).toBe(0));
});

test('sends a failed registration again (N094)', async () => {
  const network = withSales([registeredSale({ status: 'failed insert' })]).answer(
    ResendFrameDocument,
    { resendFrame: { message: { status: true, description: '' }, userErrors: [] } },
  );
  const { user } = open(network);
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  await waitFor(() =>
    expect(network.sent(ResendFrameDocument)[0]?.variables).toEqual({ saleId: 'S1' }),
  );
});

test('sends the warranty card to the consumer (E073)', async () => {
  const network = withSales([registeredSale()]).answer(SendWarrantyCardDocument, {
    sendWarrantyCard: { message: { status: true, description: '' }, userErrors: [] },
  });
  const { user } = open(network);
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Send warranty card' }));
  await screen.findByText('The warranty card goes to c@b.example');
  expect(network.sent(SendWarrantyCardDocument)[0]?.variables).toEqual({ saleId: 'S1' });
});

test('says why a warranty card cannot be sent', async () => {
  const customer = {
    name: 'Consumer 1',
    phone: '',
    address: '',
    city: '',
    email: '',
    consent: null,
  };
  const { user } = open(withSales([registeredSale({ customer })]));
  await openMenu(user);
  const send = await screen.findByRole('menuitem', { name: /Send warranty card/ });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(send.textContent).toContain('The sale has no e-mail address of its consumer');
});

test.each([
  ['waiting', 'The card is being mailed'],
  ['sent', 'Card mailed on 2026-11-10'],
  ['failed', 'The e-mail with the card could not be sent. The portal keeps trying for a day.'],
] as const)('shows the mail with the card as %s', async (state, texts) => {
  open(withSales([registeredSale({ cardMail: { state, at: '2026-11-10T10:00:00.000Z' } })]));
  expect(await screen.findByText(texts)).toBeDefined();
});

test('does not change a sale that the distributor is reading', async () => {
  const { user } = open(withSales([registeredSale({ status: 'processing insert' })]));
  await openMenu(user);
  const change = await screen.findByRole('menuitem', { name: /Change/ });
  expect(change.getAttribute('aria-disabled')).toBe('true');
});

test('shows both sides of a sale that another dealer reported', async () => {
  const { network } = open(withSales([]));
  await screen.findByText('No sales registered yet');
  network.goOffline();
  const { saleId, values } = newSale('2026-11-19');
  await captureSale(toVariables({ saleId, values: { ...values, frameNumber: 'WU9' } }, null));
  const problem = { field: 'frameNumber', code: 'ALREADY_REPORTED', message: '' };
  const problems = [{ ...problem, day: '2026-11-02', name: 'Bike Barn' }];
  await database()
    .outbox.toCollection()
    .modify({
      state: 'parked',
      failure: { ...problem, problems },
    });
  expect(await screen.findByText('This frame is already reported as sold')).toBeDefined();
  expect(await screen.findByText('Your sale: 2026-11-19')).toBeDefined();
  expect(screen.getByText('Reported before: 2026-11-02, Bike Barn')).toBeDefined();
});

// U259: sales hold data of consumers, which lie on the device only encrypted.
test('shows the sales seen last without a network, kept encrypted', async () => {
  const network = withSales([registeredSale()]);
  open(network);
  await screen.findByRole('row', { name: /WU1/ });
  await waitFor(async () =>
    expect(await database().syncState.get('draft/retail-sales/C1')).toBeDefined(),
  );
  const rows = await database().syncState.toArray();
  expect(JSON.stringify(rows)).not.toContain('Consumer 1');
  // As a page does that is opened again without a network.
  const [asked] = network.sent(RegisteredFramesDocument);
  const fails = () => Promise.reject(new NetworkError());
  const seen = await loadOrRecall('C1', asked?.variables ?? {}, fails);
  expect(seen).toMatchObject({
    frames: [{ frameNumber: 'WU1', customer: { name: 'Consumer 1' } }],
    asOf: '2026-11-20T09:00:00.000Z',
  });
  await expect(loadOrRecall('C1', { page: 2 }, fails)).rejects.toThrow(NetworkError);
});
