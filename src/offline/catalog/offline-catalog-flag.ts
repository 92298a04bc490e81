import { deviceStorage } from '#src/lib/device/device-storage.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Facts about the catalog on the device that are read without opening a database: nothing in them is
 * sensitive. Loaded with the first screen, so keep it tiny.
 */
export interface TakenSummary {
  sorg: string;
  /** Unified codes of the customers whose prices are on the device; `''` for the one without a customer. */
  customers: string[];
  pictures: boolean;
  articles: number;
  /** When the server last gave prices and stock, ISO. */
  asOf: string;
  /** Changes with each update from the server; that of the database also when chunks are compacted. */
  revision: number;
}

const answered =
  /^(Product(s|Groups|Details|Stock|Analyses)|Groupsets?|Filter|Search(Hits|Suggestions)|BikeCategories|BestSellers|ResolveArticles)$/;

export const flagKey = (userId: number): string => `pannier-catalog:${userId}`;

/** Returns the summary of a user's catalog on this host; null without one. */
export function takenSummary(userId: number): TakenSummary | null {
  return deviceStorage.read(flagKey(userId)) as TakenSummary | null;
}

/** Whether the device may know the answer to an operation of this viewer. */
export function mayAnswer(operation: string, viewer: Viewer | null): boolean {
  if (!viewer || !answered.test(operation)) return false;
  const taken = takenSummary(viewer.userId);
  return taken?.sorg === viewer.sorg && taken.customers.includes(viewer.customer ?? '');
}
