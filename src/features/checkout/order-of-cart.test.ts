import { expect, test } from 'vitest';
import { emptyDraft } from './checkout-draft.ts';
import { type CartLines, splitByDate, toDraft, toOrder, toOrderNote } from './order-of-cart.ts';

const line = (articleCode: string, qty: number) =>
  ({
    articleCode,
    qty,
    product: {
      article_code: articleCode,
      name: articleCode,
      price: { dealer: 100, discounts: [{ qty: 10, term: '>=', type: 'percentage', value: -500 }] },
      stock: { qty: 7, masked: false, nextArrival: { date: '2026-12-05', qty: 9, mask: false } },
    },
  }) as unknown as CartLines[number];
const lines = [line('A', 10), line('B', 1), line('C', 2)];
const draft = {
  ...emptyDraft,
  shipto: 'S1',
  rateId: 'STD',
  paymentId: 'INV',
  requestDate: '2026-12-01',
  custPoNo: ' PO 1 ',
  lineDates: { B: '2026-12-20', C: '2026-12-01', GONE: '2026-12-30' },
};

test('records the seen price, stock, arrival and line dates', () => {
  expect(toOrder(lines, draft, 'Pannier')).toEqual({
    products: [
      { articleCode: 'A', qty: 10, subtotal: 950, seen: { available: 7, arrival: '2026-12-05' } },
      {
        articleCode: 'B',
        qty: 1,
        subtotal: 100,
        seen: { available: 7, arrival: '2026-12-05' },
        request_delivery_date: '2026-12-20',
      },
      { articleCode: 'C', qty: 2, subtotal: 200, seen: { available: 7, arrival: '2026-12-05' } },
    ],
    shipto: 'S1',
    request_delivery_date: '2026-12-01',
    shipments: [{ merchant: 'Pannier', rateId: 'STD' }],
    paymentId: 'INV',
    custPoNo: 'PO 1',
    notes: null,
  });
});

test('makes one order for each day, in day order', () => {
  const parts = splitByDate(lines, draft);
  expect(parts.map(({ date, goods, lines: own }) => [date, goods, own.length])).toEqual([
    ['2026-12-01', 1150, 2],
    ['2026-12-20', 100, 1],
  ]);
  expect(splitByDate(lines, { lineDates: { A: '2026-12-02' }, requestDate: '' })[0]?.date).toBe('');
});

test('restores a captured order into the form', () => {
  const { lineDates: _, ...rest } = { ...draft, custPoNo: 'PO 1' };
  expect(toDraft(toOrder(lines, draft, 'Pannier'))).toEqual({
    ...rest,
    lineDates: { B: '2026-12-20' },
  });
});

test('notes the seen values and the key of an unanswered order', () => {
  const variables = toOrder(lines, draft, 'Pannier');
  const note = toOrderNote(
    lines.slice(0, 2),
    { key: 'K1', variables },
    { name: 'Velo', no: '4711' },
  );
  expect(note).toMatchObject({
    sentUnder: 'K1',
    customerName: 'Velo',
    customerNo: '4711',
    lineCount: 3,
    total: 1250,
    lines: [
      { qty: 10, subtotal: 950 },
      { qty: 1, subtotal: 100 },
    ],
  });
});
