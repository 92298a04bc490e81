// Written by "npm run generate" from server/features/*/testing/*.seed.ts.
import type { FeatureSeed } from '../feature-seed.ts';
import { accessSeed } from '#server/features/access/testing/access.seed.ts';
import { announcementsSeed } from '#server/features/announcements/testing/announcements.seed.ts';
import { bannersSeed } from '#server/features/banners/testing/banners.seed.ts';
import { catalogSeed } from '#server/features/catalog/testing/catalog.seed.ts';
import { contentSeed } from '#server/features/content/testing/content.seed.ts';
import { creditSeed } from '#server/features/credit/testing/credit.seed.ts';
import { customersSeed } from '#server/features/customers/testing/customers.seed.ts';
import { paymentsSeed } from '#server/features/payments/testing/payments.seed.ts';

/** The seeds that features bring themselves, by name. */
export const featureSeeds: readonly FeatureSeed[] = [
  accessSeed,
  announcementsSeed,
  bannersSeed,
  catalogSeed,
  contentSeed,
  creditSeed,
  customersSeed,
  paymentsSeed,
];
