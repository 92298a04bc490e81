import { useLingui } from '@lingui/react/macro';
import type { AccountMovementKind } from '#src/graphql/generated/graphql.ts';

/** Names a movement of an account. */
export function useMovementText(): (kind: AccountMovementKind) => string {
  const { t } = useLingui();
  const texts: Record<AccountMovementKind, string> = {
    invoice: t`Invoice`,
    creditNote: t`Credit note`,
    partPayment: t`Payment in part`,
    payment: t`Payment`,
    creditUsed: t`Credit note used`,
  };
  return (kind) => texts[kind];
}
