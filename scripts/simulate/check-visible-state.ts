import { aliasEntryKey, type KeptAlias } from '#src/features/order-lists/aliases.offline.ts';
import { type KeptList, type ListOnDevice, listKey } from '#src/features/order-lists/list-model.ts';
import { cartKey } from '#src/offline/cart-lines.ts';
import { isPending } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import type { SimTab } from './device.ts';
import { aliasValue, cartValue, listChanges, listValue } from './entities.ts';
import type { Ledger } from './ledger.ts';

/** The state of an entity on a device. */
interface Sight {
  /** The last value that the device received from the server. */
  server: string | null;
  shown: string | null;
}

/**
 * Checks a page while nothing is in progress. For each entity it must show the latest unsent change. The
 * value it has from the server must be the one at which the device's own last change took effect, or a later
 * one: a user must not see a confirmed change undone.
 * @returns the problems, in words
 */
export async function checkVisibleState(
  { db, user, device }: SimTab,
  ledger: Ledger,
): Promise<string[]> {
  const entries = await withReopen(db, () => db.outbox.orderBy('seq').toArray());
  const sights = await readSights(db);
  const wanted = new Map<string, string | null>();
  const known = new Map<string, number>();
  const problems: string[] = [];
  for (const entry of entries) {
    const { operation, customer, variables, idempotencyKey } = entry;
    const taken = ledger.effectOf(idempotencyKey);
    if (!isPending(entry) && taken === null) problems.push(`done, but never taken: ${operation}`);
    for (const [thing, value] of listChanges(operation, customer ?? '', variables))
      if (isPending(entry)) wanted.set(thing, value);
      else known.set(thing, Math.max(taken ?? -1, known.get(thing) ?? -1));
  }
  for (const thing of new Set([...sights.keys(), ...wanted.keys(), ...known.keys()])) {
    const { server, shown } = sights.get(thing) ?? { server: null, shown: null };
    const should = wanted.has(thing) ? wanted.get(thing) : server;
    if (shown !== should) problems.push(`${thing} shows ${shown} instead of ${should}`);
    if (!ledger.hadSince(user.id, thing, known.get(thing) ?? -1, server))
      problems.push(`${thing} is said to be ${server}, which the server had long ago or never`);
  }
  return problems.map((problem) => `seen on device ${device.no}, ${user.username}: ${problem}`);
}

async function readSights(db: SimTab['db']): Promise<Map<string, Sight>> {
  const [lines, lists, aliases] = await withReopen(db, () =>
    Promise.all([db.cartLines.toArray(), db.orderLists.toArray(), db.aliases.toArray()]),
  );
  const inCart = lines.map(({ customer, articleCode, qty, serverQty }): [string, Sight] => [
    cartKey(customer, articleCode),
    { server: cartValue(serverQty), shown: cartValue(qty) },
  ]);
  const told = (list: ListOnDevice | null) => list && listValue(list.name, list.lines);
  const listed = lists.map((row): [string, Sight] => {
    const { server, shown } = row.list as KeptList;
    return [listKey(row.id), { server: told(server), shown: told(shown) }];
  });
  const numbered = (aliases as KeptAlias[]).map((row): [string, Sight] => [
    aliasEntryKey(row.customer, row.key),
    {
      server: row.server && aliasValue(row.server.alias, row.server.articleCode),
      shown: row.deleted ? null : aliasValue(row.alias, row.articleCode),
    },
  ]);
  return new Map([...inCart, ...listed, ...numbered]);
}
