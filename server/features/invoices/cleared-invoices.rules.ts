import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { checkedText } from '#server/lib/paging.ts';
import type { ClearedConditions } from './cleared-invoices.store.ts';
import { invoicePeriod } from './invoice-period.rules.ts';

/**
 * Returns the conditions of a list of cleared items.
 * @param active the active customer, whose items are listed unless another one is named
 * @throws GraphQLError BAD_USER_INPUT
 */
export function clearedConditions(
  asked: {
    from?: string | null | undefined;
    to?: string | null | undefined;
    payerCode?: string | null | undefined;
    search?: string | null | undefined;
  },
  { today, active }: { today: string; active: string | undefined },
): ClearedConditions {
  return {
    ...invoicePeriod(asked, today),
    payerCode: checkedText(asked.payerCode ?? active ?? '', 'payerCode', 60),
    search: toSearchPattern(asked.search, 100),
  };
}
