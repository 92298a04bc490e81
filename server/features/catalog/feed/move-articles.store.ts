import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

/** Lets the articles of the given groups follow their group's brand, model and categories. */
export async function moveArticles(db: Db, groups: readonly Row[]): Promise<void> {
  const ids = groups.map(({ sorg, id }) => ({ sorg, id }));
  await sql`
    update article a
    set category = g.category, brand = g.brand, model = g.model, serie = g.serie,
        merchandise_category = g.merchandise_category
    from ${records(ids, { sorg: 'text', id: 'text' })}
    join product_group g on g.sorg = r.sorg and g.id = r.id
    where a.sorg = g.sorg and a.group_id = g.id
      and (a.category, a.brand, a.model, a.serie, a.merchandise_category) is distinct from
          (g.category, g.brand, g.model, g.serie, g.merchandise_category)`.execute(db);
}
