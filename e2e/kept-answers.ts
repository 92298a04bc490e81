import { expect, type Page } from '@playwright/test';

/** Waits until the device keeps an answer of the query for when there is no network. */
export async function expectKept(page: Page, operation: string): Promise<void> {
  const keys = () =>
    page.evaluate(async () => {
      const asPromise = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const db = await asPromise(
        indexedDB.open(names.find((name) => name.startsWith('pannier|')) ?? ''),
      );
      const found = await asPromise(db.transaction('answers').objectStore('answers').getAllKeys());
      db.close();
      return found.map(String);
    });
  await expect.poll(keys).toContainEqual(expect.stringContaining(`|${operation}|`));
}
