import type { Viewer } from '#src/offline/viewer.ts';
import { bringFrames } from './bring-frames.ts';
import { dropFrameCopies } from './frame-copies.ts';

export interface FrameCare {
  /** The user may check frames. */
  mayCheck: boolean;
  /** There is an offline catalog, with which the frames come. */
  isWanted: boolean;
  /** The customers whose frames are wanted on the device, the active one first. */
  customers: readonly (string | null)[];
}

/**
 * Brings the frames on the device in step with the user's rights and customers, and with the server where there is a
 * network.
 * @throws SendFailure when the server cannot be asked, and the browser's error when the device cannot be written
 */
export async function lookAfterFrames(
  viewer: Viewer,
  { mayCheck, isWanted, customers }: FrameCare,
): Promise<void> {
  await dropFrameCopies(viewer, mayCheck ? customers : []);
  if (mayCheck && isWanted && navigator.onLine) await bringFrames(viewer, customers);
}
