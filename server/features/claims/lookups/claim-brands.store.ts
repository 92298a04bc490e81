import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ClaimBrand, ProductCategory } from '#server/graphql/generated/types.ts';

const mostBrands = 500;

/**
 * Returns the brands of active articles by name, with the files that their claims need and how long decisions take.
 * Days count from sending; the median is null for fewer than five decisions, which would tell about single claims.
 */
export async function listBrands(
  db: Db,
  sorg: string,
  productCategory: ProductCategory | null,
): Promise<ClaimBrand[]> {
  const { rows } = await sql<ClaimBrand>`
    with decided as (
      select lower(c.brand) as brand, ceil(percentile_cont(0.5) within group (
          order by extract(epoch from c.decided_at - c.sent_at)) / 86400)::integer as days
      from claim c
      where c.sorg = ${sorg} and c.decided_at > now() - interval '90 days'
        and c.sent_at is not null
      group by lower(c.brand) having count(*) >= 5)
    select b.brand, coalesce(f.files, '{}') as files, d.days as "decidedInDays"
    from (select distinct g.brand from product_group g
      where g.sorg = ${sorg} and (${productCategory}::text is null or g.category = ${productCategory})
        and exists (select from article a
          where a.sorg = g.sorg and a.group_id = g.id and a.active)) b
    left join lateral (select x.files from claim_form x
      where x.sorg = ${sorg} and lower(x.brand) = lower(b.brand) and x.active
      order by x.brand <> b.brand, x.brand limit 1) f on true
    left join decided d on d.brand = lower(b.brand)
    order by b.brand collate "und-x-icu" limit ${mostBrands}`.execute(db);
  return rows;
}
