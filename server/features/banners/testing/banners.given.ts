import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Banners that are shown today. */
export function givenBanners(db: Db) {
  return {
    /** @returns its id as clients know it */
    async banner(fields: Fields<'banner'> = {}): Promise<string> {
      const row = {
        sorg: '2000',
        id: randomUUID(),
        file: 'spring',
        ...seedPeriod(-2, 2),
        ...toColumns<'banner'>(fields),
      };
      await db.insertInto('banner').values(row).execute();
      return `${row.sorg}~${row.id}`;
    },
  };
}
