import { ThreadEnded, ThreadPool } from '#server/lib/thread-pool.ts';
import { BadContent } from '../file-rules.ts';
import type { Checked, FoundFile } from './check-worker.ts';

/** Honest files take some hundred milliseconds; on a busy machine, many times as long. */
const longest = 15_000;

const pool = new ThreadPool({
  module: new URL('./check-worker.ts', import.meta.url),
  most: 2,
  megabytes: 768,
  idleMilliseconds: 60_000,
  givesWay: true,
});

/**
 * Finds out what received bytes are, in a thread; metadata of a video is overwritten in the file.
 * @throws BadContent; FILE_TOO_COMPLEX when the check was ended at its limit
 */
export async function checkInThread(path: string, milliseconds = longest): Promise<FoundFile> {
  const checked = await runInThread<Checked>('default', path, milliseconds);
  if ('refusal' in checked) throw new BadContent(checked.refusal);
  return checked;
}

/** Whether a file is the XML of an e-invoice. @throws BadContent FILE_TOO_COMPLEX */
export function isInvoiceInThread(path: string): Promise<boolean> {
  return runInThread<boolean>('checkInvoiceXml', path, longest);
}

/** Whether a picture says where it was taken. @throws BadContent FILE_TOO_COMPLEX */
export function hasPlaceInThread(path: string): Promise<boolean> {
  return runInThread<boolean>('hasPlace', path, longest);
}

/**
 * Rewrites a picture without the place where it was taken; its pixels stay as they are.
 * @throws BadContent FILE_TOO_COMPLEX
 */
export function removePlaceInThread(path: string): Promise<void> {
  return runInThread<void>('removePlace', path, longest);
}

/** Runs a function of check-worker.ts. @throws BadContent FILE_TOO_COMPLEX when it was ended at its limit */
async function runInThread<T>(name: string, path: string, milliseconds: number): Promise<T> {
  try {
    return await pool.run<T>(path, milliseconds, name);
  } catch (error) {
    throw error instanceof ThreadEnded ? new BadContent('FILE_TOO_COMPLEX') : error;
  }
}
