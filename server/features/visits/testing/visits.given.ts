import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { userId } from '#server/testing/user-id.ts';
import type { VisitPhotoPlace } from '#shared/visits/visit-photos.rules.ts';

const sorg = '2000';

type VisitFields = Omit<Fields<'visit'>, 'userId' | 'search'> & {
  /** The user name of the author. */
  by?: string;
  /** The places that have a photo. */
  photos?: readonly VisitPhotoPlace[];
};

/** Visits to shops, and the options of their forms. */
export function givenVisits(db: Db) {
  /** A stored photo of a user that no visit has yet. @returns its id */
  async function visitPhotoFile({ id = randomUUID() as string, by = 'sales1' } = {}) {
    const hash = randomUUID();
    await db
      .insertInto('stored_content')
      .values({ sorg, hash, place: hash, type: 'image/webp', bytes: 3 })
      .execute();
    const user_id = await userId(db, by);
    const file = { id, sorg, hash, purpose: 'visits/photo', name: 'a.webp', user_id };
    await db.insertInto('stored_file').values(file).execute();
    return id;
  }

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

    visitPhotoFile,

    /** A polygon visit of sales1 to customer 0002000001, with a photo of the front. @returns its id */
    async visit({
      by = 'sales1',
      id = randomUUID(),
      photos = ['frontShop1'],
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
      for (const place of photos) {
        const file_id = await visitPhotoFile({ by });
        await db
          .updateTable('stored_file')
          .set({ owner_id: id })
          .where('id', '=', file_id)
          .execute();
        await db.insertInto('visit_photo').values({ sorg, visit_id: id, place, file_id }).execute();
      }
      return id;
    },
  };
}
