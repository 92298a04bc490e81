import { useLingui } from '@lingui/react/macro';
import type { ProductBlock } from '#src/graphql/generated/graphql.ts';

/** Why an article cannot be ordered, in words; null when it can. */
export function useBlockReason({ blocked }: { blocked?: ProductBlock | null }): string | null {
  const { t } = useLingui();
  switch (blocked) {
    case 'INACTIVE':
      return t`No longer available`;
    case 'ORDER_BLOCKED':
      return t`Blocked for ordering`;
    case 'NO_PRICE':
      return t`No price for you, ask us`;
    default:
      return null;
  }
}
