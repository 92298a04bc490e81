import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Announcements that are shown today. */
export function givenAnnouncements(db: Db) {
  return {
    /** @returns its id as clients know it */
    async announcement(fields: Fields<'announcement'> = {}): Promise<string> {
      const row = {
        sorg: '2000',
        id: randomUUID(),
        type: 'home_page',
        title: 'Test',
        content: '<p>Test</p>',
        language: 'en',
        ...seedPeriod(-2, 2),
        ...toColumns<'announcement'>(fields),
      };
      await db.insertInto('announcement').values(row).execute();
      return `${row.sorg}~${row.id}`;
    },
  };
}
