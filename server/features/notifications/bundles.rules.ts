import type { DueDelivery } from './delivery.store.ts';

/** So many articles that are back ring one by one, each leading to its own; more are told in one push. */
const mostAlone = 2;

/** Deliveries to one device that become one push; the newest comes first. */
export type Bundle = [DueDelivery, ...DueDelivery[]];

/**
 * What becomes one push each: the articles that are back for one device together when they are many,
 * everything else by itself. What was tried before stays as it was then, alone or together: its push
 * may have been shown, though no answer came, and must be replaced and not joined by another.
 * @param due oldest first
 */
export function bundlesOf(due: readonly DueDelivery[]): Bundle[] {
  const groups = Map.groupBy(due, ({ endpoint, restock, bundle, attempts }) => {
    if (!restock || (bundle === null && attempts > 1)) return null;
    return `${endpoint} ${bundle ?? 'new'}`;
  });
  return [...groups].flatMap(([name, group]): Bundle[] => {
    const articles = new Set(group.map(({ restock }) => restock?.article));
    const [newest, ...rest] = group.toReversed();
    const together = group[0]?.bundle !== null || articles.size > mostAlone;
    return newest && name !== null && together ? [[newest, ...rest]] : group.map((one) => [one]);
  });
}

/** What several deliveries are known by that are one push; null for one that is alone. */
export function bundleName(bundle: Bundle): number | null {
  const oldest = bundle.at(-1) ?? bundle[0];
  return oldest.bundle ?? (bundle.length > 1 ? oldest.notification_id : null);
}
