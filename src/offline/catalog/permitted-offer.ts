import { type CatalogWire, WireError } from './catalog-wire.ts';
import type { ManifestAnswer } from './manifest.ts';

const lost = (error: unknown) =>
  error instanceof WireError && (error.problem === 'refused' || error.problem === 'missing');

/** What the server offers, and for whom. */
export interface PermittedOffer extends ManifestAnswer {
  customers: readonly string[];
}

/**
 * What the server offers for those of the customers that are still the user's; null when none is,
 * or when the catalog is not theirs at all.
 */
export async function permittedOffer(
  wire: CatalogWire,
  customers: readonly string[],
  signal: AbortSignal,
): Promise<PermittedOffer | null> {
  if (customers.length === 0) return null;
  try {
    return { ...(await wire.offer(customers, signal)), customers };
  } catch (error) {
    if (!lost(error)) throw error;
  }
  if (customers.length === 1) return null;
  const kept: string[] = [];
  for (const customer of customers) {
    try {
      await wire.offer([customer], signal);
      kept.push(customer);
    } catch (error) {
      if (!lost(error)) throw error;
    }
  }
  return kept.length > 0 ? await permittedOffer(wire, kept, signal) : null;
}
