import type { Feature } from '#server/graphql/feature.ts';
import { deliveryExport } from './delivery-export.ts';
import { openDeliveryV4 } from './openDeliveryV4.ts';
import { shippedOrders } from './shippedOrders.ts';

export const deliveries: Feature = {
  name: 'deliveries',
  resolvers: { Query: { shippedOrders, openDeliveryV4 } },
  exports: [deliveryExport],
};
