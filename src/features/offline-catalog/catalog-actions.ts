/** Loads what the offline catalog does on the device, with the database. */
export const loadCatalogDevice = () => import('./catalog-device.ts');

type Actions = Awaited<ReturnType<typeof loadCatalogDevice>>;

/** Runs an action on the catalog of this device. */
export async function withCatalog<Result>(
  act: (actions: Actions) => Promise<Result> | Result,
): Promise<Result> {
  return act(await loadCatalogDevice());
}
