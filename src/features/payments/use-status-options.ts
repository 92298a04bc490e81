import type { PaymentRequestsQuery } from '#src/graphql/generated/graphql.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { requestStatuses } from './request-status.rules.ts';

/** How many requests there are of each state, in the server's words. */
export type StatusCounts = PaymentRequestsQuery['paymentRequestByPayerAndInvoiceNos']['counts'];

/**
 * The states for a filter in the server's words, each with how many requests have it. There are none before the first
 * answer.
 */
export function useStatusOptions(counts: StatusCounts = []) {
  const number = useNumber();
  return requestStatuses.flatMap((value) => {
    const found = counts.find(({ status }) => status.id === value);
    return found ? [{ value, label: `${found.status.description} (${number(found.count)})` }] : [];
  });
}
