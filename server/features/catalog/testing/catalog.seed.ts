import type { Db } from '#server/db/database.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';
import { seedBikes, seedGermanBike } from './seed-bikes.ts';
import { seedParts } from './seed-parts.ts';

/** Bicycles, parts and accessories with prices, stock, deals and blocks. */
async function seed(db: Db): Promise<void> {
  await seedBikes(db);
  await seedGermanBike(db);
  await seedParts(db);
}

export const catalogSeed: FeatureSeed = { feature: 'catalog', after: ['customers'], seed };
