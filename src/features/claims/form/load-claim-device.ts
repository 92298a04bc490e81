/** Loads what the form of a claim keeps on the device; it is drawn before it needs it. */
export const loadClaimDevice = () => import('./claim-device.ts');
