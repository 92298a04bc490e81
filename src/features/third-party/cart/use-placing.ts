import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { Cart } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';
import { applyChanges, type LineChange } from './changed-lines.rules.ts';
import { placeOrders, type SentCart, toSentCart, unansweredCart } from './place-orders.ts';

const noChanges: ReadonlyMap<string, LineChange> = new Map();

/** Places the orders of the cart: sends them, shows what changed, and asks again for a lost answer. */
export function usePlacing() {
  const { user, customer } = useSession();
  const queries = useQueryClient();
  const store = unansweredCart(user.id, customer?.unified ?? '');
  const [sent, setSent] = useState(() => store.read());
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState(noChanges);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [placed, setPlaced] = useState<readonly string[] | null>(null);

  const send = async (body: SentCart, cart: Cart) => {
    setBusy(true);
    setProblems([]);
    setChanges(noChanges);
    try {
      const result = await placeOrders(body, cart, store);
      if (result.kind === 'placed') setPlaced(result.orderNos);
      else if (result.kind === 'changed') {
        setChanges(result.changes);
        setProblems(result.problems);
      }
      setSent(store.read());
      await queries.invalidateQueries({ queryKey: ['third-party'] });
    } catch (error) {
      sayNotSaved(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    /** The lines that are not as the buyer saw them; nothing is placed until they are confirmed (reading 111). */
    changes,
    problems,
    /** The numbers of the orders. */
    placed,
    /** The answer to the last attempt was lost. */
    isUnanswered: sent !== null,
    place: async (cart: Cart) => {
      const other = store.read();
      // Another tab has sent it.
      if (other) setSent(other);
      else await send(toSentCart(cart), cart);
    },
    checkAgain: async (cart: Cart) => {
      if (sent) await send(sent, cart);
    },
    confirm: async () => {
      await changeCart((cart) => applyChanges(cart, changes)).catch(sayNotSaved);
      setChanges(noChanges);
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
