/** Loads the content on the device; pages are drawn before they need it. */
export const loadContentDevice = () => import('./content-device.ts');
