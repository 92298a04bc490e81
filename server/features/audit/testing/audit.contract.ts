import { kept } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  lists: {
    history: {
      user: 'group1',
      rows: 'events { id }',
      stranger: 'dealer1',
      filters: [],
      args: 'feature: "orders", id: "$order"',
    },
  },
  foreignThings: {
    history: {
      ...ofDealer1,
      document:
        'query ($no: ID!) { history(feature: "orders", id: $no) { events { changes { after } } } }',
      holds: '471100',
    },
  },
  foreignQueries: {
    history: `(feature: "orders", id: "${kept.orderNo}")`,
  },
};
