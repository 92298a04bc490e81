import {
  type CartProductFragment,
  CheckoutDocument,
  type CheckoutMutation,
  type CheckoutMutationVariables,
  type CheckoutProductInput,
} from '#src/graphql/generated/graphql.ts';
import {
  applyPending,
  type CartNote,
  cartKey,
  cartOperation,
  pendingCartEntries,
  rebasePending,
  recordServerQty,
  registerCartWishes,
} from '#src/offline/cart-lines.ts';
import type { UserDatabase } from '#src/offline/database.ts';
import { registerOperation } from '#src/offline/outbox/operation-registry.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

// An order that is placed when the network is back. Runs in the page and in the worker.

export const checkoutOperation = 'Checkout';

/** The variables of an order; `intent` on those captured without a connection. */
export type OrderVariables = CheckoutMutationVariables & { products: CheckoutProductInput[] };

/** A line as it was when the buyer captured the order: what they saw of it. */
export interface NotedLine {
  product: CartProductFragment;
  qty: number;
  /** Minor units. */
  subtotal: number;
}

/** The outbox's display data of an order. */
export interface OrderNote extends Record<string, unknown> {
  lines: NotedLine[];
  lineCount: number;
  /** Goods and shipping, minor units. */
  total: number;
  /** Shipping, minor units; null where it was not known and is not in the total. */
  shipping: number | null;
  /** `shipping` is the upper limit that the buyer accepted; it may cost less. */
  shippingUpTo?: boolean;
  shipTo: string;
  shipment: string;
  payment: string;
  customerName: string;
  /** The customer's number as people know it; absent in orders captured by older apps. */
  customerNo?: string;
  /** When the prices and stocks were those of the server, ISO 8601. */
  asOf: string | null;
  /**
   * The key of an attempt that got no answer. The same body goes on under it, so that the order is
   * placed once whether or not that attempt arrived.
   */
  sentUnder?: string;
  /** Numbers of the orders placed, once the server has it. */
  orderNos?: string[];
}

/**
 * An order for the outbox. It waits for what has gone out of its lines, carries what has not, and hides
 * them in the cart.
 */
export function checkoutEntry(
  customer: string,
  variables: OrderVariables,
  note: OrderNote,
): NewEntry & { variables: OrderVariables; note: OrderNote } {
  return {
    operation: checkoutOperation,
    variables,
    keys: [
      ...variables.products.map(({ articleCode }) => cartKey(customer, articleCode)),
      `order/${crypto.randomUUID()}`,
    ],
    note,
  };
}

/** The articles of a captured order. */
export function orderedArticles(entry: Pick<OutboxEntry, 'variables'>): string[] {
  return (entry.variables as OrderVariables).products.map(({ articleCode }) => articleCode);
}

/**
 * Takes over the cart changes that added the order's articles and were never sent: the order contains them
 * itself. Otherwise it would wait behind an article that cannot be added to a cart any more, and the buyer
 * could not compare and decide.
 */
async function carryLines(db: UserDatabase, { customer, seq, keys }: OutboxEntry): Promise<void> {
  const mine = new Set(keys);
  for (const wish of await pendingCartEntries(db, customer ?? '')) {
    if (wish.seq > seq || wish.operation !== cartOperation) continue;
    if (wish.sent || wish.state !== 'queued' || !wish.keys.every((key) => mine.has(key))) continue;
    const { article_code } = (wish.note as CartNote).product;
    const line = await db.cartLines.get([customer ?? '', article_code]);
    // The server's line would be back with its own quantity when the order is given up.
    if ((line?.serverQty ?? null) === null) await db.outbox.delete(wish.seq);
  }
}

registerCartWishes(checkoutOperation, (entry) =>
  orderedArticles(entry).map((articleCode) => ({ articleCode, qty: 0, product: null })),
);

registerOperation<CheckoutMutationVariables>(checkoutOperation, {
  document: CheckoutDocument,
  version: 1,
  async apply(db, entry) {
    const { sentUnder } = entry.note as OrderNote;
    if (sentUnder) await db.outbox.update(entry.seq, { idempotencyKey: sentUnder, sent: true });
    await carryLines(db, entry);
    await applyPending(db, entry);
  },
  async done(db, entry, answer) {
    for (const articleCode of orderedArticles(entry))
      await recordServerQty(db, entry.customer ?? '', articleCode, 0, null);
    const { orders } = answer as CheckoutMutation['checkout'];
    const orderNos = (orders ?? []).map((order) => order.order_no);
    // The seen lines are not needed any more; those of a large order would only take space.
    await db.outbox.update(entry.seq, { note: { ...entry.note, lines: [], orderNos } });
  },
  undo: (db, entry) => rebasePending(db, entry.customer ?? '', orderedArticles(entry)),
});
