import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import type { OrderListRow, UserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import {
  type ArticleFacts,
  applyEntry,
  deleteListOperation,
  factsOf,
  type KeptList,
  type ListLine,
  type ListOnDevice,
  saveListOperation,
} from './list-model.ts';
import { listPending } from './list-pending.ts';

// The device's table of lists. The functions may be called inside a transaction over all tables.

const operations: readonly string[] = [saveListOperation, deleteListOperation];

const keptOf = (row: OrderListRow) => row.list as KeptList;

async function listRows(db: UserDatabase, customer: string): Promise<OrderListRow[]> {
  return await db.orderLists.where('customer').equals(customer).toArray();
}

/** The changes of a customer's lists that the server does not have, oldest first. */
export function pendingListChanges(db: UserDatabase, customer: string): Promise<OutboxEntry[]> {
  return listPending(db, customer, operations);
}

/** A customer's lists as the server last had them, by id. */
export async function serverLists(
  db: UserDatabase,
  customer: string,
): Promise<Map<string, ListOnDevice>> {
  const known = (await listRows(db, customer)).flatMap((row) => keptOf(row).server ?? []);
  return new Map(known.map((list) => [list.id, list]));
}

/** A customer's lists with what is unsent. */
export async function shownLists(db: UserDatabase, customer: string): Promise<ListOnDevice[]> {
  return (await listRows(db, customer)).flatMap((row) => keptOf(row).shown ?? []);
}

/**
 * Returns the facts about articles on the device: from the lists, and from the cart, which is more recent.
 */
export async function knownFacts(db: UserDatabase, customer: string): Promise<ArticleFacts> {
  const facts = new Map<string, Omit<ListLine, 'qty'>>();
  for (const row of await listRows(db, customer)) {
    const { shown, server } = keptOf(row);
    for (const { qty: _qty, ...line } of [...(server?.lines ?? []), ...(shown?.lines ?? [])])
      if (line.product || !facts.has(line.articleCode)) facts.set(line.articleCode, line);
  }
  for (const { product } of await db.cartLines.where('customer').equals(customer).toArray()) {
    const line = factsOf(product as CartProductFragment);
    facts.set(line.articleCode, line);
  }
  return facts;
}

/** Stores a customer's lists: the server's version, and that with all pending changes applied. */
export async function writeLists(
  db: UserDatabase,
  customer: string,
  server: ReadonlyMap<string, ListOnDevice>,
): Promise<void> {
  const known = await knownFacts(db, customer);
  const shown = new Map(server);
  for (const change of await pendingListChanges(db, customer)) applyEntry(shown, change, known);
  const ids = [...new Set([...server.keys(), ...shown.keys()])];
  const rows = ids.map((id): OrderListRow => {
    const list: KeptList = { shown: shown.get(id) ?? null, server: server.get(id) ?? null };
    return { id, customer, list };
  });
  await db.orderLists.where('customer').equals(customer).delete();
  await db.orderLists.bulkPut(rows);
}
