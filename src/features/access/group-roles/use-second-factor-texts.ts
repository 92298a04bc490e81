import { useLingui } from '@lingui/react/macro';
import type { SecondFactorPolicy } from '#src/graphql/generated/graphql.ts';

/** Whether users of a group role log in with a second factor, in words. */
export function useSecondFactorTexts(): Record<SecondFactorPolicy, string> {
  const { t } = useLingui();
  return {
    off: t({ message: 'Off', comment: 'a second factor for logging in' }),
    offered: t({ message: 'Offered', comment: 'a second factor for logging in' }),
    required: t({ message: 'Required', comment: 'a second factor for logging in' }),
  };
}
