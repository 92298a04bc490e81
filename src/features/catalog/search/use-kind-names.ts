import { useLingui } from '@lingui/react/macro';
import type { SearchKind } from './search-hits.rules.ts';

/** Returns the names of the kinds of products. */
export function useKindNames(): Record<SearchKind, string> {
  const { t } = useLingui();
  return { Bike: t`Bikes`, PAA: t`Parts`, groupset: t`Groupsets` };
}
