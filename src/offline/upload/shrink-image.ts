import { ownScriptUrl } from '#src/lib/own-script-url.ts';
import { drawOnWhite, longestSide, type ShrinkAnswer, shownSize, smallerOf } from './shrink.ts';
import workerUrl from './shrink-worker.ts?worker&url';

/**
 * Makes a picture smaller before it is sent: at most 2,560 pixels on the longer side, beside the page where
 * the browser can draw there. What it cannot read, or would only make larger, stays as it is; the server
 * draws every picture again anyway.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return file;
  const shrunk = await inWorker(file)
    .catch(() => onPage(file))
    .catch(() => null);
  return smallerOf(file, shrunk);
}

function inWorker(file: File): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.reject(new Error('No canvas'));
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
  return new Promise<Blob | null>((resolve, reject) => {
    worker.onerror = () => reject(new Error('The worker failed'));
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => {
      if (data.failed) reject(new Error('The picture cannot be drawn'));
      else resolve(data.blob);
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

async function onPage(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shownSize(bitmap, longestSide);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  drawOnWhite(canvas.getContext('2d'), bitmap, width, height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
