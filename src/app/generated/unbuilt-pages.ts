// Written by "npm run generate" from src/app/route-table.tsv.

/** The pages no feature has built yet; see built-pages.ts. */
export const unbuiltPages: readonly string[] = [
];
