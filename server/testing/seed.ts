import type { Db } from '#server/db/database.ts';
import { orderedSeeds } from './feature-seed.ts';
import { featureSeeds } from './generated/feature-seeds.ts';
import { seedAccess, seedRoleFlags } from './seed-access.ts';
import { seedOrganisations } from './seed-organisations.ts';

/** The password of every user of the fixture. */
export const fixturePassword = 'Gravel-Path-2026';

/** Fills migrated, empty tables with the small distributor that all server tests are written for. */
export async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedOrganisations(tx);
    await seedAccess(tx);
    await seedRoleFlags(tx);
    for (const { seed: seedFeature } of orderedSeeds(featureSeeds)) await seedFeature(tx);
  });
}
