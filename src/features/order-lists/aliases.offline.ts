import { codeKey } from '#shared/article-code.ts';
import {
  type ArticleAliasesQuery,
  SaveArticleAliasesDocument,
  type SaveArticleAliasesMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { AliasRow, UserDatabase } from '#src/offline/database.ts';
import { registerOperation } from '#src/offline/outbox/operation-registry.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { listPending } from './list-pending.ts';
import { forgetMark } from './state-marks.ts';

// The offline operations of own article numbers. Runs in the page and in the worker.

const saveAliasesOperation = 'SaveArticleAliases';

/** An own number and its article; without one the number is deleted. */
export interface AliasChange {
  alias: string;
  articleCode: string | null;
}

/** The row of the device's table, with what the server last had and whether its deletion waits. */
export type KeptAlias = AliasRow & {
  server: { alias: string; articleCode: string } | null;
  deleted: boolean;
};

/** The outbox key of an own number; all spellings of one share it. */
export function aliasEntryKey(customer: string, alias: string): string {
  return `alias/${customer}/${codeKey(alias)}`;
}

/** One change of own numbers, at most 500 of them; a later one of the same numbers overwrites it. */
export function aliasEntry(
  customer: string,
  aliases: readonly AliasChange[],
): NewEntry & { variables: SaveArticleAliasesMutationVariables } {
  return {
    operation: saveAliasesOperation,
    variables: { aliases: aliases.map(({ alias, articleCode }) => ({ alias, articleCode })) },
    keys: [...new Set(aliases.map(({ alias }) => aliasEntryKey(customer, alias)))],
    note: { count: aliases.length, ...aliases[0] },
  };
}

/** A customer's rows, those whose deletion waits included. */
async function listRows(db: UserDatabase, customer: string): Promise<KeptAlias[]> {
  return (await db.aliases.where('customer').equals(customer).toArray()) as KeptAlias[];
}

/** A customer's own numbers with what is unsent, in their order. */
export async function shownAliases(db: UserDatabase, customer: string): Promise<KeptAlias[]> {
  return (await listRows(db, customer)).filter((row) => !row.deleted);
}

/** The changes of a customer's own numbers that the server does not have, oldest first. */
export function pendingAliasChanges(db: UserDatabase, customer: string): Promise<OutboxEntry[]> {
  return listPending(db, customer, [saveAliasesOperation]);
}

function changesOf(entry: OutboxEntry): AliasChange[] {
  const { aliases } = entry.variables as SaveArticleAliasesMutationVariables;
  return [aliases]
    .flat()
    .map(({ alias, articleCode }) => ({ alias, articleCode: articleCode ?? null }));
}

/**
 * Applies changes to rows, by key.
 * @param taken the server has them too
 */
function applyEntry(
  rows: Map<string, KeptAlias>,
  customer: string,
  changes: readonly AliasChange[],
  taken = false,
): void {
  for (const { alias, articleCode } of changes) {
    const key = codeKey(alias);
    const deleted = articleCode === null;
    const before = rows.get(key)?.server ?? null;
    const server = taken ? (deleted ? null : { alias: alias.trim(), articleCode }) : before;
    const told = { alias: alias.trim(), articleCode: articleCode ?? before?.articleCode ?? '' };
    if (deleted && server === null) rows.delete(key);
    else rows.set(key, { customer, key, ...told, server, deleted });
  }
}

/** A row as the server has it; null for one it does not know. */
function asServer(row: KeptAlias): KeptAlias | null {
  return row.server && { ...row, ...row.server, deleted: false };
}

async function write(
  db: UserDatabase,
  customer: string,
  server: readonly KeptAlias[],
): Promise<void> {
  const rows = new Map(server.map((row) => [row.key, row]));
  for (const change of await pendingAliasChanges(db, customer))
    applyEntry(rows, customer, changesOf(change));
  await db.aliases.where('customer').equals(customer).delete();
  await db.aliases.bulkPut([...rows.values()]);
}

/** Stores the server's own numbers with all pending changes applied. */
export async function takeAliases(
  db: UserDatabase,
  customer: string,
  aliases: ArticleAliasesQuery['articleAliases']['aliases'],
): Promise<void> {
  await write(
    db,
    customer,
    aliases.map(({ alias, articleCode }) => {
      const server = { alias, articleCode };
      return { customer, key: codeKey(alias), ...server, server, deleted: false };
    }),
  );
}

/** The rows of some numbers, by key, changed and written back: most tables are long. */
async function change(
  db: UserDatabase,
  entry: OutboxEntry,
  how: (rows: Map<string, KeptAlias>, customer: string) => void,
): Promise<void> {
  const { customer } = entry;
  if (customer === null) return;
  const keys = changesOf(entry).map(({ alias }): [string, string] => [customer, codeKey(alias)]);
  const found = (await db.aliases.bulkGet(keys)).filter((row) => row !== undefined);
  const rows = new Map(found.map((row) => [row.key, row as KeptAlias]));
  how(rows, customer);
  await db.aliases.bulkDelete(keys.filter(([, key]) => !rows.has(key)));
  await db.aliases.bulkPut([...rows.values()]);
}

registerOperation<SaveArticleAliasesMutationVariables>(saveAliasesOperation, {
  document: SaveArticleAliasesDocument,
  version: 1,
  overwrites: true,
  apply: (db, entry) =>
    change(db, entry, (rows, customer) => applyEntry(rows, customer, changesOf(entry))),
  async done(db, entry) {
    const { customer } = entry;
    if (customer === null) return;
    await change(db, entry, (rows) => applyEntry(rows, customer, changesOf(entry), true));
    await layLater(db, entry, customer);
    await forgetMark(db, customer, 'aliases');
  },
  async undo(db, entry) {
    const { customer } = entry;
    if (customer === null) return;
    await change(db, entry, (rows) => {
      for (const [key, row] of rows) {
        const server = asServer(row);
        if (server) rows.set(key, server);
        else rows.delete(key);
      }
    });
    await layLater(db, entry, customer);
  },
});

/** Applies later pending changes of the same numbers to the present rows. */
async function layLater(db: UserDatabase, entry: OutboxEntry, customer: string): Promise<void> {
  for (const later of await pendingAliasChanges(db, customer)) {
    const same = changesOf(later).filter(({ alias }) =>
      entry.keys.includes(aliasEntryKey(customer, alias)),
    );
    if (same.length > 0) await change(db, later, (rows) => applyEntry(rows, customer, same));
  }
}
