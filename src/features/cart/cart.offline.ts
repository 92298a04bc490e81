import {
  CartDocument,
  type CartQuery,
  UpdateProductsInCartDocument,
  type UpdateProductsInCartMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import {
  applyPending,
  type CartNote,
  cartOperation,
  type PendingCartQty,
  pendingCartEntries,
  rebasePending,
  recordServerQty,
  registerCartWishes,
} from '#src/offline/cart-lines.ts';
import type { UserDatabase } from '#src/offline/database.ts';
import { endEmptyDraft } from '#src/offline/order-draft.ts';
import { registerOperation, registerPull } from '#src/offline/outbox/operation-registry.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

// The offline operations of the cart. Runs in the page and in the worker.

export { type CartNote, cartChange, cartKey } from '#src/offline/cart-lines.ts';

/** The cart changes of a customer that the server does not have, oldest first. */
export async function pendingCartChanges(
  db: UserDatabase,
  customer: string,
): Promise<OutboxEntry[]> {
  const entries = await pendingCartEntries(db, customer);
  return entries.filter((entry) => entry.operation === cartOperation);
}

function pendingQtysOf(entry: OutboxEntry): PendingCartQty[] {
  const { products } = entry.variables as UpdateProductsInCartMutationVariables;
  const { product } = entry.note as CartNote;
  return (products as { articleCode: string; qty: number }[]).map((change) => ({
    ...change,
    product,
  }));
}

registerCartWishes(cartOperation, pendingQtysOf);

registerOperation<UpdateProductsInCartMutationVariables>(cartOperation, {
  document: UpdateProductsInCartDocument,
  version: 1,
  overwrites: true,
  async apply(db, entry) {
    await applyPending(db, entry);
    if (pendingQtysOf(entry).some(({ qty }) => qty === 0))
      await endEmptyDraft(db, entry.customer ?? '');
  },
  async done(db, entry) {
    for (const { articleCode, qty, product } of pendingQtysOf(entry))
      await recordServerQty(db, entry.customer ?? '', articleCode, qty, product);
  },
  async undo(db, entry) {
    const articles = pendingQtysOf(entry).map(({ articleCode }) => articleCode);
    await rebasePending(db, entry.customer ?? '', articles);
  },
});

registerPull<CartQuery>('cart', {
  scope: 'cart.display-order-qty',
  load: (query) => query(CartDocument, {}),
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
    for (const entry of await pendingCartEntries(db, customer)) await applyPending(db, entry);
    await endEmptyDraft(db, customer);
    await db.syncState.put({ key: `cart/${customer}`, asOf: cart.asOf });
  },
});
