import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Db } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Batch, BatchAttachment, BatchFile, BatchKind } from './batch-kind.ts';
import {
  acknowledgeBatch,
  batchFiles,
  findAttachment,
  openBatches,
  takeBatch,
} from './batches.store.ts';
import { writeFiles } from './write-files.ts';

/** Where batches come from: the database, or a running server. */
export interface BatchSource {
  /** Puts what is new into batches. @returns all that the ERP has not acknowledged, oldest first */
  batches(): Promise<Batch[]>;
  /** Returns the files of a batch, in the order they are to be written; null once acknowledged. */
  files(batch: number): Promise<readonly BatchFile[] | null>;
  /** Lists the stored files that the files of a batch name. */
  attachments(files: readonly BatchFile[]): readonly BatchAttachment[];
  /** Opens a stored file that a batch names; null when it is no longer kept. */
  content(
    batch: number,
    attachment: Pick<BatchAttachment, 'sorg' | 'hash'>,
  ): Promise<Readable | null>;
  /** Notes that the ERP has a batch. @returns `before` when that had been said already */
  acknowledge(batch: number): Promise<'now' | 'before' | 'unknown'>;
}

/**
 * The batches of a kind in a database.
 * @param store holds the stored files that batches name; needed for kinds that name some
 */
export const getDatabaseBatches = (
  db: Db,
  kind: BatchKind,
  store?: Pick<FileStore, 'get'>,
): BatchSource => ({
  async batches() {
    while ((await takeBatch(db, kind)) !== null);
    const batches = await openBatches(db, kind);
    const total = batches.reduce((sum, batch) => sum + (batch[kind.counted] ?? 0), 0);
    const detail = { batches: batches.length, [kind.counted]: total };
    await recordAudit(db, { kind: `${kind.name}.exported`, actor: 'operator', detail });
    return batches;
  },
  files: (batch) => batchFiles(db, kind, batch),
  attachments: (files) => kind.attachments?.(files) ?? [],
  async content(batch, attachment) {
    if (!store) throw new Error('The batches were opened without a file store');
    const place = await findAttachment(db, kind, batch, attachment);
    return place === null ? null : await store.get(place);
  },
  async acknowledge(batch) {
    const acknowledged = await acknowledgeBatch(db, kind, batch);
    const detail = { batch, acknowledged };
    await recordAudit(db, { kind: `${kind.name}.acknowledged`, actor: 'operator', detail });
    return acknowledged;
  },
});

/**
 * Writes all batches that the ERP has not acknowledged, what is new included, each as it was written the
 * first time. Every record is in one batch only.
 * @returns the batches written, oldest first
 */
export async function exportBatches(source: BatchSource, folder: string): Promise<Batch[]> {
  const written: Batch[] = [];
  for (const batch of await source.batches()) {
    const files = await source.files(batch.id);
    // Acknowledged since the list was read.
    if (!files) continue;
    for (const attachment of source.attachments(files)) {
      const content = await source.content(batch.id, attachment);
      if (!content) continue;
      const path = join(folder, attachment.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFiles(dirname(path), [[basename(path), content]]);
    }
    // After the files they name, so that a reader who finds these finds all.
    await writeFiles(folder, files);
    written.push(batch);
  }
  return written;
}
