import { kept, toCanary } from '#server/testing/canaries.ts';
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
  canaries: {
    values: [toCanary('tracking')],
    async plant({ db }) {
      await db
        .insertInto('delivery')
        .values({
          sorg: '2000',
          customer: kept.customer,
          do_number: 'KDO',
          shipped_on: '2031-05-08',
          tracking_no: toCanary('tracking'),
        })
        .execute();
      await db
        .insertInto('delivery_line')
        .values({
          sorg: '2000',
          do_number: 'KDO',
          position: 1,
          order_no: kept.orderNo,
          article: 'P-1',
          description: toCanary('line'),
          qty: 1,
          uom: 'PCS',
          price: 1,
        })
        .execute();
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
