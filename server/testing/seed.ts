import type { Db } from '#server/db/database.ts';
import { seedAccess, seedRoleFlags } from './seed-access.ts';
import { seedBikes, seedGermanBike } from './seed-bikes.ts';
import { seedContent } from './seed-content.ts';
import { seedCredit } from './seed-credit.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOrganisations } from './seed-organisations.ts';
import { seedParts } from './seed-parts.ts';

/** The password of every user of the fixture. */
export const fixturePassword = 'Gravel-Path-2026';

/** Fills migrated, empty tables with the small distributor that all server tests are written for. */
export async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedOrganisations(tx);
    await seedCustomers(tx);
    await seedCredit(tx);
    await seedAccess(tx);
    await seedRoleFlags(tx);
    await seedContent(tx);
    await seedBikes(tx);
    await seedGermanBike(tx);
    await seedParts(tx);
    await seedMessages(tx);
  });
}
