import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

export const contract: FeatureContract = {
  lists: {
    orders: {
      user: 'dealer1',
      rows: 'orders { order_no }',
      sortedBy: {
        createdAt: 'orders { createdAt }',
        orderNo: 'orders { order_no }',
        custPoNo: 'orders { custPoNo }',
        requestDeliveryDate: 'orders { requestDeliveryDate }',
        status: 'orders { order_status }',
        total: 'orders { total_order }',
      },
      filters: [
        'filter: { search: "SPRING" }',
        'filter: { status: ["Cancelled"] }',
        'filter: { from: "2026-01-03" }',
        'filter: { to: "2026-01-03" }',
        'filter: { consignment: true }',
      ],
      stranger: 'dealer9',
    },
    openOrderV4: {
      user: 'dealer1',
      rows: 'companies { orders { orderNumber position } }',
      filters: ['filter: { search: "SPRING" }', 'filter: { consignment: true }'],
      stranger: 'dealer9',
    },
  },
  canaries: {
    values: ['po', 'notes', 'internal', 'address', 'line'].map(toCanary),
    async plant(app) {
      const address = { address: '1', postalCode: '1', city: 'x', country: 'US' };
      // It waits for staff.
      await given(app).order({
        no: kept.orderNo,
        by: kept.owner,
        customer: kept.customer,
        releasedAt: null,
        shipTo: 'S4',
        notes: toCanary('notes'),
        internalNotes: toCanary('internal'),
        placedBy: toCanary('user'),
        custPoNo: toCanary('po'),
        shipToAddress: JSON.stringify({ name: toCanary('address'), ...address }),
        lines: [{ description: toCanary('line') }],
      });
    },
  },
  foreignThings: {
    openOrderV4: {
      ...ofDealer1,
      document:
        '{ openOrderV4(filter: { search: "P-1" }) { companies { orders { orderNumber } } } }',
      holds: '2000',
    },
    orders: {
      ...ofDealer1,
      document: 'query O($no: String) { orders(filter: { orderNo: $no }) { orders { order_no } } }',
      holds: '2000',
    },
  },
  foreignQueries: {
    openOrderV4: '(limit: 50)',
    orders: `(filter: { orderNo: "${kept.orderNo}" })`,
  },
  foreignMutations: {
    changeOpenOrder: `(orderNumber: "${kept.orderNo}", position: 1, action: cancel)`,
  },
};
