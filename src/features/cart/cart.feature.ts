import type { ClientFeature } from '#src/crud/feature.ts';

export const cart: ClientFeature = {
  keptQueries: ['SalesOrganisations', 'CartFreight'],
};
