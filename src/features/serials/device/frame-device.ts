// The frames on the device. The database comes along with it, so that pages load this file by `loadFrameDevice`.

import { boundViewer } from '#src/offline/viewer.ts';
import { type DeviceRegister, toRegister } from '../check-on-device.rules.ts';
import { readFrameCopy } from './frame-copies.ts';

export { bringFrames } from './bring-frames.ts';
export { readKeptFrames } from './frame-copies.ts';
export { lookAfterFrames } from './look-after-frames.ts';

/** Reads the register that this device has for the active customer; null when there is none. */
export async function readDeviceRegister(): Promise<DeviceRegister | null> {
  const viewer = boundViewer();
  const copy = viewer && (await readFrameCopy(viewer));
  return copy && toRegister(copy);
}
