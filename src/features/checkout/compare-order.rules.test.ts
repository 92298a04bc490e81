import { expect, test } from 'vitest';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import type { OrderVariables } from './checkout.offline.ts';
import {
  acceptAll,
  type ComparedLine,
  compareLines,
  decidedOrder,
  decideLine,
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

function setUp(lines: Line[], head: string[] = []) {
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
  const [compared] = setUp([line]).compared;
  if (!compared) throw new Error('no line');
  return compared;
};
const kinds = ({ offers }: ComparedLine) => offers.map(({ kind, qty }) => [kind, qty]);

test('needs no decision for an unchanged line', () => {
  const line = one({ was: article('A', 100, 10), qty: 2, now: article('A', 100, 9) });
  expect(line.changes).toEqual([]);
  expect(decideLine(line, undefined)).toMatchObject({ kind: 'same', qty: 2 });
});

test("offers today's price or leaving out on a price change (R12)", () => {
  const line = one({
    was: article('A', 4200, 10),
    qty: 2,
    now: article('A', 4500, 10),
    errors: ['PRICE_CHANGED'],
  });
  expect(line.changes).toEqual(['price']);
  expect(decideLine(line, undefined)).toBeNull();
  expect(kinds(line)).toEqual([['same', 2]]);
});

// R12
test('offers all with the rest later, or four, at stock 10 → 4', () => {
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

// M042
test('offers only the pieces in stock when more cannot be ordered', () => {
  const stock = { was: article('A', 100, 10), qty: 10, errors: ['EXCEEDS_STOCK'] };
  expect(kinds(one({ ...stock, now: article('A', 100, 4) }))).toEqual([['fewer', 4]]);
  expect(kinds(one({ ...stock, now: article('A', 100, 0) }))).toEqual([]);
});

test('lets the buyer accept a moved arrival', () => {
  const line = one({
    was: article('A', 100, 0),
    qty: 1,
    now: article('A', 100, 0),
    errors: ['ARRIVAL_CHANGED'],
  });
  expect(line.changes).toEqual(['arrival']);
  expect(kinds(line)).toEqual([['same', 1]]);
});

// R12
test('offers the successor of a replaced article within quota', () => {
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
] as const)('offers only leaving out an article that is %s (R12)', (change, now, code) => {
  const line = one({ was: article('A', 100, 10), qty: 1, now, errors: [code] });
  expect(line.changes).toEqual([change]);
  expect(line.offers).toEqual([]);
});

test('does not accept a line with another kind of error', () => {
  const line = one({
    was: article('A', 100, 10),
    qty: 9,
    now: article('A', 100, 10, { orderQuota: 5 }),
    errors: ['OVER_QUOTA'],
  });
  expect(line.changes).toEqual(['other']);
  expect(kinds(line)).toEqual([['fewer', 5]]);
});

test('separates errors of the whole order from line errors', () => {
  const { review } = setUp(
    [{ was: article('A', 1, 1), qty: 1, now: article('A', 2, 1), errors: ['PRICE_CHANGED'] }],
    ['CREDIT_BLOCKED'],
  );
  expect(headErrors(review).map(({ code }) => code)).toEqual(['CREDIT_BLOCKED']);
});

test('reports a shipping change without blocking the order', () => {
  const { variables, review } = setUp([], ['FREIGHT_CHANGED', 'ORDER_LIMIT']);
  expect(headErrors(review).map(({ code }) => code)).toEqual(['ORDER_LIMIT']);
  expect(freightChange(variables, review)).toMatchObject({ code: 'FREIGHT_CHANGED' });
  expect(freightChange(variables, setUp([], ['ORDER_LIMIT']).review)).toBeUndefined();
});

test('treats unknown shipping as a change once it costs money', () => {
  const { review } = setUp([], []);
  const unknown = { shipments: [{ merchant: 'Pannier', rateId: 'STD', price: null }] };
  expect(freightChange(unknown, { ...review, shipping: 500 })).toMatchObject({ amount: 500 });
  expect(freightChange(unknown, { ...review, shipping: 0 })).toBeUndefined();
});

test('sends the seen shipping and clears it after the decision', () => {
  const a = article('A', 100, 10);
  const { variables, compared } = setUp([{ was: a, qty: 2, now: a }]);
  const seen = withFreight(
    { ...variables, shipments: { merchant: 'Pannier', rateId: 'STD' } },
    1250,
  );
  expect(seen.shipments).toEqual([{ merchant: 'Pannier', rateId: 'STD', price: 1250 }]);
  const decided = decidedOrder(
    seen,
    compared.map((line) => decideLine(line, undefined)),
  );
  expect(decided?.variables.shipments).toEqual([
    { merchant: 'Pannier', rateId: 'STD', price: null },
  ]);
});

test("builds the decided order from today's figures, merged lines", () => {
  const x = article('X', 120, 5);
  const { variables, compared } = setUp([
    { was: article('A', 100, 10), qty: 2, now: null, replacedBy: x, errors: ['REPLACED'] },
    { was: article('B', 100, 10), qty: 1, now: null, errors: ['UNKNOWN_ARTICLE'] },
    { was: x, qty: 1, now: x },
    { was: article('C', 10, 9), qty: 3, now: article('C', 15, 4), errors: ['PRICE_CHANGED'] },
  ]);
  expect(
    decidedOrder(
      variables,
      compared.map((line) => decideLine(line, undefined)),
    ),
  ).toBeNull();
  const all = acceptAll(compared);
  const decided = decidedOrder(
    variables,
    compared.map((line) => decideLine(line, all[line.index])),
  );
  expect(decided?.variables.products).toEqual([
    { articleCode: 'X', qty: 3, subtotal: 360, seen: { available: 5, arrival: null } },
    { articleCode: 'C', qty: 3, subtotal: 45, seen: { available: 4, arrival: null } },
  ]);
  expect(decided?.variables.intent).toBe(true);
  expect(decidedOrder(variables, ['leave-out', 'leave-out', 'leave-out', 'leave-out'])).toBeNull();
});
