import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#src/offline/database.ts';
import { claim, complete, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { captureDraft } from './testing/capture-draft.ts';
import './tell-placed.tsx';

const viewer = { host: 'shop.test', userId: 900, customer: 'C1', sorg: '2000' };
const db = openUserDatabase(viewer.host, viewer.userId);

/** Captures an order and has it placed, as any tab or the worker may do it. */
async function place(orderNo: string) {
  await captureDraft(viewer, {
    variables: { products: [{ articleCode: 'A', qty: 1, subtotal: 1000 }], shipments: [] },
    note: {
      lines: [{ product: product('A'), qty: 1, subtotal: 1000 }],
      lineCount: 1,
      total: 1000,
      shipping: 0,
      shipTo: '',
      shipment: '',
      payment: '',
      customerName: '',
      asOf: null,
    },
  });
  for (const { seq } of await pendingEntries(db)) {
    await claim(db, seq);
    await complete(db, seq, { orders: [{ order_no: orderNo }] });
  }
}
const texts = () => toastSnapshot().map(({ text }) => JSON.stringify(text));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => bindViewer(null));

test('announces an order placed from now on, once', async () => {
  await place('71');
  const looked = vi.spyOn(db.outbox, 'where');
  bindViewer(viewer);
  await vi.waitFor(() => expect(looked).toHaveBeenCalled());
  await place('72');
  await vi.waitFor(() => expect(texts()).toHaveLength(1));
  expect(texts()[0]).toContain('72');
});
