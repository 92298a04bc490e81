import type { Db } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import {
  acknowledgeBatch,
  type Batch,
  batchFiles,
  openBatches,
  takeBatch,
} from './batches.store.ts';
import { writeFiles } from './write-files.ts';

/** Where batches come from: the database, or a running server. */
export interface BatchSource {
  /** Puts what is new into batches. @returns all that the ERP has not acknowledged, oldest first */
  batches(): Promise<Batch[]>;
  /** Returns the files of a batch, in the order they are to be written; null once acknowledged. */
  files(batch: number): Promise<readonly (readonly [name: string, text: string])[] | null>;
  /** Notes that the ERP has a batch. @returns `before` when that had been said already */
  acknowledge(batch: number): Promise<'now' | 'before' | 'unknown'>;
}

/** The batches of a database. */
export const batchesIn = (db: Db): BatchSource => ({
  async batches() {
    while ((await takeBatch(db)) !== null);
    const batches = await openBatches(db);
    const orders = batches.reduce((sum, batch) => sum + batch.orders, 0);
    const detail = { batches: batches.length, orders };
    await recordAudit(db, { kind: 'orders.exported', actor: 'operator', detail });
    return batches;
  },
  files: (batch) => batchFiles(db, batch),
  async acknowledge(batch) {
    const acknowledged = await acknowledgeBatch(db, batch);
    const detail = { batch, acknowledged };
    await recordAudit(db, { kind: 'orders.acknowledged', actor: 'operator', detail });
    return acknowledged;
  },
});

/**
 * Writes all batches that the ERP has not acknowledged, what is new included, each as it was written
 * the first time. Every order is in one batch only.
 * @returns the batches written, oldest first
 */
export async function exportOrders(source: BatchSource, folder: string): Promise<Batch[]> {
  const written: Batch[] = [];
  for (const batch of await source.batches()) {
    const files = await source.files(batch.id);
    // Acknowledged since the list was read.
    if (!files) continue;
    await writeFiles(folder, files);
    written.push(batch);
  }
  return written;
}
