import type { DueDelivery } from './push-delivery.store.ts';

/**
 * Up to this many articles that are back get a push each, leading to its own article; more are combined in
 * one push.
 */
const mostAlone = 2;

/** Deliveries to one device that become one push; the newest comes first. */
export type Bundle = [DueDelivery, ...DueDelivery[]];

/**
 * Groups deliveries into pushes: many articles that are back for one device are one push, everything else
 * is a push of its own. Deliveries that were tried before stay grouped as they were: the push may have
 * been shown although no answer came, so it must be replaced and not joined by another.
 * @param due oldest first
 */
export function groupIntoBundles(due: readonly DueDelivery[]): Bundle[] {
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

/** Returns the name of several deliveries that are one push; null for a single one. */
export function bundleName(bundle: Bundle): number | null {
  const oldest = bundle.at(-1) ?? bundle[0];
  return oldest.bundle ?? (bundle.length > 1 ? oldest.notification_id : null);
}
