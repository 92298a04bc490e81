import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

const period = 'from: "2031-05-01", to: "2031-05-30"';

export const contract: FeatureContract = {
  lists: {
    shippedOrders: {
      user: 'dealer1',
      args: 'from: "2026-01-01", to: "2026-01-30"',
      rows: 'deliveries { doNumber }',
      stranger: 'dealer9',
      filters: ['search: "DO-G1"', 'consignment: true'],
    },
    openDeliveryV4: {
      user: 'dealer1',
      args: 'from: "2026-01-05", to: "2026-01-30"',
      stranger: 'dealer9',
      rows: 'deliveries { doNumber }',
      filters: ['consignment: true'],
    },
  },
  foreignThings: {
    shippedOrders: {
      ...ofDealer1,
      document:
        '{ shippedOrders(from: "2031-05-01", to: "2031-05-30") { deliveries { doNumber } } }',
      holds: 'DO-1',
    },
    openDeliveryV4: {
      ...ofDealer1,
      document:
        '{ openDeliveryV4(from: "2031-05-01", to: "2031-05-30") { deliveries { doNumber } } }',
      holds: 'DO-1',
    },
  },
  foreignQueries: {
    shippedOrders: `(${period})`,
    openDeliveryV4: `(${period})`,
  },
};
