import { boundViewer } from '#src/offline/viewer.ts';
import { type DeviceRegister, toRegister } from '../check-on-device.rules.ts';
import { readFrameCopy } from './frame-copies.ts';

/** Reads the register that this device has for the active customer; null when there is none. */
export async function readDeviceRegister(): Promise<DeviceRegister | null> {
  const viewer = boundViewer();
  const copy = viewer && (await readFrameCopy(viewer));
  return copy && toRegister(copy);
}
