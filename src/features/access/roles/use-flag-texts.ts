import { useLingui } from '@lingui/react/macro';
import type { RoleFlag } from '#shared/role-flags.ts';

/** The flags of roles in words (shared/role-flags.ts). */
export function useFlagTexts(): Record<RoleFlag, string> {
  const { t } = useLingui();
  return {
    sales: t`Sales staff`,
    customer: t({ message: 'Customer', comment: 'kind of a user, decided by the role' }),
    customerVendor: t`Customer who also sells as a vendor`,
    catalogOnly: t`Only looks at the catalog`,
  };
}
