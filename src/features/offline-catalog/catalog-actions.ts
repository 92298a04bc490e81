type Actions = typeof import('#src/offline/catalog/download-catalog.ts');

/** Runs an action on the catalog of this device; its code, with the database, is loaded on demand. */
export async function withCatalog<Result>(
  act: (actions: Actions) => Promise<Result> | Result,
): Promise<Result> {
  return act(await import('#src/offline/catalog/download-catalog.ts'));
}
