import { linePrice } from '#shared/price-rule.ts';
import type { Product } from '../third-party.queries.ts';

// The cart of third-party articles is on this device only, for a user and a customer (N124, reading 109). It is one row,
// which each change reads and writes in one transaction, so that two tabs lose nothing of each other.

/** An article as the buyer has seen it, and how many sales units are wanted. */
export interface CartLine {
  product: Product;
  qty: number;
}

/** How the order of a vendor is handed over, as far as the buyer has chosen it. */
export interface CartShipment {
  /** `shipto:<id>` or `pickup:<id>`; empty for nothing chosen. */
  to: string;
  /** YYYY-MM-DD; empty for as soon as possible. */
  day: string;
  notes: string;
}

export interface Cart {
  lines: CartLine[];
  /** By vendor. */
  shipments: Record<string, CartShipment>;
}

export const emptyShipment: CartShipment = { to: '', day: '', notes: '' };
export const emptyCart: Cart = { lines: [], shipments: {} };

export type ArticleKey = { vendorId: string; articleCode: string };

/** The key of an article over all vendors. */
export const toKey = ({ vendorId, articleCode }: ArticleKey): string =>
  JSON.stringify([vendorId, articleCode]);

export const keyOf = ({ vendor, articleCode }: Product): string =>
  toKey({ vendorId: vendor.id, articleCode });

/** The price of a line by the vendor's deals (B101 to B103). */
export const priceOf = ({ product, qty }: CartLine) => linePrice(product.price, qty, product.deals);
