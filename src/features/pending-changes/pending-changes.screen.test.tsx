import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCartQty } from '#src/features/cart/cart.public.ts';
import { captureDraft } from '#src/features/checkout/testing/capture-draft.ts';
import '#src/offline/testing/plain-operations.ts';
import { Component } from '#src/app/pending-changes.screen.tsx';
import { feedbackEntry } from '#src/features/feedback/feedback-entry.ts';
import { feedbackStore } from '#src/features/feedback/feedback-store.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import {
  claim,
  complete,
  noteFiles,
  park,
  pendingEntries,
} from '#src/offline/outbox/outbox-store.ts';
import { registerPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { progressKey } from '#src/offline/upload/entry-files.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/files/save-file.ts', () => ({ saveFile }));
const openCustomerSelection = vi.hoisted(() => vi.fn());
vi.mock('#src/features/customers/selection-store.ts', async (original) => ({
  ...(await original<object>()),
  openCustomerSelection,
}));

let userId = 100;
const viewerOf = (customer: string) => ({
  host: window.location.host,
  userId,
  customer,
  sorg: '2000',
});
const database = () => openUserDatabase(window.location.host, userId);

async function open(scopes: string[] = []) {
  const { user } = renderScreen(<Component />, {
    host: { dateFormat: 'YYYY-MM-DD' },
    user: { id: userId, scopes },
    customer: { unified: 'C1', name: 'Velo One' },
  });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

/** Has the server refuse the change that waits. */
async function refuse(code: string) {
  const [entry] = await pendingEntries(database());
  const claimed = await claim(database(), entry?.seq ?? 0);
  if (claimed)
    await park(database(), claimed, {
      code,
      field: '',
      message: 'as the server says',
    });
}

beforeEach(() => {
  userId += 1;
  bindViewer(viewerOf('C1'));
});
afterEach(() => bindViewer(null));

test('says that there is nothing to send', async () => {
  await open();
  expect(screen.getByText('Everything is sent')).toBeDefined();
});

test('names the files of a change and those that are sent', async () => {
  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  const [entry] = await enqueue(database(), viewerOf('C1'), [
    {
      operation: 'CreateBikeClaim',
      variables: {},
      keys: ['claim/K1'],
      blobs: { 'input.invoice': photo, 'input.photo1': photo },
      note: { id: 'K1', subject: 'Trail 500 · WU-1', customerName: 'Velo One' },
    },
  ]);
  const sending = await claim(database(), entry?.seq ?? 0);
  await noteFiles(database(), sending as OutboxEntry, { 'input.invoice': 'F1' });
  await open();
  expect(screen.getByText('Claim: Trail 500 · WU-1')).toBeDefined();
  expect(screen.getByText('1 of 2 files sent')).toBeDefined();
  const stateOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(stateOf('Invoice')).toBe('Invoicesent');
  expect(stateOf('Full bike or article')).toBe('Full bike or articlewaiting');
});

test('shows a waiting change with customer, time and state', async () => {
  await setCartQty(product('A'), 4);
  await open();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Cart: 4 × Article A')).toBeDefined();
  const when = /^Cart · \d{4}-\d\d-\d\d \d{1,2}:\d\d:\d\d [AP]M · 4711 Velo One$/;
  expect(await row.findByText(when)).toBeDefined();
  expect(row.getByText('waiting')).toBeDefined();
  expect(row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/\/cart$/);
});

test('shows why a change was refused and offers a retry', async () => {
  await setCartQty(product('A'), 4);
  await refuse('OVER_QUOTA');
  const user = await open();
  expect(screen.getByText('More than the quantity allowed for you')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again: Cart: 4 × Article A' }));
  await screen.findByText('waiting');
  expect(await pendingEntries(database())).toMatchObject([{ state: 'queued', attempts: 0 }]);
});

test("shows the server's sentence for an unknown code", async () => {
  await setCartQty(product('A'), 4);
  await refuse('SOMETHING_NEW');
  await open();
  expect(screen.getByText('as the server says')).toBeDefined();
});

test('asks before discarding', async () => {
  await setCartQty(product('A'), 4);
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Discard: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await pendingEntries(database())).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Discard: / }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Discard' }));
  await screen.findByText('Everything is sent');
  expect(await pendingEntries(database())).toEqual([]);
});

const order = () => ({
  variables: { products: [{ articleCode: 'A', qty: 4, subtotal: 4000 }], shipments: [] },
  note: {
    lines: [{ product: product('A'), qty: 4, subtotal: 4000 }],
    lineCount: 1,
    total: 4500,
    shipping: 500,
    shipTo: 'Shop',
    shipment: 'Standard',
    payment: 'Invoice',
    customerName: 'Velo Two',
    asOf: null,
  },
});

test('shows a waiting order and links a refused one to its page', async () => {
  await captureDraft(viewerOf('C1'), order());
  await open();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Order: 1 line, $45.00')).toBeDefined();
  expect(row.getByText(/^Order · .* · 4711 Velo One$/)).toBeDefined();
  const [entry] = await pendingEntries(database());
  expect(row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(
    new RegExp(`/pending-changes/order/${entry?.id}$`),
  );
  const claimed = await claim(database(), entry?.seq ?? 0);
  if (claimed)
    await park(database(), claimed, { code: 'PRICE_CHANGED', field: 'products.0.subtotal' });
  expect(await screen.findByRole('link', { name: 'Decide' })).toBeDefined();
});

test("marks another customer's order and lets it be opened", async () => {
  const { variables, note } = order();
  const about = { ...note, customerNo: '4712' };
  await captureDraft(viewerOf('C2'), {
    variables: { ...variables, custPoNo: 'PO 7' },
    note: about,
  });
  await open();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText(/ · 4712 Velo Two · PO number PO 7$/)).toBeDefined();
  const [entry] = await pendingEntries(database());
  expect(row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(
    new RegExp(`/pending-changes/order/${entry?.id}$`),
  );
});

test('shows in the list why an order was refused', async () => {
  const { variables, note } = order();
  await captureDraft(viewerOf('C2'), {
    variables: { ...variables, request_delivery_date: '2026-12-24' },
    note,
  });
  const [entry] = await pendingEntries(database());
  const claimed = await claim(database(), entry?.seq ?? 0);
  const problem = (field: string, code: string, amount?: number) => ({
    field,
    code,
    message: '',
    ...(amount !== undefined && { amount }),
  });
  const problems = [
    problem('products.0.subtotal', 'PRICE_CHANGED', 4400),
    problem('request_delivery_date', 'CLOSED_DAY'),
    problem('shipments.0.price', 'FREIGHT_CHANGED', 1450),
    problem('paymentId', 'UNKNOWN_PAYMENT'),
    problem('products.0.qty', 'OVER_QUOTA'),
  ];
  if (claimed) await park(database(), claimed, { ...problem('', 'CLOSED_DAY'), problems });
  await open();
  const row = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nothing is delivered on 2026-12-24. Choose another day.',
    'Shipping costs $14.50. You saw $5.00.',
    '“Invoice” is no longer offered as a payment method. Choose another.',
  ]);
  expect(row.getByText('and 2 more reasons')).toBeDefined();
  expect(row.getByRole('link', { name: 'Decide' })).toBeDefined();
});

test('opens a sent order for any active customer', async () => {
  await captureDraft(viewerOf('C2'), order());
  const [entry] = await pendingEntries(database());
  await claim(database(), entry?.seq ?? 0);
  await complete(database(), entry?.seq ?? 0, { orders: [{ order_no: '71' }] });
  await open();
  expect(screen.getByText('Order 71 placed')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toMatch(
    new RegExp(`/pending-changes/order/${entry?.id}$`),
  );
});

test("returns an order's lines to the cart on discard", async () => {
  await captureDraft(viewerOf('C1'), order());
  expect(await database().cartLines.count()).toBe(0);
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Discard: / }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It is not placed, and its lines go back to the cart.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await screen.findByText('Cart: 4 × Article A');
  expect(await database().cartLines.get(['C1', 'A'])).toMatchObject({ qty: 4 });
});

test('shows customer names when the device knows them', async () => {
  const customers = [{ custName: 'Velo Three', custCode: { unified: 'C3' } }];
  await database().customerLists.put({ sorg: '2000', asOf: 0, customers });
  bindViewer(viewerOf('C3'));
  await setCartQty(product('A'), 4);
  bindViewer(viewerOf('C2'));
  await captureDraft(viewerOf('C2'), order());
  await open();
  expect(await screen.findByText(/Velo Three$/)).toBeDefined();
  expect(screen.getByText(/Velo Two$/)).toBeDefined();
});

test('shows how far the upload of each file is', async () => {
  registerPlainOperations([{ name: 'FilmFold', hash: 'hash', version: 1, purpose: 'fold/film' }]);
  const film = new Blob(['x'.repeat(200)]);
  const blobs = { 'films.0': film, 'films.1': film, 'films.2': film };
  const variables = { films: [null, null, null] };
  const [entry] = await enqueue(database(), viewerOf('C1'), [
    { operation: 'FilmFold', variables, keys: [], blobs },
  ]);
  await database().outbox.update(entry?.seq ?? 0, { files: { 'films.0': '1' } });
  const key = progressKey({ id: entry?.id ?? '' });
  await database().syncState.put({ key, path: 'films.1', bytes: 50 });
  await open();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: 'Upload of films.1',
  });
  expect(bar.value).toBe(25);
  const stateOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect([stateOf('films.0'), stateOf('films.2')]).toEqual(['films.0sent', 'films.2waiting']);
});

test('saves unsent changes to a file without keys or tokens', async () => {
  const files: string[] = [];
  saveFile.mockImplementation((content: string) => files.push(content));
  await setCartQty(product('A'), 4);
  await captureDraft(viewerOf('C2'), order());
  const [first] = await pendingEntries(database());
  await database().outbox.update(first?.seq ?? 0, { operation: 'FoldBike' });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Export as a file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = files[0] ?? '';
  expect(JSON.parse(text).changes).toMatchObject([
    { operation: 'FoldBike', customer: 'C1', customerName: 'Velo One', state: 'queued' },
    {
      what: 'Order: 1 line, $45.00',
      operation: 'Checkout',
      customer: 'C2',
      customerName: 'Velo Two',
      since: expect.stringMatching(/^\d{4}-.*Z$/),
      variables: order().variables,
    },
  ]);
  expect(text).not.toMatch(/token|authorization|idempotency/i);
});

test('keeps showing what a newer app version captured', async () => {
  await setCartQty(product('A'), 4);
  const [entry] = await pendingEntries(database());
  await database().outbox.update(entry?.seq ?? 0, { operation: 'FoldBike' });
  await open();
  expect(screen.getByText('Change from a newer version of this app')).toBeDefined();
  expect(screen.queryByText('FoldBike')).toBeNull();
  expect(screen.getByText(/Made by a newer version of this app/)).toBeDefined();
});

test('says that a change waits for another customer', async () => {
  bindViewer(viewerOf('C2'));
  await setCartQty(product('A'), 4);
  await open();
  expect(screen.getByText(/when you work for this customer again/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull();
});

test("offers to switch to the customer of another's waiting cart", async () => {
  bindViewer(viewerOf('C2'));
  await setCartQty(product('A'), 4);
  const user = await open(['menu.change-cust']);
  await user.click(screen.getByRole('button', { name: 'Switch to customer C2 to look at it' }));
  expect(openCustomerSelection).toHaveBeenCalledExactlyOnceWith('C2');
});

test('says of an inspection for the active customer only whose it is', async () => {
  const entry = {
    operation: 'CreateInspection',
    variables: { input: { id: 'i1' } },
    keys: ['inspection/i1'],
    note: { id: 'i1', frame: 'F1', customerName: 'Velo One' },
  };
  await enqueue(database(), viewerOf('C1'), [entry]);
  await open();
  expect(screen.getByText(/Velo One$/)).toBeDefined();
  expect(screen.queryByText(/when you work/)).toBeNull();
});

test('says nothing of the customer of an operation not known yet', async () => {
  await setCartQty(product('A'), 4);
  const [entry] = await pendingEntries(database());
  const unknown = { operation: 'FoldBike', customer: null };
  await database().outbox.update(entry?.seq ?? 0, unknown);
  await open();
  expect(screen.getByText('Change from a newer version of this app')).toBeDefined();
  expect(screen.queryByText('FoldBike')).toBeNull();
  expect(screen.queryByText(/when you work/)).toBeNull();
});

test('does not hold a change that names its own customer', async () => {
  registerPlainOperations([
    { name: 'CreateClaim', hash: 'hash', version: 1, customer: 'in arguments' },
  ]);
  const change = { operation: 'CreateClaim', variables: { customer: 'C4' }, keys: ['claim/1'] };
  await enqueue(database(), viewerOf('C2'), [change]);
  await open();
  expect(screen.getByText(/customer C4$/)).toBeDefined();
  expect(screen.queryByText(/when you work for this customer again/)).toBeNull();
});

test('shows recently sent changes', async () => {
  await setCartQty(product('A'), 0);
  const [entry] = await pendingEntries(database());
  await claim(database(), entry?.seq ?? 0);
  await complete(database(), entry?.seq ?? 0, {});
  await open();
  expect(screen.getByRole('heading', { name: 'Recently sent' })).toBeDefined();
  expect(screen.getByText('Cart: Article A removed')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Discard/ })).toBeNull();
});

test('shows waiting feedback and reopens a refused text (B117)', async () => {
  await enqueue(database(), viewerOf('C1'), [feedbackEntry('feedback/1', 'More\ntyres')]);
  const user = await open();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Feedback: More tyres')).toBeDefined();
  expect(row.getByText('waiting')).toBeDefined();
  expect(row.queryByRole('button', { name: 'Edit' })).toBeNull();
  await refuse('TOO_LONG');
  await screen.findByText('as the server says');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(feedbackStore.getSnapshot()).toMatchObject({
    open: true,
    key: 'feedback/1',
    text: 'More\ntyres',
  });
});
