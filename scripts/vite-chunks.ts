/** Libraries every page needs; they change seldom and are kept by browsers over releases. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|react-router|@tanstack|@lingui|valibot|graphql-request)\//;

/** Our own code that every page behind the login needs. */
const frame =
  /\/src\/(main|app\/(router|app-layout|screen-failure)|features\/[^/]+\/[^/]+\.routes|ui\/(button|text-field|select-field|checkbox|badge|picture|skeleton|empty-state|load-failure)|features\/hosts\/(as-of|use-dates|use-host-config)|graphql\/client)\.tsx?$/;

/** The lists of the catalog share most of their parts. */
const catalog = /\/src\/features\/catalog\//;

/**
 * Puts small modules that are always loaded together, and what they import, into one file: fewer
 * requests, and they compress better. Everything else is split by route.
 */
export const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'frame', test: frame, priority: 2 },
  { name: 'catalog', test: catalog, minShareCount: 2, priority: 1 },
];
