import type { DueDelivery } from './push-delivery.store.ts';

/**
 * News of up to this many articles or claims get a push each, leading to its own page; news of more are combined in one
 * push.
 */
const mostAlone = 2;

/** Deliveries to one device that become one push; the newest comes first. */
export type Bundle = [DueDelivery, ...DueDelivery[]];

/** The article or claim of news that may be combined with others of its kind. */
const subjectOf = ({ restock, claim }: DueDelivery) => claim?.id ?? restock?.article;

/**
 * Groups deliveries into pushes: many articles that are back for one device are one push, and so are news of many
 * claims; everything else is a push of its own. Deliveries that were tried before stay grouped as they were: the push
 * may have been shown although no answer came, so it must be replaced and not joined by another.
 * @param due oldest first
 */
export function groupIntoBundles(due: readonly DueDelivery[]): Bundle[] {
  const groups = Map.groupBy(due, (one) => {
    const { endpoint, kind, bundle, attempts } = one;
    if (!subjectOf(one) || (bundle === null && attempts > 1)) return null;
    return `${endpoint} ${kind} ${bundle ?? 'new'}`;
  });
  return [...groups].flatMap(([name, group]): Bundle[] => {
    const subjects = new Set(group.map(subjectOf));
    const [newest, ...rest] = group.toReversed();
    const together = group[0]?.bundle !== null || subjects.size > mostAlone;
    return newest && name !== null && together ? [[newest, ...rest]] : group.map((one) => [one]);
  });
}

/** Returns the name of several deliveries that are one push; null for a single one. */
export function bundleName(bundle: Bundle): number | null {
  const oldest = bundle.at(-1) ?? bundle[0];
  return oldest.bundle ?? (bundle.length > 1 ? oldest.notification_id : null);
}
