import { parse } from 'csv-parse/sync';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { getDatabaseBatches } from '#server/batches/batch-source.ts';
import type { Db } from '#server/db/database.ts';
import { saleBatches } from '../export/sale-batches.ts';

/** Puts pending sales into a batch. @returns the rows of sales of all open batches, oldest batch first */
export const takeBatchOfSales = (db: Db): Promise<Record<string, string>[]> =>
  takeBatch(db, saleBatches, 'retail_sales-');

/** Puts pending records into a batch. @returns the rows of the files so named of all open batches, oldest batch first */
export async function takeBatch(
  db: Db,
  kind: BatchKind,
  start: string,
): Promise<Record<string, string>[]> {
  const source = getDatabaseBatches(db, kind);
  const rows: Record<string, string>[] = [];
  for (const { id } of await source.batches())
    for (const [name, text] of (await source.files(id)) ?? [])
      if (name.startsWith(start))
        rows.push(...(parse(text, { columns: true }) as Record<string, string>[]));
  return rows;
}
