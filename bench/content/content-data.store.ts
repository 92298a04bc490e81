import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How much content there is; 9,999 of the materials are in one category. */
export interface ContentSizes {
  news: number;
  documents: number;
  groups: number;
  categories: number;
  materials: number;
  markets: number;
  users: number;
}

/** The category with 9,999 materials. */
export const largeCategory = '2000~C1';
/** The last of a line of 99 categories. */
export const deepCategory = '2000~L99';

const types = sql`array['news', 'sales_document', 'marketing_material']`;
/** Three of the twenty markets of a branch: markets of a branch have the same last digit. */
const marketsOf = (branch: string, n: string) =>
  sql.raw(
    `array(select 'K' || (${branch} % 10 + 10 * ((${n} * 7 + i) % 20)) from generate_series(0, 2) i)`,
  );
const branchMarkets = (branch: string) =>
  sql.raw(`array(select 'K' || (${branch} % 10 + 10 * i) from generate_series(0, 19) i)`);
const words = sql`'<p>The chain has to be oiled in week ' || n % 52 || '</p>'`;

/**
 * Fills the fixture's sales organisation with content, and with users who have three markets each. User dealer1 has the
 * markets of a branch, so that a tenth of all can be read.
 */
export async function fillContent(db: Db, sizes: ContentSizes): Promise<void> {
  await sql`
    insert into content_target_market (id, market_name, source, brand, types)
    select 'K' || n, 'Market ' || n, 'bench', '', ${types}
    from generate_series(0, ${sizes.markets}::int - 1) n`.execute(db);
  await fillReaders(db, sizes);
  const shown = sql`current_date - n % 20, current_date + n % 30`;
  await sql`
    insert into news (sorg, id, language, title, body, valid_from, valid_to, markets, search)
    select '2000', 'N' || n, 'en', 'News ' || n, ${words}, ${shown}, ${marketsOf('n', 'n')},
      search_text('News ' || n || ' chain oiled week')
    from generate_series(1, ${sizes.news}::int) n`.execute(db);
  await sql`
    insert into sales_document_group (sorg, id, language, title, markets, search)
    select '2000', 'G' || n, 'en', 'Group ' || n, ${branchMarkets('n')}, 'group ' || n
    from generate_series(1, ${sizes.groups}::int) n`.execute(db);
  await sql`
    insert into sales_document (sorg, id, parent_id, type, language, title, body, valid_from, valid_to,
      markets, search)
    select '2000', 'D' || n, case when n % 20 > 0 then 'G' || 1 + n % ${sizes.groups}::int end,
      case when n % 3 = 0 then 'technical' else 'general' end, 'en', 'Document ' || n, ${words}, ${shown},
      ${marketsOf('(n + 1)', 'n')}, search_text('Document ' || n || ' chain oiled week')
    from generate_series(1, ${sizes.documents}::int) n`.execute(db);
  await fillMaterial(db, sizes);
  await sql`vacuum analyze`.execute(db);
}

async function fillReaders(db: Db, { users }: ContentSizes): Promise<void> {
  await sql`insert into app_user (username, name, email, language, password_hash, group_role_id)
    select 'reader' || n, 'Reader ' || n, 'reader' || n || '@dealer.example', 'en-us', 'no password', u.group_role_id
    from generate_series(1, ${users}::int) n, app_user u where u.username = 'dealer1'`.execute(db);
  await sql`insert into user_area (user_id, sorg, limitation, value)
    select u.id, a.sorg, a.limitation, a.value from app_user u
    join app_user d on d.username = 'dealer1' join user_area a on a.user_id = d.id
    where u.username like 'reader%'`.execute(db);
  await sql`
    insert into user_content_target_market (user_id, market_id)
    select u.id, 'K' || (u.id % 10 + 10 * ((u.id + i * 3) % 20))
    from app_user u, generate_series(0, 2) i where u.username like 'reader%'`.execute(db);
  await sql`
    insert into user_content_target_market (user_id, market_id)
    select u.id, 'K' || (1 + 10 * i) from app_user u, generate_series(0, 19) i
    where u.username = 'dealer1'`.execute(db);
}

/** Categories of ten branches, eight levels deep, a line of 99 in the first of them, and material in all. */
async function fillMaterial(db: Db, { categories, materials }: ContentSizes): Promise<void> {
  const columns = sql`sorg, id, parent_id, type, route, language, title, markets, search`;
  await sql`
    insert into marketing_material_category (${columns})
    select '2000', 'C' || n, case when n > 10 then 'C' || (((n - 1) / 10 - 1) / 2 * 10 + (n - 1) % 10 + 1) end,
      'marketing_material', 'c' || n, 'en', 'Category ' || n, ${branchMarkets('n')}, 'category ' || n
    from generate_series(1, ${categories}::int) n`.execute(db);
  await sql`
    insert into marketing_material_category (${columns})
    select '2000', 'L' || n, case when n > 1 then 'L' || n - 1 end, 'marketing_material', 'l' || n, 'en',
      'Level ' || n, ${branchMarkets('1')}, 'level ' || n
    from generate_series(1, 99) n`.execute(db);
  await sql`
    insert into marketing_material (sorg, id, parent_id, type, language, title, markets, search)
    select '2000', 'P' || n, case when n < 10000 then 'C1' else 'C' || 1 + n % ${categories}::int end,
      'marketing_material', 'en', 'Picture ' || n,
      ${marketsOf('(case when n < 10000 then 1 else 1 + n % 2000 end)', 'n')},
      search_text('Picture ' || n || ' chain')
    from generate_series(1, ${materials}::int) n`.execute(db);
}
