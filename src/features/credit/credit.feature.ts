import type { ClientFeature } from '#src/crud/feature.ts';

export const credit: ClientFeature = {
  keptQueries: ['CreditInformation'],
};
