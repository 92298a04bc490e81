import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

/** Vendors, their articles and orders. */
export function givenThirdParty(db: Db) {
  return {
    /** A vendor of the customer of vendor1. @returns its id */
    async thirdPartyVendor(fields: Fields<'third_party_vendor'> = {}): Promise<string> {
      const row = { sorg, id: 'V1', name: 'Bell Works', email: 'bells@vendor.example' };
      const columns = toColumns<'third_party_vendor'>({ customer: '0002000003', ...fields });
      const values = { ...row, ...columns };
      await db
        .insertInto('third_party_vendor')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return values.id;
    },
    /** An article of V1 at 5.00 with 10 pieces in stock. @returns its code */
    async thirdPartyArticle({
      stock = 10,
      ...fields
    }: Fields<'third_party_article'> & { stock?: number } = {}): Promise<string> {
      const row = {
        sorg,
        vendor: 'V1',
        code: 'B-1',
        description: 'Bell',
        price: 500,
        sales_unit: 'PCE',
        ...toColumns<'third_party_article'>(fields),
      };
      await db.insertInto('third_party_article').values(row).execute();
      const { vendor, code: article } = row;
      await db
        .insertInto('third_party_stock')
        .values({ sorg, vendor, article, qty: stock })
        .execute();
      return row.code;
    },
    /** An order of the customer of dealer1 at V1 for 2 pieces of each article. @returns its number */
    async thirdPartyOrder({
      articles = ['B-1'],
      ...fields
    }: Fields<'third_party_order'> & { articles?: readonly string[] } = {}): Promise<string> {
      const address = {
        name: 'Shop',
        address: '1 Main',
        postalCode: '1',
        city: 'B',
        country: 'US',
      };
      const { no, order_no } = await db
        .insertInto('third_party_order')
        .values({
          sorg,
          vendor: 'V1',
          customer: dealerCustomer,
          is_pickup: false,
          address: JSON.stringify(address),
          total: 1_000 * articles.length,
          ...toColumns<'third_party_order'>(fields),
        })
        .returning(['no', 'order_no'])
        .executeTakeFirstOrThrow();
      const items = articles.map((article, at) => ({
        order_id: no,
        article,
        position: at + 1,
        description: 'Bell',
        sales_unit: 'PCE',
        uom_converter: 1,
        qty: 2,
        price: 500,
        subtotal: 1_000,
        status: fields.status ?? 1,
      }));
      await db.insertInto('third_party_item').values(items).execute();
      await sql`update third_party_stock set open = open + 2
        where sorg = ${sorg} and article = any(${articles}::text[])`.execute(db);
      return order_no;
    },
  };
}
