import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { userId } from '#server/testing/user-id.ts';

/** Requests for files. */
export function givenDownloads(db: Db) {
  return {
    /** A request of a user, dealer1 unless it says otherwise, for the invoices of a month. @returns its id */
    async download({
      id = randomUUID() as string,
      user = 'dealer1',
      ...fields
    }: Fields<'download'> & { user?: string } = {}): Promise<string> {
      const row = {
        id,
        sorg: '2000',
        user_id: await userId(db, user),
        customer: dealerCustomer,
        module: 'INVOICES',
        from_day: '2026-01-01',
        to_day: '2026-01-31',
        format: 'csv',
        host: 'localhost',
        locale: 'en-us',
        layout: JSON.stringify({
          title: 'Invoices',
          columns: [{ name: 'invoiceNo', header: 'Invoice' }],
        }),
        file_name: 'Invoices.csv',
      };
      await db
        .insertInto('download')
        .values({ ...row, ...toColumns<'download'>(fields) })
        .execute();
      return id;
    },
  };
}
