import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  lists: {
    contentTargetMarkets: {
      user: 'dealer1',
      args: 'type: "marketing_material"',
      stranger: 'dealer2',
      rows: 'contentTargetMarkets { id }',
      filters: [],
    },
  },
  foreignThings: {
    contentTargetMarkets: {
      ...ofDealer1,
      strangers: ['dealer2'],
      document:
        '{ contentTargetMarkets(type: "marketing_material") { contentTargetMarkets { id } } }',
      holds: 'M1',
    },
  },
  foreignQueries: {
    contentTargetMarkets: '(type: "news")',
  },
};
