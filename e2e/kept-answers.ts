import { expect, type Page } from '@playwright/test';

/** Lists the keys of a store of the user's database on the device; none when there is no such database. */
export function listKeptKeys(page: Page, store: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = (await indexedDB.databases()).map((one) => one.name ?? '');
    const ofUser = databases.find((one) => one.startsWith('pannier|'));
    if (!ofUser) return [];
    const db = await asPromise(indexedDB.open(ofUser));
    try {
      return (await asPromise(db.transaction(name).objectStore(name).getAllKeys())).map(String);
    } finally {
      db.close();
    }
  }, store);
}

/** Waits until the device keeps an answer of the query for when there is no network. */
export async function expectKept(page: Page, operation: string): Promise<void> {
  const keys = () => listKeptKeys(page, 'answers');
  await expect.poll(keys).toContainEqual(expect.stringContaining(`|${operation}|`));
}
