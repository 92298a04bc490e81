import { ownScriptUrl } from '#src/lib/device/own-script-url.ts';
import { isHeic } from '#src/ui/file/file-limits.ts';
import { hasCameraData, withoutCameraData } from './camera-data.ts';
import {
  drawOnWhite,
  encodeSmall,
  longestSide,
  pickSmaller,
  type ShrinkAnswer,
  type Shrunk,
  shownSize,
} from './shrink.ts';
import workerUrl from './shrink-worker.ts?worker&url';

/** A worker that needs too much memory is ended silently by some browsers. */
const timeoutMs = 15_000;

/** Files that are as small as they get, so that a photo that a draft has kept is not drawn a second time. */
const shrunkFiles = new WeakSet<File>();

/** Whether a file is as small as it gets, and without data of a camera. */
export const isShrunk = (file: File): boolean => shrunkFiles.has(file);

/** Says that a file was shrunk before, such as the photo of a draft that was read again. */
export const markShrunk = (file: File): File => {
  shrunkFiles.add(file);
  return file;
};

/**
 * Makes a picture smaller before it is stored or sent: at most 2,560 pixels on the longer side and about 500 kB, in a
 * worker where the browser can draw there. A HEIC picture becomes a JPEG. A picture that the browser cannot read, or
 * would only make larger, stays as it is, and so does every other file; the server draws every picture again anyway. The
 * data of a camera, which may say where a photo was taken, does not leave the device.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (shrunkFiles.has(file)) return file;
  const fromHeic = isHeic(file);
  if (!fromHeic && (!file.type.startsWith('image/') || file.type === 'image/gif')) return file;
  const shrunk = await inWorker(file)
    .catch(() => onPage(file))
    .catch(() => null);
  const hasData = await hasCameraData(file);
  const smaller = pickSmaller(file, shrunk, !fromHeic && !hasData);
  if (smaller === file) return markShrunk(hasData ? await withoutCameraData(file) : file);
  const name = fromHeic ? file.name.replace(/\.hei[cf]$/i, '.jpg') : file.name;
  const { lastModified } = file;
  return markShrunk(new File([smaller], name, { type: smaller.type, lastModified }));
}

async function inWorker(file: File): Promise<Shrunk | null> {
  if (typeof OffscreenCanvas === 'undefined') throw new Error('No canvas');
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return await new Promise<Shrunk | null>((resolve, reject) => {
    timer = setTimeout(resolve, timeoutMs, null);
    worker.onerror = () => reject(new Error('The worker failed'));
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => {
      if (data.failed) reject(new Error('The picture cannot be drawn'));
      else resolve(data);
    };
    worker.postMessage(file);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

async function onPage(file: File): Promise<Shrunk | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shownSize(bitmap, longestSide);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  drawOnWhite(canvas.getContext('2d'), bitmap, width, height);
  const wasTooWide = bitmap.width > width || bitmap.height > height;
  bitmap.close();
  const blob = await encodeSmall(
    (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  );
  return blob && { blob, wasTooWide };
}
