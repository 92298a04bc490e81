import {
  CartDocument,
  type CartProductFragment,
  type CartQuery,
  UpdateProductsInCartDocument,
  type UpdateProductsInCartMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { CartLineRow, UserDatabase } from '#src/offline/database.ts';
import { registerOperation, registerPull } from '#src/offline/outbox/operation-registry.ts';
import { isPending, type NewEntry, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

// What the cart does without a network. Runs in the page and in the worker.

const operation = 'UpdateProductsInCart';

export interface CartNote extends Record<string, unknown> {
  product: CartProductFragment;
  qty: number;
}

/** One change of the cart: the quantity an article shall have; 0 removes it (B095). */
export function cartChange(
  customer: string,
  product: CartProductFragment,
  qty: number,
): NewEntry & { variables: UpdateProductsInCartMutationVariables; note: CartNote } {
  return {
    operation,
    variables: { products: [{ articleCode: product.article_code, qty }] },
    keys: [cartKey(customer, product.article_code)],
    note: { product, qty },
  };
}

export function cartKey(customer: string, articleCode: string): string {
  return `cart/${customer}/${articleCode}`;
}

/** The cart changes of a customer that the server does not have, oldest first. */
export async function pendingCartChanges(
  db: UserDatabase,
  customer: string,
): Promise<OutboxEntry[]> {
  const entries = await db.outbox.orderBy('seq').toArray();
  return entries.filter(
    (entry) => isPending(entry) && entry.operation === operation && entry.customer === customer,
  );
}

function changesOf(entry: OutboxEntry): { articleCode: string; qty: number }[] {
  return (entry.variables as { products: { articleCode: string; qty: number }[] }).products;
}

/** Sets the line's wanted quantity; a new line comes last. What the server said stays. */
async function want(db: UserDatabase, entry: OutboxEntry): Promise<void> {
  const { customer } = entry;
  if (customer === null) return;
  for (const { articleCode, qty } of changesOf(entry)) {
    const known = await db.cartLines.get([customer, articleCode]);
    const product = known?.product ?? (entry.note as CartNote).product;
    const position = known?.position ?? (await nextPosition(db, customer));
    const serverQty = known?.serverQty ?? null;
    await put(db, { customer, articleCode, qty, serverQty, position, product });
  }
}

async function nextPosition(db: UserDatabase, customer: string): Promise<number> {
  const lines = await db.cartLines.where('customer').equals(customer).toArray();
  return Math.max(0, ...lines.map((line) => line.position)) + 1;
}

/** A line nobody wants and the server does not have is gone. */
async function put(db: UserDatabase, line: CartLineRow): Promise<void> {
  if (line.qty === 0 && line.serverQty === null)
    await db.cartLines.delete([line.customer, line.articleCode]);
  else await db.cartLines.put(line);
}

registerOperation<UpdateProductsInCartMutationVariables>(operation, {
  document: UpdateProductsInCartDocument,
  version: 1,
  overwrites: true,
  apply: want,
  async done(db, entry) {
    for (const { articleCode, qty } of changesOf(entry)) {
      const line = await db.cartLines.get([entry.customer ?? '', articleCode]);
      if (line) await put(db, { ...line, serverQty: qty === 0 ? null : qty });
    }
  },
  async undo(db, entry) {
    for (const { articleCode } of changesOf(entry)) {
      const line = await db.cartLines.get([entry.customer ?? '', articleCode]);
      if (line) await put(db, { ...line, qty: line.serverQty ?? 0 });
    }
    for (const later of await pendingCartChanges(db, entry.customer ?? '')) await want(db, later);
  },
});

registerPull<CartQuery>('cart', {
  scope: 'cart.display-order-qty',
  ask: (ask) => ask(CartDocument, {}),
  async apply(db, customer, { cart }) {
    await db.cartLines.where('customer').equals(customer).delete();
    await db.cartLines.bulkPut(
      cart.productsInCart.map(({ qty, product }, index) => ({
        customer,
        articleCode: product.article_code,
        qty,
        serverQty: qty,
        position: index + 1,
        product,
      })),
    );
    for (const change of await pendingCartChanges(db, customer)) await want(db, change);
    await db.syncState.put({ key: `cart/${customer}`, asOf: cart.asOf });
  },
});
