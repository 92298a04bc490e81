import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The catalog data on the device, over all users. */
export interface Held {
  /** Hashes of the chunks; prices are encrypted. */
  range: string[];
  sealed: string[];
  /** Hashes of the data that is fetched separately: stock, its changes, warehouses and extras. */
  apart: string[];
  /** Codes of the price lists of catalogs that are whole. */
  lists: string[];
  customers: string[];
  /** Downloads that have begun and not ended. */
  jobs: number;
}

/** Looks into the databases of catalogs. */
export function held(page: Page): Promise<Held> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all: Held = { range: [], sealed: [], apart: [], lists: [], customers: [], jobs: 0 };
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('pannier-catalog|')) continue;
      const db = await done(indexedDB.open(name));
      try {
        const read = db.transaction(['chunks', 'state']);
        for (const row of await done(read.objectStore('state').getAll())) {
          if (row.key === 'job') all.jobs += 1;
          else if (row.key === 'taken') {
            all.lists.push(...Object.keys(row.prices));
            all.customers.push(...Object.keys(row.lists));
            all.apart.push(row.stock, row.stockChanges, row.warehouses, row.extras);
          }
        }
        for (const { hash, iv } of await done(read.objectStore('chunks').getAll()))
          if (!all.apart.includes(hash)) (iv ? all.sealed : all.range).push(hash);
      } finally {
        db.close();
      }
    }
    return all;
  });
}

/** Waits until no database of a catalog holds anything; the page may be on its way to another. */
export async function expectNothingHeld(page: Page): Promise<void> {
  const nothing: Held = { range: [], sealed: [], apart: [], lists: [], customers: [], jobs: 0 };
  await expect(async () => expect(await held(page)).toEqual(nothing)).toPass({ timeout: 15_000 });
}

/** Requests for the catalog from now on, and what came for them. */
export interface Traffic {
  /** Paths below /catalog/ that were answered, with what came over the network, in bytes. */
  answered: { path: string; bytes: number }[];
  /** The answered paths that begin so. */
  of(start: string): string[];
  bytes(): number;
  clear(): void;
}

/** Counts what is fetched of the catalog; what is cut off before its end does not count. */
export function countTraffic(context: BrowserContext): Traffic {
  const traffic: Traffic = {
    answered: [],
    of: (start) =>
      traffic.answered.map(({ path }) => path).filter((path) => path.startsWith(start)),
    bytes: () => traffic.answered.reduce((sum, { bytes }) => sum + bytes, 0),
    clear: () => traffic.answered.splice(0),
  };
  context.on('requestfinished', async (request) => {
    const path = /\/catalog\/((?:manifest|chunks|deltas|stock)\b.*)/.exec(request.url())?.[1];
    const response = path ? await request.response() : null;
    if (!response?.ok()) return;
    const bytes = Number(response.headers()['content-length'] ?? 0);
    traffic.answered.push({ path: String(path), bytes });
  });
  return traffic;
}
