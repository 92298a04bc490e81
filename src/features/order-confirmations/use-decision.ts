import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  CancelOrdersDocument,
  ConfirmOrdersDocument,
  type StockOrderConfirmationsQuery,
  UpdateOrderLimitsDocument,
} from '#src/graphql/generated/graphql.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useOnceKey } from '#src/lib/use-once-key.ts';
import type { WaitingOrder } from './order-confirmations.queries.ts';

/** What staff want done with waiting orders. */
export type Decision =
  | { kind: 'confirm'; orders: string[] }
  | { kind: 'cancel'; orders: string[]; reason: string };

type WaitingOrders = StockOrderConfirmationsQuery['stockOrderConfirmations'];

/** What came of it: orders it was done for, orders it was not, and what is wrong with the whole. */
export interface Decided {
  kind: Decision['kind'];
  done: string[];
  left: { order: string; problem: Problem }[];
  problem: Problem | null;
}

async function ask(decision: Decision, idempotencyKey: string) {
  const { kind, orders } = decision;
  const options = { idempotencyKey };
  if (kind === 'confirm')
    return (await request(ConfirmOrdersDocument, { orders }, options)).confirmOrders;
  const { reason } = decision;
  return (await request(CancelOrdersDocument, { orders, reason }, options)).cancelOrders;
}

/**
 * Confirms or cancels waiting orders; each is answered for itself, under `orders.N`. Sent again
 * after a lost answer it counts once. No network is told by the pop-up (B146).
 */
export function useDecision() {
  const queries = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async (decision: Decision): Promise<Decided> => {
      const answer = await ask(decision, once.keyOf(decision));
      once.done();
      const left = answer.userErrors.flatMap((problem) => {
        const order = decision.orders[Number(/^orders\.(\d+)/.exec(problem.field)?.[1])];
        return order ? [{ order, problem }] : [];
      });
      const whole = answer.userErrors.find(({ field }) => !/^orders\.\d/.test(field)) ?? null;
      return { kind: decision.kind, done: answer.orders, left, problem: whole };
    },
    // What is decided waits no longer: an answer that was under way before does not count any more.
    onSuccess: async ({ done }) => {
      await queries.cancelQueries({ queryKey: ['order-confirmations'] });
      queries.setQueriesData<WaitingOrders>({ queryKey: ['order-confirmations'] }, (kept) => {
        const waits = ({ order }: WaitingOrder) => !done.includes(order.order_no);
        return kept && { ...kept, orders: kept.orders.filter(waits) };
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['order-confirmations'] }),
  });
}

/** Sets the highest value of one waiting order (O064), minor units. `data` is null or the refusal. */
export function useOrderLimit() {
  const queries = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async (wish: { orderNumber: string; limit: number }): Promise<Problem | null> => {
      const idempotencyKey = once.keyOf(wish);
      const { updateOrderLimits } = await request(UpdateOrderLimitsDocument, wish, {
        idempotencyKey,
      });
      once.done();
      const { message, userErrors } = updateOrderLimits;
      if (message.status) return null;
      return userErrors[0] ?? { code: 'REFUSED', message: message.description };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['order-confirmations'] }),
  });
}
