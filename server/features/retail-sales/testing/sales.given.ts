import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { daysAgo, getForms, nextFrame } from '#server/features/serials/testing/serials.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

type SaleFields = Omit<Fields<'retail_sale'>, 'frameNormal' | 'frameFolded'> & {
  /** The consumer's data; only the name unless a test says more. */
  consumer?: Fields<'retail_sale_consumer'> | null;
  /** Further numbers, by kind. */
  serials?: Readonly<Record<string, string>>;
};

/** Sales of bikes to consumers, and what they need. */
export function givenSales(db: Db) {
  return {
    /** A complete sale of customer 0002000001 to a consumer. @returns its id and frame number */
    async retailSale({ consumer = {}, serials = {}, ...fields }: SaleFields = {}) {
      const { id = randomUUID(), frameNumber = nextFrame() } = fields;
      const { normal, folded } = getForms(frameNumber);
      await db
        .insertInto('retail_sale')
        .values({
          sorg,
          id,
          customer: dealerCustomer,
          frame_number: frameNumber,
          article: 'B-4',
          frame_normal: normal,
          frame_folded: folded,
          sold_on: daysAgo(5),
          status: 'complete',
          ...toColumns<'retail_sale'>(fields),
        })
        .execute();
      const of = { sorg: fields.sorg ?? sorg, sale_id: id };
      if (consumer)
        await db
          .insertInto('retail_sale_consumer')
          .values({ ...of, name: 'Consumer', ...toColumns<'retail_sale_consumer'>(consumer) })
          .execute();
      const further = Object.entries(serials).map(([kind, value]) => ({
        ...of,
        kind,
        value,
        normal: getForms(value).normal,
      }));
      if (further.length > 0) await db.insertInto('retail_sale_serial').values(further).execute();
      return { id, frameNumber };
    },

    /** A Polygon Bikes account that staff have uploaded. @returns its id */
    async consumerAccount(fields: Omit<Fields<'consumer_account'>, 'frameNormal'> = {}) {
      const { frameNumber = nextFrame() } = fields;
      const { id } = await db
        .insertInto('consumer_account')
        .values({
          sorg,
          name: 'Consumer',
          frame_number: frameNumber,
          frame_normal: getForms(frameNumber).normal,
          purchased_on: daysAgo(5),
          ...toColumns<'consumer_account'>(fields),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    },
  };
}
