/** The price of shipping, and the part of it that a benefit took off, in minor units. */
export interface ShippingPrice {
  price: number;
  benefit: number;
}

/**
 * Returns the price of a shipping method for goods of a value: 0 from `freeFrom` on, else its price less
 * the freight benefit, never below 0 (N065).
 * @param benefit the freight benefit, minor units
 */
export function shippingPrice(
  rate: { price: number; freeFrom: number | null },
  value: number,
  benefit: number,
): ShippingPrice {
  if (rate.freeFrom !== null && value >= rate.freeFrom) return { price: 0, benefit: 0 };
  const full = Math.max(0, rate.price);
  const off = Math.min(full, benefit);
  return { price: full - off, benefit: off };
}
