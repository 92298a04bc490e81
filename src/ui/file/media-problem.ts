import { maxVideoSeconds } from '#shared/file-limits.ts';
import { type FileProblem, isHeic } from './file-limits.ts';

/** A video whose length is not known by then is sent: the server measures it. */
const timeoutMs = 3_000;

/** Whether a file has to be opened before it is known whether it can be sent. */
export function mustBeOpened(file: File): boolean {
  return isHeic(file) || file.type.startsWith('video/');
}

/** Opens a photo or a video, and returns why it cannot be sent; null when it can. */
export async function mediaProblem(file: File): Promise<FileProblem | null> {
  if (isHeic(file)) return (await isReadable(file)) ? null : 'FILE_HEIC';
  return (await readLength(file)) >= maxVideoSeconds + 1 ? 'FILE_TOO_LONG' : null;
}

async function isReadable(picture: File): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}

/** The seconds of a video; 0 when the device cannot tell. */
async function readLength(video: File): Promise<number> {
  const address = URL.createObjectURL(video);
  const player = document.createElement('video');
  player.preload = 'metadata';
  const seconds = await new Promise<number>((resolve) => {
    setTimeout(resolve, timeoutMs, 0);
    player.onerror = () => resolve(0);
    player.onloadedmetadata = () => resolve(player.duration);
    player.src = address;
  });
  URL.revokeObjectURL(address);
  // A recording of a browser has no length.
  return Number.isFinite(seconds) ? seconds : 0;
}
