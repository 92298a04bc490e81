import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOpenAccount } from '#src/features/invoices/invoices.public.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { sendPayment } from './send-payment.ts';
import { getUnansweredPaymentStore, type UnansweredPayment } from './unanswered-payment.ts';
import { useOpenRequest } from './use-open-request.ts';

export interface Paying {
  /** The payment that was sent and not answered. */
  waiting: UnansweredPayment | null;
  /** How often its answer got lost while this page is open. */
  lost: number;
  /** Why the last payment was refused. */
  problem: Problem | null;
  busy: boolean;
  /** The request was made, and its page is being opened. */
  isMade: boolean;
  /** Sends a new payment. */
  pay: (variables: UnansweredPayment['variables']) => void;
  /** Asks under the same key what became of the one that was not answered. */
  askAgain: () => void;
}

/** Pays the selection of one customer, once however often it is sent. */
export function usePaying(userId: string, customer: string): Paying {
  const [store] = useState(() => getUnansweredPaymentStore(userId, customer));
  const [waiting, setWaiting] = useState(store.read);
  const [lost, setLost] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [isMade, setMade] = useState(false);
  const isUnderWay = useRef(false);
  const { clear } = useOpenAccount();
  const openRequest = useOpenRequest();
  const queries = useQueryClient();

  const send = async (payment: UnansweredPayment) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const result = await sendPayment(payment, store);
      if (result.kind === 'made') {
        setMade(true);
        clear();
        return await openRequest(result.request);
      }
      if (result.kind === 'refused') {
        setProblem(result.problem);
        // The refused items may have changed on the server, so they are fetched again. The selection stays.
        void queries.invalidateQueries({ queryKey: ['invoices'] });
        void queries.invalidateQueries({ queryKey: ['payments'] });
      } else setLost((times) => times + 1);
      setWaiting(store.read());
    } catch (error) {
      sayNotSaved(error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return {
    waiting,
    lost,
    problem,
    busy,
    isMade,
    pay: (variables) => {
      // Another tab may be paying: what it has sent is answered first.
      const other = isUnderWay.current ? null : store.read();
      if (other) setWaiting(other);
      else void send({ key: crypto.randomUUID(), variables });
    },
    askAgain: () => waiting && void send(waiting),
  };
}
