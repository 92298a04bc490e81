// The second copy of a user's work (decision 047). Each transaction that changes work also notes, in the table `uncopied`,
// which rows it has changed. When it is complete, these rows are read again and written to the copy, and the notes are
// deleted. A page that is closed in between leaves notes, which the next one finds when it opens the database.
// - A copy is written in one transaction, within which the original is read. So the last of several tabs that write it has
//   read the newest state.
// - The row `marker` says that a database is not new. A new original takes over the rows of its copy before any other query
//   runs; a new copy gets all rows of its original.
// An entry that was sent, but whose copy does not say so yet, is sent again under its key: the server answers what it did
// the first time.
import {
  type DBCoreMutateRequest,
  type DBCoreTransaction,
  Dexie,
  type EntityTable,
  type IndexableType,
  type Table,
} from 'dexie';
import { reportCopyFailure } from './copy-storage.ts';
import type { OutboxEntry } from './outbox/outbox-entry.ts';

/** Rows that are not in the copy yet. */
export interface UncopiedRow {
  n: number;
  table: string;
  /** Null after the deletion of a range. */
  keys: unknown[] | null;
}

type CopiedDatabase = Dexie & {
  outbox: EntityTable<OutboxEntry, 'seq'>;
  syncState: Table<{ key: string }, string>;
  uncopied: EntityTable<UncopiedRow, 'n'>;
};

const marker = 'has-copy';

interface CopiedTable {
  name: string;
  rows: unknown[];
  /** Rows that have been deleted. */
  gone: IndexableType[];
  /** The keys of all rows, when it is not known which have been deleted. */
  all: IndexableType[] | null;
}

const toText = (key: unknown): string => JSON.stringify(key);

const isNew = async (db: CopiedDatabase): Promise<boolean> => !(await db.syncState.get(marker));

/**
 * Keeps a copy of the work in a database; call it before that is opened.
 * @param work the names of the tables that are copied
 * @param open opens the copy
 */
export function keepCopy(
  db: CopiedDatabase,
  work: readonly string[],
  open: () => Promise<CopiedDatabase>,
): void {
  let copy: Promise<CopiedDatabase> | null = null;
  const openOnce = async () => {
    copy ??= open();
    copy.catch(() => {
      copy = null;
    });
    return await copy;
  };
  const restoreIfNew = async (opened: CopiedDatabase) => {
    if (await isNew(opened)) await restore(opened, await openOnce(), work);
  };
  let isReported = false;
  const report = (error: unknown) => {
    // A database that was closed is deleted, or copies again when it is opened again.
    if (isReported || !db.isOpen()) return;
    isReported = true;
    reportCopyFailure(error);
  };
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  const copySoon = () => {
    next ??= last.then(async () => {
      next = null;
      if (!db.isOpen()) return;
      // It may have failed when the database was opened: then the copy still has the only rows of before.
      await restoreIfNew(db);
      await copyChanges(db, await openOnce(), work);
    });
    last = next.catch(report);
  };
  noteChanges(db, work, copySoon);
  db.on(
    'ready',
    (opened) =>
      restoreIfNew(opened as CopiedDatabase)
        .catch(report)
        .then(copySoon),
    true,
  );
}

/** Adds to each transaction that changes work a row with what it has changed. */
function noteChanges(db: CopiedDatabase, work: readonly string[], changed: () => void): void {
  db.use({
    stack: 'dbcore',
    name: 'copy',
    create: (core) => ({
      ...core,
      transaction(tables, mode, options) {
        if (mode !== 'readwrite' || !tables.some((name) => work.includes(name)))
          return core.transaction(tables, mode, options);
        const trans = core.transaction([...tables, 'uncopied'], mode, options);
        (trans as DBCoreTransaction & EventTarget).addEventListener('complete', changed);
        return trans;
      },
      table(name) {
        const table = core.table(name);
        if (!work.includes(name)) return table;
        const note = ({ trans }: DBCoreMutateRequest, keys: unknown[] | null) =>
          core.table('uncopied').mutate({ type: 'add', trans, values: [{ table: name, keys }] });
        return {
          ...table,
          mutate: (request) =>
            table.mutate(request).then((answer) => {
              const keys = request.type === 'deleteRange' ? null : (answer.results ?? []);
              return note(request, keys).then(() => answer);
            }),
        };
      },
    }),
  });
}

async function copyChanges(
  db: CopiedDatabase,
  copy: CopiedDatabase,
  work: readonly string[],
): Promise<void> {
  const copied = await copy.transaction('rw', [...work], async () => {
    const all = await isNew(copy);
    const { changes, tables } = await Dexie.waitFor(
      Dexie.ignoreTransaction(() => readChanges(db, work, all)),
    );
    for (const table of tables) await writeTable(copy, table);
    return changes;
  });
  if (copied.length > 0) await db.uncopied.bulkDelete(copied.map(({ n }) => n));
}

/** Reads what has changed, as one state of the database. */
function readChanges(db: CopiedDatabase, work: readonly string[], all: boolean) {
  return db.transaction('r', [...work, 'uncopied'], async () => {
    const changes = await db.uncopied.toArray();
    const tables: CopiedTable[] = [];
    for (const name of work) {
      const noted = changes.filter(({ table }) => table === name);
      if (all || noted.length > 0) tables.push(await readTable(db, name, all ? null : noted));
    }
    return { changes, tables };
  });
}

/** @param noted null for all rows */
async function readTable(
  db: CopiedDatabase,
  name: string,
  noted: readonly UncopiedRow[] | null,
): Promise<CopiedTable> {
  const table = db.table(name);
  const hasRange = !noted || noted.some(({ keys }) => keys === null);
  const all = hasRange ? await table.toCollection().primaryKeys() : null;
  if (!noted) return { name, rows: await table.toArray(), gone: [], all };
  // A failed change of several has no key.
  const found = noted.flatMap(({ keys }) => keys ?? []).filter((key) => key !== undefined);
  const keys = [...new Map(found.map((key) => [toText(key), key])).values()] as IndexableType[];
  const rows = await table.bulkGet(keys);
  const gone = keys.filter((_, nth) => rows[nth] === undefined);
  return { name, rows: rows.filter((row) => row !== undefined), gone, all };
}

async function writeTable(copy: CopiedDatabase, { name, rows, gone, all }: CopiedTable) {
  const table = copy.table(name);
  const left = all && new Set(all.map(toText));
  const others = left ? await table.toCollection().primaryKeys() : [];
  await table.bulkDelete([...gone, ...others.filter((key) => !left?.has(toText(key)))]);
  await table.bulkPut(rows);
}

/** Puts the rows of the copy into a new database, in one step. Rows that are there already stay as they are. */
async function restore(
  db: CopiedDatabase,
  copy: CopiedDatabase,
  work: readonly string[],
): Promise<void> {
  const copied = await copy.transaction('r', [...work], () =>
    Promise.all(work.map(async (name) => ({ name, rows: await copy.table(name).toArray() }))),
  );
  await db.transaction('rw', [...work], async () => {
    // Another tab or the worker may have been first.
    if (!(await isNew(db))) return;
    for (const { name, rows } of copied) await addMissing(db.table(name), rows);
    const ids = new Set((await db.outbox.toArray()).map(({ id }) => id));
    const entries = (copied.find(({ name }) => name === 'outbox')?.rows ?? []) as OutboxEntry[];
    // Work went on without the copy, and another entry has the number by now.
    const others = entries.filter(({ id }) => !ids.has(id)).map(({ seq: _, ...entry }) => entry);
    await db.outbox.bulkAdd(others);
    await db.syncState.put({ key: marker });
  });
}

async function addMissing(table: Table, rows: readonly unknown[]): Promise<void> {
  await table.bulkAdd(rows).catch(Dexie.BulkError, () => undefined);
}
