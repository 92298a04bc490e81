import { useLingui } from '@lingui/react/macro';
import { useAttributeTexts } from './components/use-attribute-texts.ts';
import type { ManagedProduct } from './managed-products.queries.ts';

export type Part = 'orderFlag' | 'newArrival' | 'active' | 'deleted';

export interface Entry {
  name: string;
  now: string;
  fed: string;
  /** Null for a value of the feed. */
  part: Part | null;
}

/** Returns order, new arrival and catalog of an article in words; `part` is set for those that staff have overridden. */
export function useEntries({ now, fed, override }: ManagedProduct): [Entry, Entry, Entry] {
  const { t } = useLingui();
  const texts = useAttributeTexts();
  const deleted = Boolean(override?.deletedAt);
  return [
    {
      name: t`Order`,
      now: texts.orderFlag(now.orderFlag),
      fed: texts.orderFlag(fed.orderFlag),
      part: override?.orderFlag == null ? null : 'orderFlag',
    },
    {
      name: t`New`,
      now: texts.days(now.newFrom, now.newTo),
      fed: texts.days(fed.newFrom, fed.newTo),
      part: override?.newArrival ? 'newArrival' : null,
    },
    {
      name: t`Catalog`,
      now: texts.place({ active: now.active, deleted }),
      fed: texts.place({ active: fed.active, deleted: false }),
      part: deleted ? 'deleted' : override?.inactive ? 'active' : null,
    },
  ];
}
