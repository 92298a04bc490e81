import { kept } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  lists: {
    stockOrderConfirmations: {
      user: 'group1',
      rows: 'orders { order { order_no } }',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      filters: ['search: "SPRING"'],
    },
  },
  foreignThings: {
    stockOrderConfirmations: {
      ...ofDealer1,
      document: `query S($no: String!) { stockOrderConfirmations(orders: [$no]) {
      orders { order { order_no } } } }`,
      holds: '2000',
    },
  },
  foreignQueries: {
    stockOrderConfirmations: `(orders: ["${kept.orderNo}"])`,
  },
  foreignMutations: {
    confirmOrders: `(orders: ["${kept.orderNo}"])`,
    cancelOrders: `(orders: ["${kept.orderNo}"], reason: "none")`,
    updateOrderLimits: `(orderNumber: "${kept.orderNo}", limit: 1)`,
  },
  staffMutations: ['confirmOrders', 'cancelOrders', 'updateOrderLimits'],
};
