import { useLingui } from '@lingui/react/macro';

/** Why a company blocks (B069 to B072); a reason without words of its own says whom to ask. */
export function useCreditReason(): (code: string) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'limit_exceeded':
        return t`credit limit exceeded`;
      case 'overdue_over_limit':
        return t`too many invoices overdue more than 30 days`;
      case 'oldest_ar_blocked':
        return t`oldest invoice overdue blocks ordering`;
      case 'other_company_blocked':
        return t`blocked from another company`;
      default:
        return t`ask us for the reason`;
    }
  };
}
