/** Loads what visits keep on the device; pages are drawn before they need it. */
export const loadVisitDevice = () => import('./visit-device.ts');
