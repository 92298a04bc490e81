import type { Db } from '#server/db/database.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';

/** Market, its brand, and what it has content of. */
const markets = [
  ['M1', 'Volt', ['marketing_material', 'sales_document', 'news']],
  ['M2', '', ['news']],
  ['M3', 'Volt', ['sales_document']],
] as const;

/** User and market; users that are not listed have none, such as guest1, product1 and blocked1. */
const members = [
  ['dealer1', 'M1'],
  ['dealer1', 'M2'],
  ['dealer2', 'M2'],
  ['vendor1', 'M1'],
  ['sales1', 'M1'],
  ['sales1', 'M3'],
  ['group1', 'M1'],
  ['audit1', 'M1'],
  ['contentadmin', 'M1'],
  ['dealer9', 'M3'],
] as const;

/** Content target markets and who reads their content. */
async function seed(db: Db): Promise<void> {
  await db
    .insertInto('content_target_market')
    .values(
      markets.map(([id, brand, types]) => ({
        id,
        market_name: `Market ${id}`,
        source: 'test',
        brand,
        types: [...types],
      })),
    )
    .execute();
  const users = await db.selectFrom('app_user').select(['id', 'username']).execute();
  const idOf = new Map(users.map(({ id, username }) => [username, id]));
  await db
    .insertInto('user_content_target_market')
    .values(members.map(([name, market_id]) => ({ user_id: idOf.get(name) ?? 0, market_id })))
    .execute();
}

export const contentSeed: FeatureSeed = { feature: 'content', after: [], seed };
