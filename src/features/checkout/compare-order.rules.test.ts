import { expect, test } from 'vitest';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import type { OrderVariables } from './checkout.offline.ts';
import {
  acceptAll,
  type ComparedLine,
  compareLines,
  decidedOrder,
  decisionOf,
  freightChange,
  headErrors,
  withFreight,
} from './compare-order.rules.ts';

/** An article at a price per piece, with so many in stock. */
const article = (code: string, dealer: number, qty: number, more: object = {}) =>
  ({
    article_code: code,
    name: `Article ${code}`,
    blocked: null,
    orderQuota: null,
    price: { dealer, discounts: [] },
    stock: { qty, masked: false, nextArrival: null },
    ...more,
  }) as unknown as CartProductFragment;

interface Line {
  was: CartProductFragment;
  qty: number;
  now: CartProductFragment | null;
  replacedBy?: CartProductFragment;
  errors?: string[];
}

function world(lines: Line[], head: string[] = []) {
  const variables = {
    products: lines.map(({ was, qty }) => ({ articleCode: was.article_code, qty })),
    shipments: [],
  } as OrderVariables;
  const noted = lines.map(({ was, qty }) => ({
    product: was,
    qty,
    subtotal: (was.price.dealer ?? 0) * qty,
  }));
  const review = {
    lines: lines.map(({ now, replacedBy, was, qty }, index) => ({
      index,
      articleCode: was.article_code,
      qty,
      product: now,
      subtotal: null,
      replacedBy: replacedBy ?? null,
    })),
    userErrors: [
      ...head.map((code) => ({ field: 'customer', code, message: '', most: null, amount: null })),
      ...lines.flatMap(({ errors = [] }, index) =>
        errors.map((code) => ({
          field: `products.${index}.qty`,
          code,
          message: '',
          most: null,
          amount: null,
        })),
      ),
    ],
    goods: 0,
    shipping: 0,
    total: 0,
    asOf: '2026-11-20T10:00:00Z',
  };
  return { variables, review, compared: compareLines(variables, noted, review) };
}
const one = (line: Line): ComparedLine => {
  const [compared] = world([line]).compared;
  if (!compared) throw new Error('no line');
  return compared;
};
const kinds = ({ offers }: ComparedLine) => offers.map(({ kind, qty }) => [kind, qty]);

test('a line as it was seen needs no decision', () => {
  const line = one({ was: article('A', 100, 10), qty: 2, now: article('A', 100, 9) });
  expect(line.changes).toEqual([]);
  expect(decisionOf(line, undefined)).toMatchObject({ kind: 'same', qty: 2 });
});

test('price 42 → 45: take it at today’s price, or leave it out (R12)', () => {
  const line = one({
    was: article('A', 4200, 10),
    qty: 2,
    now: article('A', 4500, 10),
    errors: ['PRICE_CHANGED'],
  });
  expect(line.changes).toEqual(['price']);
  expect(decisionOf(line, undefined)).toBeNull();
  expect(kinds(line)).toEqual([['same', 2]]);
});

test('stock 10 → 4: all of it with the rest later, or four (R12)', () => {
  const line = one({
    was: article('A', 100, 10),
    qty: 10,
    now: article('A', 100, 4),
    errors: ['STOCK_CHANGED'],
  });
  expect(line.changes).toEqual(['stock']);
  expect(kinds(line)).toEqual([
    ['same', 10],
    ['fewer', 4],
  ]);
});

test('where more than the stock cannot be ordered only what is there is offered (M042)', () => {
  const stock = { was: article('A', 100, 10), qty: 10, errors: ['EXCEEDS_STOCK'] };
  expect(kinds(one({ ...stock, now: article('A', 100, 4) }))).toEqual([['fewer', 4]]);
  expect(kinds(one({ ...stock, now: article('A', 100, 0) }))).toEqual([]);
});

test('an arrival that moved can be taken', () => {
  const line = one({
    was: article('A', 100, 0),
    qty: 1,
    now: article('A', 100, 0),
    errors: ['ARRIVAL_CHANGED'],
  });
  expect(line.changes).toEqual(['arrival']);
  expect(kinds(line)).toEqual([['same', 1]]);
});

test('replaced: the successor instead, within its quota (R12)', () => {
  const line = one({
    was: article('A', 100, 10),
    qty: 9,
    now: article('A', 100, 0, { blocked: 'INACTIVE' }),
    replacedBy: article('X', 120, 5, { orderQuota: 6 }),
    errors: ['REPLACED'],
  });
  expect(line.changes).toEqual(['replaced']);
  expect(line.offers).toMatchObject([
    { kind: 'successor', product: { article_code: 'X' }, qty: 6 },
  ]);
});

test.each([
  ['blocked', article('A', 100, 10, { blocked: 'BRAND_BLOCKED' }), 'CANNOT_ORDER'],
  ['gone', null, 'UNKNOWN_ARTICLE'],
] as const)('%s: it can only be left out (R12)', (change, now, code) => {
  const line = one({ was: article('A', 100, 10), qty: 1, now, errors: [code] });
  expect(line.changes).toEqual([change]);
  expect(line.offers).toEqual([]);
});

test('a trouble of another kind is no acceptance', () => {
  const line = one({
    was: article('A', 100, 10),
    qty: 9,
    now: article('A', 100, 10, { orderQuota: 5 }),
    errors: ['OVER_QUOTA'],
  });
  expect(line.changes).toEqual(['other']);
  expect(kinds(line)).toEqual([['fewer', 5]]);
});

test('what is wrong with the order as a whole stands apart', () => {
  const { review } = world(
    [{ was: article('A', 1, 1), qty: 1, now: article('A', 2, 1), errors: ['PRICE_CHANGED'] }],
    ['CREDIT_BLOCKED'],
  );
  expect(headErrors(review).map(({ code }) => code)).toEqual(['CREDIT_BLOCKED']);
});

test('shipping that costs something else is seen, and in the way of nothing', () => {
  const { variables, review } = world([], ['FREIGHT_CHANGED', 'ORDER_LIMIT']);
  expect(headErrors(review).map(({ code }) => code)).toEqual(['ORDER_LIMIT']);
  expect(freightChange(variables, review)).toMatchObject({ code: 'FREIGHT_CHANGED' });
  expect(freightChange(variables, world([], ['ORDER_LIMIT']).review)).toBeUndefined();
});

test('shipping that was not known at capture is a change once it costs something', () => {
  const { review } = world([], []);
  const unknown = { shipments: [{ merchant: 'Pannier', rateId: 'STD', price: null }] };
  expect(freightChange(unknown, { ...review, shipping: 500 })).toMatchObject({ amount: 500 });
  expect(freightChange(unknown, { ...review, shipping: 0 })).toBeUndefined();
});

test('an order tells the shipping that was seen; once decided on it is asked for anew', () => {
  const a = article('A', 100, 10);
  const { variables, compared } = world([{ was: a, qty: 2, now: a }]);
  const seen = withFreight(
    { ...variables, shipments: { merchant: 'Pannier', rateId: 'STD' } },
    1250,
  );
  expect(seen.shipments).toEqual([{ merchant: 'Pannier', rateId: 'STD', price: 1250 }]);
  const decided = decidedOrder(
    seen,
    compared.map((line) => decisionOf(line, undefined)),
  );
  expect(decided?.variables.shipments).toEqual([
    { merchant: 'Pannier', rateId: 'STD', price: null },
  ]);
});

test('the decided order has today’s figures, and one line for each article', () => {
  const x = article('X', 120, 5);
  const { variables, compared } = world([
    { was: article('A', 100, 10), qty: 2, now: null, replacedBy: x, errors: ['REPLACED'] },
    { was: article('B', 100, 10), qty: 1, now: null, errors: ['UNKNOWN_ARTICLE'] },
    { was: x, qty: 1, now: x },
    { was: article('C', 10, 9), qty: 3, now: article('C', 15, 4), errors: ['PRICE_CHANGED'] },
  ]);
  expect(
    decidedOrder(
      variables,
      compared.map((line) => decisionOf(line, undefined)),
    ),
  ).toBeNull();
  const all = acceptAll(compared);
  const decided = decidedOrder(
    variables,
    compared.map((line) => decisionOf(line, all[line.index])),
  );
  expect(decided?.variables.products).toEqual([
    { articleCode: 'X', qty: 3, subtotal: 360, seen: { available: 5, arrival: null } },
    { articleCode: 'C', qty: 3, subtotal: 45, seen: { available: 4, arrival: null } },
  ]);
  expect(decided?.variables.intent).toBe(true);
  expect(decidedOrder(variables, ['leave-out', 'leave-out', 'leave-out', 'leave-out'])).toBeNull();
});
