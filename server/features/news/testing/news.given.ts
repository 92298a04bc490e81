import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** News that are shown today in market M1. */
export function givenNews(db: Db) {
  return {
    /** @returns its id as clients know it */
    async news(fields: Fields<'news'> = {}): Promise<string> {
      const row = {
        sorg: '2000',
        id: randomUUID(),
        title: 'Test',
        body: '<p>Test</p>',
        language: 'en',
        markets: ['M1'],
        ...seedPeriod(-2, 2),
        ...toColumns<'news'>(fields),
      };
      await db
        .insertInto('news')
        .values({ ...row, search: row.title.toLowerCase() })
        .execute();
      return `${row.sorg}~${row.id}`;
    },
  };
}
