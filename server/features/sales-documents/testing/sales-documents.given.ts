import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Documents that are shown today in market M1, and groups in it. */
export function givenSalesDocuments(db: Db) {
  return {
    /** @returns its id as clients know it */
    async salesDocument(fields: Fields<'sales_document'> = {}): Promise<string> {
      const row = {
        sorg: '2000',
        id: randomUUID(),
        type: 'general',
        title: 'Test',
        language: 'en',
        markets: ['M1'],
        ...seedPeriod(-2, 2),
        ...toColumns<'sales_document'>(fields),
      };
      await db
        .insertInto('sales_document')
        .values({ ...row, search: row.title.toLowerCase() })
        .execute();
      return `${row.sorg}~${row.id}`;
    },
    /** @returns its id as clients know it */
    async salesDocumentGroup(fields: Fields<'sales_document_group'> = {}): Promise<string> {
      const row = {
        sorg: '2000',
        id: randomUUID(),
        title: 'Group',
        language: 'en',
        markets: ['M1'],
        ...toColumns<'sales_document_group'>(fields),
      };
      await db
        .insertInto('sales_document_group')
        .values({ ...row, search: row.title.toLowerCase() })
        .execute();
      return `${row.sorg}~${row.id}`;
    },
  };
}
