import { type Source, sources } from '../laws/sources.ts';

const door = 'server/testing/database.ts';

/**
 * The test files whose imports lead to the tests' database, directly or by way of others: what they
 * prove has to hold on both databases. All other tests never notice which one is set.
 */
export function testsWithDatabase(files: Source[] = sources()): string[] {
  const users = Map.groupBy(
    files.flatMap(({ path, imports }) => imports.map((used) => ({ used, path }))),
    ({ used }) => used,
  );
  const found = new Set([door]);
  for (const path of found) for (const user of users.get(path) ?? []) found.add(user.path);
  return [...found].filter((path) => /^(server|scripts)\/.*\.test\.ts$/.test(path)).sort();
}
