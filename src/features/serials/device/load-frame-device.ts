/** Loads the frames on the device; pages are drawn before they need them. */
export const loadFrameDevice = () => import('./frame-device.ts');
