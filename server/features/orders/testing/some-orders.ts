import type { TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

/** B1 by telephone, B2 from here, B3 shipped, B4 and B5 of others. */
export async function placeSomeOrders(app: TestApp): Promise<void> {
  const { order: placed } = given(app);
  await placed({
    no: 'B1',
    by: null,
    placedBy: 'Telephone',
    sapOrderNo: 'SAP-1',
    orderType: 'CF',
    createdAt: '2026-01-02T08:00:00Z',
    custPoNo: 'PO 100%',
    internalNotes: 'Call first',
    lines: [
      { status: 'Partially Shipped', shippedQty: 1, promoPrice: 900 },
      { status: 'Shipped', shippedQty: 2 },
      { article: 'GONE', description: 'Old horn' },
    ],
  });
  await placed({
    no: 'B2',
    createdAt: '2026-01-01T08:00:00Z',
    requestDeliveryDate: '2026-12-24',
    lines: [
      { article: 'B-1', description: 'Trail', expectedDate: '2026-12-30' },
      { status: 'Cancelled' },
    ],
  });
  await placed({ no: 'B3', status: 'Shipped' });
  await placed({ no: 'B4', customer: '0002000002' });
  await placed({
    no: 'B5',
    sorg: '3000',
    customer: '0003000001',
    lines: [{ article: 'DE-1' }],
  });
}
