import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActionResult, useAction } from '#src/crud/action/use-action.ts';
import {
  CancelOrdersDocument,
  type CancelOrdersMutation,
  ConfirmOrdersDocument,
  type ConfirmOrdersMutation,
  type StockOrderConfirmationsQuery,
} from '#src/graphql/generated/graphql.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import type { WaitingOrder } from './order-confirmations.queries.ts';

/** The decisions of staff about waiting orders. */
export type ConfirmationDecision =
  | { kind: 'confirm'; orders: string[] }
  | { kind: 'cancel'; orders: string[]; reason: string };

type WaitingOrders = StockOrderConfirmationsQuery['stockOrderConfirmations'];
type Answer = CancelOrdersMutation['cancelOrders'] | ConfirmOrdersMutation['confirmOrders'];

/** Takes a decision; done as soon as the server has answered, also where it did nothing. */
export type Decide = (decision: ConfirmationDecision) => Promise<ActionResult<Answer>>;

/** The result: orders it was applied to, orders it was not, and a problem of the whole. */
export interface Decided {
  kind: ConfirmationDecision['kind'];
  done: string[];
  left: { order: string; problem: Problem }[];
  problem: Problem | null;
}

/** Each order is answered for itself, under `orders.N`. */
function toDecided({ kind, orders }: ConfirmationDecision, answer: Answer): Decided {
  const left = answer.userErrors.flatMap((problem) => {
    const order = orders[Number(/^orders\.(\d+)/.exec(problem.field)?.[1])];
    return order ? [{ order, problem }] : [];
  });
  const whole = answer.userErrors.find(({ field }) => !/^orders\.\d/.test(field)) ?? null;
  return { kind, done: answer.orders, left, problem: whole };
}

/** Confirms or cancels waiting orders, and has the list follow. */
export function useDecision() {
  const queries = useQueryClient();
  const confirming = useAction(ConfirmOrdersDocument);
  const cancelling = useAction(CancelOrdersDocument);
  const [decided, setDecided] = useState<Decided | null>(null);

  const decide: Decide = async (decision) => {
    setDecided(null);
    const result =
      decision.kind === 'confirm'
        ? await confirming.run({ orders: decision.orders })
        : await cancelling.run({ orders: decision.orders, reason: decision.reason });
    const queryKey = ['order-confirmations'];
    const answer = 'answer' in result ? result.answer : null;
    if (answer) {
      const waits = ({ order }: WaitingOrder) => !answer.orders.includes(order.order_no);
      // An answer that was under way before counts no more.
      await queries.cancelQueries({ queryKey });
      queries.setQueriesData<WaitingOrders>(
        { queryKey },
        (kept) => kept && { ...kept, orders: kept.orders.filter(waits) },
      );
      setDecided(toDecided(decision, answer));
    }
    void queries.invalidateQueries({ queryKey });
    return answer ? { kind: 'done', answer } : result;
  };
  return {
    decide,
    decided,
    busy: confirming.busy || cancelling.busy,
    /** The reason why nothing was decided at all; a problem of a cancellation is shown in its dialog. */
    problem: decided ? null : confirming.problem,
  };
}
