/** What shipping costs and how much of it a benefit took off, minor units. */
export interface ShippingPrice {
  price: number;
  benefit: number;
}

/**
 * What a way of shipping costs for goods of a value: nothing from `freeFrom` on, else its price
 * without the freight benefit, never below 0 (N065).
 * @param benefit what the freight benefit would take off, minor units
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
