import { parse } from 'csv-parse/sync';
import { getDatabaseBatches } from '#server/batches/batch-source.ts';
import type { Db } from '#server/db/database.ts';
import { saleBatches } from '../export/sale-batches.ts';

/** Puts pending sales into a batch. @returns the rows of sales of all open batches, oldest batch first */
export async function takeBatchOfSales(db: Db): Promise<Record<string, string>[]> {
  const source = getDatabaseBatches(db, saleBatches);
  const rows: Record<string, string>[] = [];
  for (const { id } of await source.batches())
    for (const [name, text] of (await source.files(id)) ?? [])
      if (name.startsWith('retail_sales-'))
        rows.push(...(parse(text, { columns: true }) as Record<string, string>[]));
  return rows;
}
