import type { Db } from '#server/db/database.ts';
import { givenRights } from '#server/features/access/testing/rights.given.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';
import { groupRoles } from '#server/testing/seed-scopes.ts';

/** Administrators may give all group roles but their own; `accessadmin9` administers 3000. */
async function seed(db: Db): Promise<void> {
  const granted = groupRoles.filter(({ id }) => id !== 'access-admin');
  await db
    .insertInto('group_role_grant')
    .values(granted.map(({ id }) => ({ group_role_id: 'access-admin', granted_id: id })))
    .execute();
  await givenRights(db).newUser('accessadmin9', {
    groupRole: 'access-admin',
    areas: ['3000:all:'],
  });
}

export const accessSeed: FeatureSeed = { feature: 'access', after: [], seed };
