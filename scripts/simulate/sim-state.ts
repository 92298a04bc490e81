import type { DeviceWorld } from './device.ts';
import type { SimNetwork } from './network.ts';

/** The state that all devices of a seed share. */
export interface SimState extends DeviceWorld {
  network: SimNetwork;
}
