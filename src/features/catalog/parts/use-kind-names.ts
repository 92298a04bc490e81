import { useLingui } from '@lingui/react/macro';
import type { SearchKind } from '../search-hits.rules.ts';

/** What the kinds of products are called. */
export function useKindNames(): Record<SearchKind, string> {
  const { t } = useLingui();
  return { Bike: t`Bikes`, PAA: t`Parts`, groupset: t`Groupsets` };
}
