import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Adds articles `DRY-0` and so on, and for every second one what a dealer has of it. */
export async function addStock(db: Db, articles: number, customer: string): Promise<void> {
  await sql`
    insert into article (sorg, code, code_display, group_id, name, category, brand, merchandise_category, uom)
    select a.sorg, 'DRY-' || n, 'DRY-' || n, a.group_id, a.name, a.category, a.brand, a.merchandise_category, a.uom
    from article a, generate_series(0, ${articles - 1}::int) n
    where a.sorg = '2000' and a.code = 'P-1'`.execute(db);
  await sql`
    insert into dealer_stock (sorg, customer, article, qty)
    select '2000', ${customer}, 'DRY-' || n, n % 90 + n % 2
    from generate_series(0, ${articles - 1}::int, 2) n`.execute(db);
}
