import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import {
  cartChange,
  cartOperation,
  pendingCartEntries,
  rebasePending,
} from '#src/offline/cart-lines.ts';
import { openUserDatabase, type UserDatabase, workTables } from '#src/offline/database.ts';
import { DraftEnded, endDraft, readDraftKey } from '#src/offline/order-draft.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import {
  isPending,
  isRefusedByServer,
  type NewEntry,
  type OutboxEntry,
  resetForRetry,
} from '#src/offline/outbox/outbox-entry.ts';
import { discardEntry, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { wantSync } from '#src/offline/sync/sync-signal.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import {
  checkoutEntry,
  type OrderNote,
  type OrderVariables,
  orderedArticles,
} from './checkout.offline.ts';

export interface OrderToCapture {
  variables: OrderVariables;
  note: OrderNote;
}

export interface DraftToCapture extends OrderToCapture {
  /** The key of the cart's draft. */
  draft: string;
}

function openDatabase(viewer: Pick<Viewer, 'host' | 'userId'>): UserDatabase {
  return openUserDatabase(viewer.host, viewer.userId);
}

function together<T>(db: UserDatabase, work: () => Promise<T>): Promise<T> {
  return withReopen(db, () => db.transaction('rw', workTables(db), work));
}

/**
 * Keeps an order to be placed when online; resolves when it is safe on the device. A draft is captured once: a second
 * press, or another tab, is given the order of the first.
 * @returns the id of its entry
 * @throws DraftEnded when the draft has ended otherwise; an error when the device cannot store it
 */
export async function captureOrder(
  viewer: Viewer,
  { variables, note, draft }: DraftToCapture,
  db: UserDatabase = openDatabase(viewer),
): Promise<string> {
  const { customer } = viewer;
  if (customer === null) throw new Error('No customer is selected, so nothing can be ordered');
  return await together(db, async () => {
    const known = await db.outbox.where('id').equals(draft).count();
    // An order that was sent without an answer goes on under its own key, whatever the cart has become.
    const isOpen = note.sentUnder === draft || (await readDraftKey(db, customer)) === draft;
    if (known === 0 && !isOpen) throw new DraftEnded();
    const entry = { ...checkoutEntry(customer, variables, note), draft };
    await enqueue(db, viewer, [entry]);
    await endDraft(db, customer, draft);
    return draft;
  });
}

/**
 * Discards an order and returns its lines to the cart, in one step. Lines that the server's cart does not
 * have any more are set again, unless the order may have been placed.
 */
export function giveUpOrder(
  viewer: Viewer,
  entryId: string,
  db: UserDatabase = openDatabase(viewer),
): Promise<void> {
  return together(db, async () => {
    const entry = await db.outbox.where('id').equals(entryId).first();
    if (!entry || !isPending(entry) || entry.customer === null) return;
    const { customer } = entry;
    await discardEntry(db, entryId);
    if (entry.sent && !isRefusedByServer(entry)) return;
    const back: NewEntry[] = [];
    const changed = await changedArticles(db, customer);
    for (const { product, qty } of (entry.note as OrderNote).lines) {
      const line = await db.cartLines.get([customer, product.article_code]);
      const missing = !line || line.qty === 0;
      if (missing && !changed.has(product.article_code))
        back.push(cartChange(customer, product, qty));
    }
    await enqueue(db, { ...viewer, customer }, back);
  });
}

/**
 * Replaces a refused order with a new one at today's figures. The new order takes the same position in the
 * outbox, so that later changes of the cart still come after it.
 *
 * At most one of the two orders is ever placed, even if a copy of the first request is still on its way: the
 * server keeps answering the first key with the refusal, and the new order has a key of its own. Articles
 * left out of the new order leave the cart. Articles added to it keep the quantity that the user wants in the
 * cart in addition to the order.
 * @returns the id of the new entry
 * @throws when the refused order no longer exists or is being sent again
 */
export function replaceOrder(
  viewer: Viewer,
  entryId: string,
  order: OrderToCapture,
  db: UserDatabase = openDatabase(viewer),
): Promise<string> {
  const id = crypto.randomUUID();
  return together(db, async () => {
    // The connection may break after the commit: the second run finds what the first has done.
    if (await db.outbox.where('id').equals(id).first()) return id;
    const old = await db.outbox.where('id').equals(entryId).first();
    if (!old || old.customer === null || !isRefusedByServer(old))
      throw new Error('This order does not wait for a decision any more');
    const { customer } = old;
    const { keys, variables, note } = checkoutEntry(customer, order.variables, order.note);
    await db.outbox.put({
      ...old,
      ...resetForRetry(old),
      id,
      keys,
      variables,
      note,
      createdAt: Date.now(),
    });
    const kept = new Set(orderedArticles({ variables }));
    const before = new Set(orderedArticles(old));
    const leftOut = [...before].filter((articleCode) => !kept.has(articleCode));
    const cameIn = [...kept].filter((articleCode) => !before.has(articleCode));
    const wanted = await inCart(db, customer, cameIn);
    await rebasePending(db, customer, [...leftOut, ...kept]);
    const gone = await removals(db, customer, old, leftOut);
    await enqueue(db, { ...viewer, customer }, [...gone, ...wanted]);
    wantSync();
    return id;
  });
}

/** Takes articles out of the cart that are in it only because of the order they were left out of. */
async function removals(
  db: UserDatabase,
  customer: string,
  old: OutboxEntry,
  articles: readonly string[],
): Promise<NewEntry[]> {
  const products = new Map<string, CartProductFragment>(
    (old.note as OrderNote).lines.map(({ product }) => [product.article_code, product]),
  );
  const changed = await changedArticles(db, customer);
  const gone: NewEntry[] = [];
  for (const articleCode of articles) {
    const product = products.get(articleCode);
    const line = await db.cartLines.get([customer, articleCode]);
    if (product && line && !changed.has(articleCode)) gone.push(cartChange(customer, product, 0));
  }
  return gone;
}

/** Sets the cart's quantities of these articles again; later changes of the user are kept. */
async function inCart(
  db: UserDatabase,
  customer: string,
  articles: readonly string[],
): Promise<NewEntry[]> {
  const changed = await changedArticles(db, customer);
  const rows = await db.cartLines.bulkGet(
    articles.map((articleCode): [string, string] => [customer, articleCode]),
  );
  return rows.flatMap((row) =>
    row && row.qty > 0 && !changed.has(row.articleCode)
      ? [cartChange(customer, row.product as CartProductFragment, row.qty)]
      : [],
  );
}

/** Returns the articles whose quantity in the cart the user has changed since; these changes are kept. */
async function changedArticles(db: UserDatabase, customer: string): Promise<Set<string>> {
  const entries = await pendingCartEntries(db, customer);
  return new Set(
    entries
      .filter(({ operation }) => operation === cartOperation)
      .flatMap(({ variables }) =>
        (variables as { products: { articleCode: string }[] }).products.map(
          ({ articleCode }) => articleCode,
        ),
      ),
  );
}

/** Sends an order again as it is: after a refusal under a new key, see `resetForRetry`. */
export async function retryOrder(viewer: Viewer, id: string): Promise<void> {
  await retryEntry(openUserDatabase(viewer.host, viewer.userId), id);
}
