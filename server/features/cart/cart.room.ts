import type { Room } from '#server/graphql/room.ts';
import { cart as cartQuery } from './cart.ts';
import { cart_qty } from './cart_qty.ts';
import { updateProductsInCart } from './updateProductsInCart.ts';

export const cart: Room = {
  name: 'cart',
  resolvers: {
    Query: { cart: cartQuery },
    Mutation: { updateProductsInCart },
    Product: { cart_qty },
  },
};
