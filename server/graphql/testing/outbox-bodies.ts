import { randomUUID } from 'node:crypto';

/** What a test sends under one key. */
export interface Bodies {
  body: object;
  /** As good, but something else. */
  other: object;
  /** What the server refuses. */
  bad: object;
}

/** A template of one line. */
export const list = (id: string, articleCode: string) => ({
  list: {
    ...{ id, kind: 'template', name: 'Spring', shared: false, active: false },
    lines: [{ articleCode, qty: 3 }],
  },
});
/** An order captured offline, of the article every test has. */
export const order = (qty: number, shipto = 'S1') => ({
  products: [{ articleCode: 'P-1', qty, subtotal: qty * 2000, seen: { available: 150 } }],
  shipto,
  shipments: [{ merchant: 'Pannier United States', rateId: 'STD' }],
  paymentId: 'INV',
  intent: true,
});
/** Lists that are there: an own one and a colleague's. */
export const ids = { kept: randomUUID(), foreign: randomUUID() };

/** By operation; every operation of the outbox has its own. */
export const outboxBodies: Record<string, Bodies> = {
  UpdateProductsInCart: {
    body: { products: [{ articleCode: 'P-1', qty: 3 }] },
    other: { products: [{ articleCode: 'P-1', qty: 4 }] },
    bad: { products: [{ articleCode: 'NEVER', qty: 3 }] },
  },
  Checkout: { body: order(3), other: order(4), bad: order(3, 'S2') },
  SendCustomerFeedback: {
    body: { message: 'Bigger pictures' },
    other: { message: 'Smaller pictures' },
    bad: { message: ' ' },
  },
  SaveOrderList: {
    body: list(randomUUID(), 'P-1'),
    other: list(randomUUID(), 'P-1'),
    bad: list(randomUUID(), 'NEVER'),
  },
  DeleteOrderList: {
    body: { id: ids.kept },
    other: { id: randomUUID() },
    bad: { id: ids.foreign },
  },
  SaveArticleAliases: {
    body: { aliases: [{ alias: 'CH 11', articleCode: 'P-1' }] },
    other: { aliases: [{ alias: 'CH 12', articleCode: 'P-1' }] },
    bad: { aliases: [{ alias: 'CH 11', articleCode: 'NEVER' }] },
  },
};
