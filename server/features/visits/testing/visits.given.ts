import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { userId } from '#server/testing/user-id.ts';

const sorg = '2000';

type VisitFields = Omit<Fields<'visit'>, 'userId' | 'search'> & {
  /** The user name of the author. */
  by?: string;
};

/** Visits to shops, and the options of their forms. */
export function givenVisits(db: Db) {
  return {
    /** An option of polygon visits. */
    async visitOption({ id = 'O', list = 'series', ...fields }: Fields<'visit_option'> = {}) {
      const row = { sorg, kind: 'polygon', list, id, label: `Option ${id}` };
      const { key: _, ...columns } = toColumns<'visit_option'>(fields);
      await db
        .insertInto('visit_option')
        .values({ ...row, ...columns })
        .onConflict((at) =>
          at.columns(['sorg', 'kind', 'list', 'id']).doUpdateSet({ label: row.label, ...columns }),
        )
        .execute();
    },

    /** A polygon visit of sales1 to customer 0002000001, without photos. @returns its id */
    async visit({
      by = 'sales1',
      id = randomUUID(),
      ...fields
    }: VisitFields = {}): Promise<string> {
      await db
        .insertInto('visit')
        .values({
          sorg,
          id,
          kind: 'polygon',
          customer: dealerCustomer,
          by_shop: !by.startsWith('sales'),
          sales_person: 'SP1',
          user_id: await userId(db, by),
          author_name: `Test ${by}`,
          captured_at: new Date(),
          ...toColumns<'visit'>(fields),
        })
        .execute();
      return id;
    },

    /** A stored photo of a user that no visit has yet. @returns its id */
    async visitPhotoFile(id: string = randomUUID(), by = 'sales1'): Promise<string> {
      const hash = id.replaceAll('-', '');
      await db
        .insertInto('stored_content')
        .values({ sorg, hash, place: `files/${hash}`, type: 'image/webp', bytes: 3 })
        .onConflict((at) => at.doNothing())
        .execute();
      await db
        .insertInto('stored_file')
        .values({
          id,
          sorg,
          hash,
          purpose: 'visits/photo',
          name: 'a.webp',
          user_id: await userId(db, by),
        })
        .execute();
      return id;
    },
  };
}
