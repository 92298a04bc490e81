import { Dexie } from 'dexie';
import type {
  CartProductFragment,
  UpdateProductsInCartMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { CartLineRow, UserDatabase } from './database.ts';
import { isPending, type NewEntry, type OutboxEntry } from './outbox/outbox-entry.ts';

// The cart of a customer on the device: the server's last state with all pending changes applied. It is
// here because several features use it (cart, checkout). All functions that take the database run inside
// the transaction that moves the entry.

/** The operation that sets quantities, see the cart feature. */
export const cartOperation = 'UpdateProductsInCart';

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
    operation: cartOperation,
    variables: { products: [{ articleCode: product.article_code, qty }] },
    keys: [cartKey(customer, product.article_code)],
    note: { product, qty },
  };
}

/** Returns the key that entries for the same line of a cart share. */
export function cartKey(customer: string, articleCode: string): string {
  return `cart/${customer}/${articleCode}`;
}

/** The quantity a pending entry wants an article to have in the cart; 0 hides the line. */
export interface PendingCartQty {
  articleCode: string;
  qty: number;
  product: unknown;
}

const readers = new Map<string, (entry: OutboxEntry) => PendingCartQty[]>();

/** Says what entries of an operation want of the cart. */
export function registerCartWishes(
  operation: string,
  read: (entry: OutboxEntry) => PendingCartQty[],
): void {
  readers.set(operation, read);
}

/** The entries of a customer that want something of the cart and are not at the server, oldest first. */
export async function pendingCartEntries(
  db: UserDatabase,
  customer: string,
): Promise<OutboxEntry[]> {
  const entries = await db.outbox.orderBy('seq').toArray();
  return entries.filter(
    (entry) => isPending(entry) && entry.customer === customer && readers.has(entry.operation),
  );
}

/**
 * Applies an entry to the lines; a new line comes last. The server's quantities stay.
 * @param only leaves all other articles unchanged
 */
export async function applyPending(
  db: UserDatabase,
  entry: OutboxEntry,
  only?: ReadonlySet<string>,
): Promise<void> {
  const { customer } = entry;
  if (customer === null) return;
  for (const { articleCode, qty, product } of readers.get(entry.operation)?.(entry) ?? []) {
    if (only && !only.has(articleCode)) continue;
    const known = await db.cartLines.get([customer, articleCode]);
    if (known) await put(db, { ...known, qty });
    else if (qty > 0)
      await put(db, {
        customer,
        articleCode,
        qty,
        serverQty: null,
        position: await nextPosition(db, customer),
        product,
      });
  }
}

/**
 * Recomputes these articles from the server's quantities plus pending entries, for example after a
 * discard.
 */
export async function rebasePending(
  db: UserDatabase,
  customer: string,
  articleCodes: readonly string[],
): Promise<void> {
  for (const articleCode of articleCodes) {
    const line = await db.cartLines.get([customer, articleCode]);
    if (line) await put(db, { ...line, qty: line.serverQty ?? 0 });
  }
  const only = new Set(articleCodes);
  for (const entry of await pendingCartEntries(db, customer)) await applyPending(db, entry, only);
}

/**
 * Notes what the server has of an article now. A line that something later hides is kept hidden, so
 * that it comes back when that is given up.
 * @param qty 0 when the server has no such line
 */
export async function recordServerQty(
  db: UserDatabase,
  customer: string,
  articleCode: string,
  qty: number,
  product: unknown,
): Promise<void> {
  const serverQty = qty === 0 ? null : qty;
  const line = await db.cartLines.get([customer, articleCode]);
  if (line) await put(db, { ...line, serverQty });
  else if (serverQty !== null) {
    const position = await nextPosition(db, customer);
    await put(db, { customer, articleCode, qty: 0, serverQty, position, product });
  }
}

/** The last position of each customer's cart, by transaction: within one, no other code adds a line. */
const lastPositions = new WeakMap<object, Map<string, number>>();

async function lastPosition(db: UserDatabase, customer: string): Promise<number> {
  const lines = await db.cartLines.where('customer').equals(customer).toArray();
  return Math.max(0, ...lines.map((line) => line.position));
}

/** Looks at the lines once a transaction: hundreds may be added in one. */
async function nextPosition(db: UserDatabase, customer: string): Promise<number> {
  const known = lastPositions.get(Dexie.currentTransaction) ?? new Map<string, number>();
  const position = (known.get(customer) ?? (await lastPosition(db, customer))) + 1;
  lastPositions.set(Dexie.currentTransaction, known.set(customer, position));
  return position;
}

/** A line with quantity 0 that the server does not have is deleted. */
async function put(db: UserDatabase, line: CartLineRow): Promise<void> {
  if (line.qty === 0 && line.serverQty === null)
    await db.cartLines.delete([line.customer, line.articleCode]);
  else await db.cartLines.put(line);
}
