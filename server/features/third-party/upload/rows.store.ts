import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { RecordValues } from '#server/lib/upload-history.store.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { parseMoney, plainMoney } from '#shared/money.ts';
import type { RowTable } from './take-rows.ts';

interface Place {
  sorg: string;
  vendor: string;
}

const toMap = (rows: readonly RecordValues[]) =>
  new Map(rows.map((row) => [toCaselessKey(row.articleCode ?? ''), row]));

/** Only another address is fetched anew; the result of the present one stays. */
const isOtherPicture = sql`excluded.image_url <> third_party_article.image_url`;

/** The articles of a vendor, as rows of its file. @param precision decimals of the currency */
export function articleTable({ sorg, vendor }: Place, precision: number): RowTable {
  return {
    needsArticle: false,
    async read(tx, codes) {
      const { rows } = await sql<RecordValues & { price: number }>`
        select a.code as "articleCode", a.description, a.price, a.sales_unit as "salesUnit",
          a.uom_converter::text as "uomConverter", a.image_url as "imageUrl",
          case when a.active then 'yes' else 'no' end as active
        from third_party_article a
        where a.sorg = ${sorg} and a.vendor = ${vendor} and lower(a.code) = any(${codes}::text[])`.execute(
        tx,
      );
      return toMap(rows.map((row) => ({ ...row, price: plainMoney(row.price, precision) })));
    },
    async write(tx, values) {
      const rows = values.map(({ price = '', ...row }) => ({
        ...row,
        price: parseMoney(price, precision),
      }));
      await sql`
        insert into third_party_article (sorg, vendor, code, description, price, sales_unit,
          uom_converter, image_url, active)
        select ${sorg}::text, ${vendor}::text, r."articleCode", r.description, r.price, r."salesUnit",
          r."uomConverter", r."imageUrl", r.active
        from json_to_recordset(${JSON.stringify(rows)}::json) as r ("articleCode" text, description text,
          price bigint, "salesUnit" text, "uomConverter" integer, "imageUrl" text, active boolean)
        on conflict (sorg, vendor, code) do update set description = excluded.description,
          price = excluded.price, sales_unit = excluded.sales_unit,
          uom_converter = excluded.uom_converter, active = excluded.active,
          image_url = excluded.image_url,
          image = case when excluded.image_url = '' and third_party_article.image_url <> ''
            then null else third_party_article.image end,
          image_tries = case when ${isOtherPicture} then 0 else third_party_article.image_tries end,
          image_tried_at = case when ${isOtherPicture} then null
            else third_party_article.image_tried_at end,
          image_problem = case when ${isOtherPicture} then null
            else third_party_article.image_problem end,
          image_fetched_url = case when ${isOtherPicture} then ''
            else third_party_article.image_fetched_url end`.execute(tx);
    },
  };
}

/** The stock of a vendor, as rows of its file. */
export function stockTable({ sorg, vendor }: Place): RowTable {
  return {
    needsArticle: true,
    async read(tx, codes) {
      const { rows } = await sql<RecordValues>`
        select a.code as "articleCode", coalesce(s.qty, 0)::text as stock
        from third_party_article a left join third_party_stock s
          on s.sorg = a.sorg and s.vendor = a.vendor and s.article = a.code
        where a.sorg = ${sorg} and a.vendor = ${vendor} and lower(a.code) = any(${codes}::text[])`.execute(
        tx,
      );
      return toMap(rows);
    },
    async write(tx: Db, values) {
      await sql`
        insert into third_party_stock (sorg, vendor, article, qty)
        select ${sorg}::text, ${vendor}::text, r."articleCode", r.stock
        from json_to_recordset(${JSON.stringify(values)}::json) as r ("articleCode" text, stock integer)
        order by r."articleCode"
        on conflict (sorg, vendor, article) do update set qty = excluded.qty`.execute(tx);
    },
  };
}
