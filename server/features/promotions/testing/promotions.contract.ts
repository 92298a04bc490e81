import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignThings: {
    promotions: {
      ...ofDealer1,
      document: '{ promotions(withDetailOffer: true) { name details { brand } } }',
      holds: 'Alto pairs',
    },
  },
  foreignQueries: {
    promotions: '(withDetailOffer: true)',
  },
};
