import type { Db } from '#server/db/database.ts';
import {
  countAliases,
  dropAliases,
  findAliases,
  keepAliases,
  lockAliases,
} from '#server/features/order-lists/order-lists.public.ts';
import {
  deleteUploadedSales,
  findUndoableSales,
} from '#server/features/retail-sales/retail-sales.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { RecordValues } from '#server/lib/upload-history.store.ts';
import { listLimits } from '#shared/order-lists.ts';
import type { UploadKindName } from '#shared/row-upload.ts';
import { dropStock, findStock, lockStock, setStock } from './dealer-stock/stock.store.ts';

/** A record by what users call it. */
interface NamedRecord {
  record: string;
  label: string;
}

/** A record with its values. */
export interface RecordToWrite {
  record: string;
  values: RecordValues;
}

/** The records of one kind that belong to a customer, as uploads write and undo them. */
export interface UploadedRecords {
  /** Lets changes happen one after the other, until the transaction ends. */
  lock(tx: Db): Promise<void>;
  /** Returns those that are there. */
  read(db: Db, records: readonly string[]): Promise<Map<string, RecordValues>>;
  write(tx: Db, records: readonly RecordToWrite[]): Promise<void>;
  remove(tx: Db, records: readonly NamedRecord[]): Promise<void>;
  /** How many more the customer may have, where there is a limit. */
  countRoom?(db: Db): Promise<number>;
}

/** The records of a kind. @param customer inside the viewer's fence */
export function getRecords(ctx: Context, kind: UploadKindName, customer: string): UploadedRecords {
  const { sorg, userId } = viewerOf(ctx);
  const owner = { sorg, customer, userId };
  const keys = (records: readonly NamedRecord[]) => records.map(({ record }) => record);
  switch (kind) {
    case 'OWN_NUMBERS':
      return {
        lock: (tx) => lockAliases(tx, owner),
        async read(db, records) {
          const found = await findAliases(db, owner, records);
          return new Map(
            found.map(({ key, alias, article }) => [
              key,
              { ownNumber: alias, articleCode: article },
            ]),
          );
        },
        write: (tx, records) =>
          keepAliases(
            tx,
            owner,
            records.map(({ record, values: { ownNumber = '', articleCode = '' } }) => ({
              key: record,
              alias: ownNumber,
              article: articleCode,
            })),
          ),
        remove: (tx, records) => dropAliases(tx, owner, keys(records)),
        countRoom: async (db) => listLimits.aliases - (await countAliases(db, owner)),
      };
    case 'DEALER_STOCK':
      return {
        lock: (tx) => lockStock(tx, owner),
        read: (db, records) => findStock(db, owner, records),
        write: (tx, records) =>
          setStock(
            tx,
            owner,
            records.map(({ record, values }) => ({ article: record, qty: Number(values.qty) })),
          ),
        remove: (tx, records) => dropStock(tx, owner, keys(records)),
      };
    case 'RETAIL_SALES':
      return {
        // Reading locks the sales.
        lock: async () => undefined,
        read: (tx, records) => findUndoableSales(tx, owner, records),
        // A sale of a file is always new, so that none has to be restored.
        write: async () => undefined,
        remove: (tx, records) => deleteUploadedSales(tx, ctx, records),
      };
  }
}
