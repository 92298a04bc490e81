import { useLingui } from '@lingui/react/macro';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useCreditExcess } from './use-credit-excess.ts';
import { useCreditReason } from './use-credit-reason.ts';
import { useCreditStatus } from './use-credit-status.ts';

/**
 * Why the customer may not order, as a sentence; undefined where nothing is known against it and
 * where credit is not looked at (B067, N027).
 * @param total the worth of the order, minor units; left out, its worth does not matter
 */
export function useOrderBlock(total = 0): string | undefined {
  const { t } = useLingui();
  const { creditCheck } = useHostConfig();
  const { companies } = useCreditStatus();
  const creditReason = useCreditReason();
  const money = useMoney();
  const over = useCreditExcess(total);
  const blocked = companies.find(({ reasonBlocked }) => reasonBlocked);
  const excess = money(over);
  if (over > 0) return t`${excess} too much for your credit`;
  if (!creditCheck || !blocked?.reasonBlocked) return undefined;
  const reason = creditReason(blocked.reasonBlocked);
  return t`This customer is blocked for orders: ${reason}`;
}
