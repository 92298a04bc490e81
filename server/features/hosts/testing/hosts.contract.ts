import { merchant, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  foreignThings: {
    configs: {
      ...ofSorg2000,
      document: '{ configs(sorg: "2000") { merchantName } }',
      holds: merchant,
    },
  },
};
