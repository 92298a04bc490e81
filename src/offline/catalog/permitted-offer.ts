import { type CatalogApi, CatalogApiError } from './catalog-api.ts';
import type { ManifestAnswer } from './manifest.ts';

const lost = (error: unknown) =>
  error instanceof CatalogApiError && (error.problem === 'refused' || error.problem === 'missing');

/** The server's offer, and the customers it is for. */
export interface PermittedOffer extends ManifestAnswer {
  customers: readonly string[];
}

/**
 * Returns the server's offer for those of the customers that the user still has; null when none is left,
 * or when the user has no right to the catalog.
 */
export async function permittedOffer(
  api: CatalogApi,
  customers: readonly string[],
  signal: AbortSignal,
): Promise<PermittedOffer | null> {
  if (customers.length === 0) return null;
  try {
    return { ...(await api.offer(customers, signal)), customers };
  } catch (error) {
    if (!lost(error)) throw error;
  }
  if (customers.length === 1) return null;
  const kept: string[] = [];
  for (const customer of customers) {
    try {
      await api.offer([customer], signal);
      kept.push(customer);
    } catch (error) {
      if (!lost(error)) throw error;
    }
  }
  return kept.length > 0 ? await permittedOffer(api, kept, signal) : null;
}
