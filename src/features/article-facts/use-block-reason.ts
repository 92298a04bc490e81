import { useLingui } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import type { ProductBlock } from '#src/graphql/generated/graphql.ts';

/** Why an article cannot be ordered, in words (E303 to E310); null when it can. */
export function useBlockReason({ blocked }: { blocked?: ProductBlock | null }): string | null {
  const { t } = useLingui();
  const { customer } = useSession();
  switch (blocked) {
    case 'INACTIVE':
      return t`No longer available`;
    case 'ORDER_BLOCKED':
      return t`Blocked for ordering`;
    case 'BRAND_BLOCKED':
      return t`Brand not released for you`;
    case 'CATEGORY_BLOCKED':
      return t`Category not released for you`;
    case 'HIERARCHY_BLOCKED':
      return t`Range not released for you`;
    case 'SORG_BLOCKED':
      return t`Orders not released for you`;
    case 'NO_PRICE':
      // Without a customer there is no price to miss; the page says so once, above.
      return customer ? t`No price for you, ask us` : null;
    default:
      return null;
  }
}
