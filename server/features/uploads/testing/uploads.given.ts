import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

/** Uploads and what they have written. */
export function givenUploads(db: Db) {
  return {
    /** A file of dealer stock for the customer of dealer1. @returns its id */
    async upload({ id = randomUUID() as string, ...fields }: Fields<'upload'> = {}) {
      const row = {
        sorg,
        id,
        kind: 'DEALER_STOCK',
        customer: dealerCustomer,
        file_name: 'stock.csv',
      };
      await db
        .insertInto('upload')
        .values({ ...row, ...toColumns<'upload'>(fields) })
        .execute();
      return id;
    },

    /** What the customer of dealer1 has of P-1. */
    async dealerStock(fields: Fields<'dealer_stock'> = {}) {
      const row = { sorg, customer: dealerCustomer, article: 'P-1', qty: 3 };
      await db
        .insertInto('dealer_stock')
        .values({ ...row, ...toColumns<'dealer_stock'>(fields) })
        .execute();
    },
  };
}
