import type { Entry, FeedFile, FileRun, Row } from '#server/feeds/feed-file.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { deactivate, findStaffChanged, giveBack } from './staff-changes.store.ts';
import { keyColumns } from './upsert.store.ts';

/**
 * Returns the rows that may be written: rows of records that staff have changed in the portal are reported and left
 * out, unless the import overwrites them (reading 71). Their `active` false still counts.
 */
export async function keepStaffChanges(
  file: FeedFile,
  batch: readonly Entry[],
  { db, overwrite, warn }: FileRun,
): Promise<readonly Entry[]> {
  const [key] = keyColumns(file);
  const [column = ''] = file.key;
  if (!file.keepsStaffChanges || key === undefined) return batch;
  const nameOf = (row: Row) => {
    const name = String(row[key]);
    return file.caseless ? toCaselessKey(name) : name;
  };
  const place = { table: file.table, key, isCaseless: file.caseless ?? false };
  const changed = await findStaffChanged(
    db,
    place,
    batch.map(({ row }) => nameOf(row)),
  );
  if (changed.size === 0) return batch;
  if (overwrite) {
    await giveBack(db, place, [...changed]);
    return batch;
  }
  const isKept = ({ row }: Entry) => changed.has(nameOf(row));
  const kept = batch.filter(isKept);
  for (const { line, row } of kept)
    warn(line, column, 'KEPT', `"${row[key]}" was changed in the portal and is kept`);
  const gone = kept.filter(({ row }) => row.active === false).map(({ row }) => nameOf(row));
  if (gone.length > 0) await deactivate(db, place, gone);
  return batch.filter((entry) => !isKept(entry));
}
