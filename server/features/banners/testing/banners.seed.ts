import type { Db } from '#server/db/database.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';

/** Active ones of 2000 and 3000, and some of 2000 that are over or still to come. */
async function seed(db: Db): Promise<void> {
  const now = seedPeriod(-5, 60);
  await db
    .insertInto('banner')
    .values([
      { sorg: '2000', id: 'spring', file: 'spring', link: '/en-us/catalog/bike', ...now },
      { sorg: '2000', id: 'past', file: 'winter', ...seedPeriod(-60, -2) },
      { sorg: '2000', id: 'coming', file: 'summer', ...seedPeriod(5, 60) },
      { sorg: '3000', id: 'vororder', file: 'vororder', ...now },
    ])
    .execute();
}

export const bannersSeed: FeatureSeed = { feature: 'banners', after: [], seed };
