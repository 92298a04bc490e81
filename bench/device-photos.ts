import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * A photo with as much detail as one of a phone.
 * @param wide its pixels on the long side: 4,000 make 12 megapixels
 */
export async function makePhoto(name: string, wide: number) {
  const high = (wide * 3) / 4;
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const fine = await noise(wide, high, 8).png({ compressionLevel: 1 }).toBuffer();
  const coarse = await noise(500, 375, 60).png().toBuffer();
  const buffer = await sharp(coarse)
    .resize(wide, high, { kernel: 'cubic' })
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** The sizes in bytes of the files of all changes that wait in the outbox. */
export const listFileSizes = (page: Page): Promise<number[]> =>
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
    const entries: { blobs: Record<string, Blob> }[] = await asPromise(
      db.transaction('outbox').objectStore('outbox').getAll(),
    );
    db.close();
    return entries.flatMap(({ blobs }) => Object.values(blobs).map(({ size }) => size));
  });
