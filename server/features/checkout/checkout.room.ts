import type { Room } from '#server/graphql/room.ts';
import { checkout as checkoutMutation } from './checkout.ts';
import { customerShipmentRates } from './customerShipmentRates.ts';
import { payments } from './payments.ts';
import { shiptoV2 } from './shiptoV2.ts';

export const checkout: Room = {
  name: 'checkout',
  resolvers: {
    Query: { shiptoV2, customerShipmentRates, payments },
    Mutation: { checkout: checkoutMutation },
  },
};
