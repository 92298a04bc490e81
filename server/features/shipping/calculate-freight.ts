import type { Db } from '#server/db/database.ts';
import { freightBenefit, piecesByArea } from '#shared/freight-benefit.ts';
import { shippingPrice } from '#shared/shipping-price.ts';
import { benefitSteps, shipmentRates } from './shipping.store.ts';

/** The goods that are shipped together. */
export interface Consignment {
  /** The way of shipping that was chosen. */
  rateId: string;
  /** The lines together, minor units. */
  goods: number;
  /** From which warehouse areas the pieces come. */
  takes: readonly { area: string; pieces: number }[];
}

/**
 * Returns the price of shipping by the current rates and benefits (N065), minor units; null when this
 * shipping method is no longer offered.
 */
export async function calculateFreight(
  db: Db,
  sorg: string,
  { rateId, goods, takes }: Consignment,
): Promise<number | null> {
  const rate = (await shipmentRates(db, sorg)).find(({ id }) => id === rateId);
  if (!rate) return null;
  const benefit = freightBenefit(piecesByArea(takes), await benefitSteps(db, sorg));
  return shippingPrice(rate, goods, benefit).price;
}
