// The draft of an order: what is in the device's cart of a customer until it is ordered. Its key is in the database, so
// that all tabs share it. It is the id of the entry that captures the draft and the idempotency key of the order, so that
// the same draft is ordered at most once. The draft ends when it is captured or placed, or when the cart is empty; what
// is put into the cart after that is a new draft with a new key.
import { rebasePending, recordServerQty } from './cart-lines.ts';
import { type UserDatabase, workTables } from './database.ts';
import { withReopen } from './reopen-database.ts';

const rowOf = (customer: string) => `order-draft/${customer}`;

/** The draft of this key was ordered or emptied, for example in another tab. */
export class DraftEnded extends Error {
  override name = 'DraftEnded';
}

/** Returns the key of the draft of a customer; null where none has begun. */
export async function readDraftKey(db: UserDatabase, customer: string): Promise<string | null> {
  return ((await db.syncState.get(rowOf(customer)))?.draft as string | undefined) ?? null;
}

/** Gives the draft of a customer a key, unless it has one. */
export async function beginDraft(db: UserDatabase, customer: string): Promise<void> {
  await write(db, async () => {
    if ((await readDraftKey(db, customer)) === null) await putNewKey(db, customer);
  });
}

/** Ends a draft. Does nothing when it has ended already. Runs inside the caller's transaction. */
export async function endDraft(db: UserDatabase, customer: string, key: string): Promise<void> {
  if ((await readDraftKey(db, customer)) === key) await db.syncState.delete(rowOf(customer));
}

/** Ends the draft of a cart that shows no line any more. Runs inside the caller's transaction. */
export async function endEmptyDraft(db: UserDatabase, customer: string): Promise<void> {
  const lines = db.cartLines.where('customer').equals(customer);
  if (!(await lines.filter(({ qty }) => qty > 0).first()))
    await db.syncState.delete(rowOf(customer));
}

/**
 * Gives a draft another key after the server has refused its order: under the former key the server answers with that
 * refusal from then on.
 */
export async function renewDraft(db: UserDatabase, customer: string, key: string): Promise<void> {
  await write(db, async () => {
    if ((await readDraftKey(db, customer)) === key) await putNewKey(db, customer);
  });
}

/** Ends a draft whose order was placed, and takes the ordered articles out of the cart, in one step. */
export async function endPlacedDraft(
  db: UserDatabase,
  customer: string,
  { key, articles }: { key: string; articles: readonly string[] },
): Promise<void> {
  await write(db, async () => {
    if ((await readDraftKey(db, customer)) !== key) return;
    for (const articleCode of articles) await recordServerQty(db, customer, articleCode, 0, null);
    await rebasePending(db, customer, articles);
    await endDraft(db, customer, key);
  });
}

async function putNewKey(db: UserDatabase, customer: string): Promise<void> {
  await db.syncState.put({ key: rowOf(customer), draft: crypto.randomUUID() });
}

function write(db: UserDatabase, work: () => Promise<void>): Promise<void> {
  return withReopen(db, () => db.transaction('rw', workTables(db), work));
}
