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
    /** A PDF of a news item. @param news its id as clients know it @returns the id of the file */
    async newsFile(news: string): Promise<string> {
      const [id, hash] = [randomUUID(), randomUUID()];
      const sorg = news.slice(0, 4);
      const content = { sorg, hash, place: hash, type: 'application/pdf', bytes: 3 };
      await db.insertInto('stored_content').values(content).execute();
      const owner_id = `news/${news}`;
      const file = { id, sorg, hash, purpose: 'content/file', name: 'prices.pdf', owner_id };
      await db.insertInto('stored_file').values(file).execute();
      await db.insertInto('content_file').values({ file_id: id, owner_id, place: 1 }).execute();
      return id;
    },
  };
}
