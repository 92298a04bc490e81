import { type ComponentType, createContext, useContext } from 'react';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';

/** The days an order is being asked for, YYYY-MM-DD; empty for as soon as possible. */
export interface RequestedDays {
  requestDate: string;
  /** Other days, by article. */
  lineDates: Readonly<Record<string, string>>;
}

/** The parts that other features add to the cart; src/app/cart.screen.tsx passes them. */
export interface CartParts {
  /** The name of the cart with what can be done with carts. */
  Name: ComponentType;
  /** The quantity discounts of an article, step by step. */
  PriceLadder: ComponentType<{ price: CartProductFragment['price']; qty: number }>;
  /** The days chosen in the checkout so far. */
  requestedDays: (userId: string | number, customer: string, today: string) => RequestedDays;
}

export const CartPartsContext = createContext<CartParts | null>(null);

/** @throws outside the cart's page */
export function useCartParts(): CartParts {
  const parts = useContext(CartPartsContext);
  if (!parts) throw new Error('The cart has not been given its parts');
  return parts;
}
