import type { DueDelivery } from './delivery.store.ts';

/** So many articles that are back ring one by one, each leading to its own; more are told in one push. */
const mostAlone = 2;

/** Deliveries to one device that become one push; the newest comes first. */
export type Bundle = [DueDelivery, ...DueDelivery[]];

/**
 * What becomes one push each: the articles that are back for one device together when they are many,
 * everything else by itself.
 */
export function bundlesOf(due: readonly DueDelivery[]): Bundle[] {
  const groups = Map.groupBy(due, ({ endpoint, restock }) => (restock ? endpoint : null));
  return [...groups].flatMap(([device, group]): Bundle[] => {
    const articles = new Set(group.map(({ restock }) => restock?.article));
    const [newest, ...rest] = group.toReversed();
    return newest && device !== null && articles.size > mostAlone
      ? [[newest, ...rest]]
      : group.map((one) => [one]);
  });
}
