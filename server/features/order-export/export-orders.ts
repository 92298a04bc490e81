import type { Db } from '#server/db/database.ts';
import { type Batch, batchFiles, openBatches, takeBatch } from './batches.store.ts';
import { writeFiles } from './write-files.ts';

/**
 * Puts what is new into batches and writes all that the ERP has not acknowledged, each batch as it was
 * written the first time. Every order is in one batch only.
 * @returns the batches written, oldest first
 */
export async function exportOrders(db: Db, folder: string): Promise<Batch[]> {
  while ((await takeBatch(db)) !== null);
  const written: Batch[] = [];
  for (const batch of await openBatches(db)) {
    const files = await batchFiles(db, batch.id);
    // Acknowledged since the list was read.
    if (!files) continue;
    await writeFiles(folder, files);
    written.push(batch);
  }
  return written;
}
