import type { Page } from 'puppeteer-core';

/**
 * Writes the downloaded catalog again, in portions like the app, without fetching, decoding or comparing
 * anything at the same time.
 * @returns the durations of several runs, in milliseconds
 */
export function writtenAgain(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const ended = (transaction: IDBTransaction) =>
      new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
    const all = await indexedDB.databases();
    const source = all.find(({ name }) => name?.startsWith('pannier-catalog|'))?.name ?? '';
    const from = await done(indexedDB.open(source));
    const store = from.transaction('chunks').objectStore('chunks');
    const indexes = [...store.indexNames].map((name) => [name, store.index(name).keyPath] as const);
    const rows = await done(store.getAll());
    const { keyPath } = store;
    from.close();

    const copy = 'bench-copy';
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const opening = indexedDB.open(copy);
      opening.onupgradeneeded = () => {
        const chunks = opening.result.createObjectStore('chunks', { keyPath });
        for (const [name, path] of indexes) chunks.createIndex(name, path);
      };
      const to = await done(opening);
      const started = performance.now();
      for (let at = 0; at < rows.length; at += 16) {
        const write = to.transaction('chunks', 'readwrite', { durability: 'relaxed' });
        const batch = rows.slice(at, at + 16);
        for (let next = 0; next < batch.length; next += 4)
          await Promise.all(
            batch.slice(next, next + 4).map((row) => done(write.objectStore('chunks').put(row))),
          );
        await ended(write);
      }
      times.push(performance.now() - started);
      to.close();
      await done(indexedDB.deleteDatabase(copy));
    }
    return times;
  });
}
