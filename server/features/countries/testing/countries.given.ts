import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Countries and cities of addresses. */
export function givenCountries(db: Db) {
  return {
    /** A country; Germany where nothing else is said. */
    async country(fields: Fields<'country'> = {}): Promise<void> {
      await db
        .insertInto('country')
        .values({ id: 'DE', name: 'Germany', ...toColumns<'country'>(fields) })
        .execute();
    },

    /** A city of the United States. @returns its id */
    async city({ id = randomUUID(), ...fields }: Fields<'city'> = {}): Promise<string> {
      const row = { country: 'US', id, description: `City ${id}` };
      await db
        .insertInto('city')
        .values({ ...row, ...toColumns<'city'>(fields) })
        .execute();
      return id;
    },
  };
}
