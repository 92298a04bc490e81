/** The whole catalog on this device. */
export const offlineCatalogScreens = {
  offlineCatalog: () => import('./offline-catalog.screen.tsx'),
};
