import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

/** Builders for the sales organisation's articles, prices and stock. */
export function givenArticles(db: Db) {
  return {
    /** Changes an article of the fixture. */
    async article(code: string, fields: Fields<'article'>): Promise<void> {
      await db
        .updateTable('article')
        .set(toColumns<'article'>(fields))
        .where('sorg', '=', sorg)
        .where('code', '=', code)
        .execute();
    },

    /** A price on the list of customer 0002000001, in minor units. */
    async price({ article, dealer }: { article: string; dealer: number }): Promise<void> {
      await db
        .insertInto('price')
        .values({ sorg, price_list: 'A', article, dealer })
        .onConflict((at) => at.columns(['sorg', 'price_list', 'article']).doUpdateSet({ dealer }))
        .execute();
    },

    /** Pieces of an article in a warehouse; none of them is reserved. */
    async stock({
      article,
      qty,
      warehouse = 'W1',
    }: {
      article: string;
      qty: number;
      warehouse?: string;
    }): Promise<void> {
      await db
        .insertInto('stock')
        .values({ sorg, warehouse, article, qty, reserved: 0 })
        .onConflict((at) =>
          at.columns(['sorg', 'article', 'warehouse']).doUpdateSet({ qty, reserved: 0 }),
        )
        .execute();
    },

    /** The only arrival of an article; null for none. */
    async arrival({
      article = 'P-2',
      date,
      qty = 40,
    }: {
      article?: string;
      /** YYYY-MM-DD. */
      date: string | null;
      qty?: number;
    }): Promise<void> {
      await db.deleteFrom('arrival').where('article', '=', article).execute();
      if (date === null) return;
      await db
        .insertInto('arrival')
        .values({ sorg, warehouse: 'W1', article, date, qty })
        .execute();
    },
  };
}
