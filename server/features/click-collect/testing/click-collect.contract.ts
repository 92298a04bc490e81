import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const submitBody = (orderId: string) => ({
  orderId,
  status: 'OPEN',
  from: 'NEED_CONFIRMATION',
  items: [{ id: 'L1', mark: 'ORDER_TO_HQ' }],
});

export const contract: FeatureContract = {
  async createRecords(app) {
    const { clickCollectOrder } = given(app);
    const createdAt = (day: number) => `2026-01-0${day}T10:00:00Z`;
    await clickCollectOrder({ id: 'contract-1', lastName: 'Narrowed', createdAt: createdAt(1) });
    await clickCollectOrder({ id: 'contract-2', createdAt: createdAt(2), status: 2 });
    await clickCollectOrder({ id: 'contract-3', createdAt: createdAt(3), status: 2 });
  },
  lists: {
    clickCollectOrders: {
      user: 'dealer1',
      rows: 'orders { id }',
      stranger: 'dealer9',
      filters: ['status: [NEED_CONFIRMATION]', 'search: "Narrowed"'],
    },
  },
  canaries: {
    values: [toCanary('collector')],
    async plant(app) {
      const { customer } = kept;
      await given(app).clickCollectOrder({ id: 'K-CC', customer, lastName: toCanary('collector') });
    },
  },
  foreignThings: {
    clickCollectOrders: {
      ...ofDealer1,
      document: '{ clickCollectOrders { orders { customer { lastName } } } }',
      holds: 'Narrowed',
    },
    clickCollectOrder: {
      ...ofDealer1,
      document: '{ clickCollectOrder(orderId: "contract-1") { customer { lastName } } }',
      holds: 'Narrowed',
    },
  },
  foreignQueries: { clickCollectOrder: '(orderId: "K-CC")' },
  foreignMutations: {
    clickCollectUpdateStatus:
      '(orderId: "K-CC", status: OPEN, items: [{ id: "L1", mark: ORDER_TO_HQ }])',
    clickCollectUpdateShipments: '(orderId: "K-CC", items: [{ id: "L1", qtyShipped: 1 }])',
    sendPickupCode: '(orderId: "K-CC")',
  },
  outboxBodies: {
    ClickCollectUpdateStatus: {
      body: submitBody('CT-C1'),
      other: submitBody('CT-C2'),
      bad: submitBody('CT-NEVER'),
      refusedToStranger: true,
    },
  },
  staffMutations: ['clickCollectUpdateShipments'],
};
