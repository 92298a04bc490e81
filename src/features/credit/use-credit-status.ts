import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { creditQuery } from './credit.queries.ts';
import { type CreditCompany, type CreditProblem, problemOf, statusOf } from './credit.rules.ts';

export interface CreditStatus {
  /** False without the permission or a customer: then nothing of the credit is shown (B062). */
  visible: boolean;
  /** Being asked for the first time. */
  loading: boolean;
  /** Being asked for, also when values are already shown. */
  refreshing: boolean;
  companies: readonly CreditCompany[];
  /** Over all companies; null until it is known and where there is none. */
  status: 'ok' | 'blocked' | null;
  /** When the values were true; null without values. */
  asOf: string | null;
  /** Why there are no values, or why they could not be renewed. */
  problem: CreditProblem | null;
  refresh: () => void;
}

/**
 * The credit of the active customer. It is asked for only with invoice-status.read; without, there
 * are no companies (B063, B064, N050).
 */
export function useCreditStatus(): CreditStatus {
  const { has, customer } = useSession();
  const visible = has('credit-status.read') && customer !== null;
  const readable = visible && has('invoice-status.read');
  const { data, error, isLoading, isFetching, refetch } = useDeferredQuery({
    ...creditQuery(customer?.unified ?? ''),
    enabled: readable,
  });
  const companies = data?.companies ?? [];
  const none = !readable || data?.companies.length === 0;
  return {
    visible,
    loading: isLoading,
    refreshing: isFetching,
    companies,
    status: statusOf(companies),
    asOf: data?.asOf ?? null,
    problem: none ? 'no-credit' : error && problemOf(error),
    refresh: () => {
      if (readable) void refetchOrReportOffline(refetch);
    },
  };
}
