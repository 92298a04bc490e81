import type { Entry, FeedFile, FileRun, Row } from '#server/feeds/feed-file.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { deactivate, findStaffChanged, giveBack, type RecordKey } from './staff-changes.store.ts';
import { keyColumns } from './upsert.store.ts';

const toText = (key: RecordKey) => JSON.stringify(key);

/**
 * Returns the rows that may be written: rows of records that staff have changed in the portal are reported and left
 * out, unless the import overwrites them (reading 71). Their `active` false still counts.
 */
export async function keepStaffChanges(
  file: FeedFile,
  batch: readonly Entry[],
  { db, overwrite, warn }: FileRun,
): Promise<readonly Entry[]> {
  const mark = file.keepsStaffChanges;
  if (!mark || batch.length === 0) return batch;
  const { table, caseless: isCaseless = false } = file;
  const place = { table, keys: keyColumns(file), mark, isCaseless };
  const keyOf = (row: Row) =>
    place.keys.map((name) => (isCaseless ? toCaselessKey(String(row[name])) : String(row[name])));
  const changed = await findStaffChanged(
    db,
    place,
    batch.map(({ row }) => keyOf(row)),
  );
  if (changed.length === 0) return batch;
  if (overwrite) {
    await giveBack(db, place, changed);
    return batch;
  }
  const names = new Set(changed.map(toText));
  const isKept = ({ row }: Entry) => names.has(toText(keyOf(row)));
  const kept = batch.filter(isKept);
  const [column = '', name = ''] = [file.key.at(-1), place.keys.at(-1)];
  for (const { line, row } of kept)
    warn(line, column, 'KEPT', `"${row[name]}" was changed in the portal and is kept`);
  const gone = kept.filter(({ row }) => row.active === false).map(({ row }) => keyOf(row));
  if (gone.length > 0) await deactivate(db, place, gone);
  return batch.filter((entry) => !isKept(entry));
}
