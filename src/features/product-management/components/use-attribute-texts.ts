import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { Attributes } from '../change-set.rules.ts';

/** Returns functions that write the values of an article. */
export function useAttributeTexts() {
  const { t } = useLingui();
  const { date } = useDates();
  const days = (newFrom: string | null | undefined, newTo: string | null | undefined) => {
    if (newFrom && newTo)
      return newFrom === newTo ? date(newFrom) : `${date(newFrom)} – ${date(newTo)}`;
    if (newFrom) return t`from ${{ day: date(newFrom) }}`;
    return newTo
      ? t`until ${{ day: date(newTo) }}`
      : t({ message: 'No', comment: 'not a new arrival' });
  };
  const orderFlag = (value: boolean) =>
    value
      ? t({ message: 'May be ordered', comment: 'an article' })
      : t({ message: 'Blocked', comment: 'an article that cannot be ordered' });
  const place = ({ active, deleted }: Pick<Attributes, 'active' | 'deleted'>) => {
    if (deleted) return t({ message: 'Deleted', comment: 'an article of the catalog' });
    return active
      ? t({ message: 'In the catalog', comment: 'an article' })
      : t({ message: 'Not in the catalog', comment: 'an article' });
  };
  return {
    days,
    orderFlag,
    place,
    /** Returns each difference as "before → now". */
    changes: (before: Attributes, after: Attributes): string[] => {
      const pairs: [string, string][] = [
        [orderFlag(before.orderFlag), orderFlag(after.orderFlag)],
        [t`New: ${{ days: days(before.newFrom, before.newTo) }}`, days(after.newFrom, after.newTo)],
        [place(before), place(after)],
      ];
      const differs = [
        before.orderFlag !== after.orderFlag,
        before.newFrom !== after.newFrom || before.newTo !== after.newTo,
        place(before) !== place(after),
      ];
      return pairs.filter((_, nth) => differs[nth]).map(([was, is]) => `${was} → ${is}`);
    },
  };
}
