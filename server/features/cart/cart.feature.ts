import type { Feature } from '#server/graphql/feature.ts';
import { cart as cartQuery } from './cart.ts';
import { cart_qty } from './cart_qty.ts';
import { loadCart } from './load-cart.ts';
import { updateProductsInCart } from './updateProductsInCart.ts';

export const cart: Feature = {
  name: 'cart',
  resolvers: {
    Query: { cart: cartQuery },
    Mutation: { updateProductsInCart },
    UpdateProductsInCartPayload: {
      // Only for those who ask; the present cart, also when the call is sent again.
      cart: ({ message }, _args, ctx) => (message.status ? loadCart(ctx) : null),
    },
    Product: { cart_qty },
  },
};
