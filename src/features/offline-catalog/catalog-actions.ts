type Actions = typeof import('#src/offline/catalog/take-along.ts');

/** What is done with the catalog on this device; its code, with the database, comes when asked for. */
export async function withCatalog<Result>(
  act: (actions: Actions) => Promise<Result> | Result,
): Promise<Result> {
  return act(await import('#src/offline/catalog/take-along.ts'));
}
