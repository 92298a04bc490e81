import { overCredit } from '#shared/credit.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useCreditStatus } from './use-credit-status.ts';

/**
 * How much of an order or a cart the credit does not cover, minor units. It is 0 where credit is not checked or not
 * known, and for a blocked customer, whose orders are refused for another reason (N027, B066).
 */
export function useCreditExcess(total: number): number {
  const { creditCheck } = useHostConfig();
  const { companies, status, asOf } = useCreditStatus();
  return creditCheck && asOf && status === 'ok' ? overCredit(companies, total) : 0;
}
