import { useLingui } from '@lingui/react/macro';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import type { CreditProblem } from './credit.rules.ts';
import { useCreditReason } from './use-credit-reason.ts';

export interface CreditTexts {
  /** The host's name for the remaining credit (M061, M062, F041). */
  balance: string;
  /** Why a company blocks (B069 to B072); a reason without words of its own says whom to ask. */
  reason: (code: string) => string;
  /** Why there is nothing to be shown (M021 to M024). */
  problem: (problem: CreditProblem) => string;
}

/** The credit's words in the reader's language. */
export function useCreditTexts(): CreditTexts {
  const { t } = useLingui();
  const { openToBuyLabel } = useHostConfig();
  const reason = useCreditReason();
  return {
    balance: openToBuyLabel ? t`open to buy` : t`balance`,
    reason,
    problem: (problem) => {
      switch (problem) {
        case 'no-credit':
          return t`No data found for credit information.`;
        case 'no-data':
          return t`graphql return no data`;
        case 'invalid-data':
          return t`Invalid Data!`;
        case 'server-error':
          return t`Server Error!`;
        case 'offline':
          return t`You are offline, and this device has no credit values yet.`;
      }
    },
  };
}
