import type { Db } from '#server/db/database.ts';

/** A batch the ERP has not acknowledged, with how much of each sort of record it holds. */
export type Batch = { id: number } & Readonly<Record<string, number>>;

/** A file of a batch. */
export type BatchFile = readonly [name: string, text: string];

/** A stored file that a batch names: its path in the folder of the export, and its content. */
export interface BatchAttachment {
  path: string;
  sorg: string;
  hash: string;
}

/**
 * One kind of records that the ERP gets in batches, each record in one batch only. A feature lists its kinds
 * under `batches`; the address is `/<address>` and the command `npm run export -- <name>`.
 */
export interface BatchKind {
  /** In commands, in the audit log (`orders.exported`) and in the table of batches. */
  name:
    | 'orders'
    | 'payments'
    | 'disputes'
    | 'recall-reports'
    | 'inspections'
    | 'retail-sales'
    | 'claims'
    | 'region-categories'
    | 'click-collect'
    | 'dealer-stock';
  /** Of its routes: `order-export`. */
  address: string;
  /** Which count of a batch is summed in the audit log. */
  counted: string;
  /**
   * Puts new records into a batch. Runs alone, so that no other batch takes the same ones.
   * @returns whether there were any
   */
  fill(tx: Db, batch: number): Promise<boolean>;
  /** Returns the files of a batch that was just filled, in the order they are to be written. */
  files(tx: Db, batch: number): Promise<BatchFile[]>;
  /** Lists the stored files that the files of a batch name. */
  attachments?(files: readonly BatchFile[]): BatchAttachment[];
  /** Counts what batches hold. */
  count(db: Db, batches: readonly number[]): Promise<Batch[]>;
}
