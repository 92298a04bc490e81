import type * as device from './list-device.ts';

// The device's database comes with the first call, so that a page with a way to the lists does not
// wait for it.

/** See `list-device.ts`. */
export const loadAliases: typeof device.loadAliases = async (customer) =>
  await (await import('./list-device.ts')).loadAliases(customer);

/** See `list-device.ts`. */
export const saveAliases: typeof device.saveAliases = async (aliases) =>
  await (await import('./list-device.ts')).saveAliases(aliases);
