import { useLingui } from '@lingui/react/macro';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useCreditReason } from './use-credit-reason.ts';
import { useCreditStatus } from './use-credit-status.ts';

/**
 * Why the customer may not order, as a sentence; undefined where nothing is known against it and
 * where credit is not looked at (B067, N027).
 */
export function useOrderBlock(): string | undefined {
  const { t } = useLingui();
  const { creditCheck } = useHostConfig();
  const { companies } = useCreditStatus();
  const creditReason = useCreditReason();
  const blocked = companies.find(({ reasonBlocked }) => reasonBlocked);
  if (!creditCheck || !blocked?.reasonBlocked) return undefined;
  const reason = creditReason(blocked.reasonBlocked);
  return t`This customer is blocked for orders: ${reason}`;
}
