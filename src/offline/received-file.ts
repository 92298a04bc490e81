/** Where another app sends an order file to; the web manifest names it as share target. */
export const sharePath = '/share/order-file';

const cacheName = 'received-file';
const key = '/received-file';

/**
 * Keeps the file of a share until a page takes it; a file received before is replaced. Logging out
 * deletes it with all other caches.
 * @returns whether the request held a file
 */
export async function keepReceivedFile(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) return false;
  const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
  const cache = await caches.open(cacheName);
  await cache.put(key, new Response(await file.arrayBuffer(), { headers }));
  return true;
}

/** The file that was received, once; null when there is none. */
export async function takeReceivedFile(): Promise<File | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(key);
  if (!kept) return null;
  await cache.delete(key);
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  const type = kept.headers.get('content-type') ?? '';
  return new File([await kept.arrayBuffer()], name, { type });
}
