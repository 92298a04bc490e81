import type { Db } from '#server/db/database.ts';

/**
 * A feature's part of the small distributor that all server tests are written for. It is exported as
 * `<feature>Seed` from `testing/<feature>.seed.ts`; "npm run generate" lists it. Sales organisations and
 * users exist before the features' seeds run.
 */
export interface FeatureSeed {
  feature: string;
  /** Features whose rows this one refers to. */
  after: readonly string[];
  seed(db: Db): Promise<void>;
}

/**
 * Orders seeds so that each comes after those it refers to, and otherwise as they are listed.
 * @throws when a seed refers to one that does not exist or that refers back to it
 */
export function orderedSeeds(seeds: readonly FeatureSeed[]): FeatureSeed[] {
  const ordered: FeatureSeed[] = [];
  const waiting = [...seeds];
  const isDone = (name: string) => ordered.some(({ feature }) => feature === name);
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after }) => after.every(isDone));
    if (next < 0) {
      const names = waiting.map(({ feature }) => feature).join(', ');
      throw new Error(`The seeds of ${names} wait for each other or for one that does not exist`);
    }
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
