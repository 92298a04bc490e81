import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { cartSync } from '#src/features/cart/cart.public.ts';
import type { OrderReviewQuery } from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { OrderNote, OrderVariables } from './checkout.offline.ts';
import { checkoutQueries } from './checkout.queries.ts';
import {
  acceptAll,
  compareLines,
  decidedOrder,
  decideLine,
  headErrors,
  type LineChoice,
  withFreight,
} from './compare-order.rules.ts';
import { replaceOrder } from './order-intents.ts';

export type OrderReview = OrderReviewQuery['orderReview'];

/**
 * Returns the lines of a refused order with the buyer's choices, and how to place it as decided.
 * @param review the order compared with today
 */
export function useOrderDecision(entry: OutboxEntry, review: OrderReview) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const variables = entry.variables as OrderVariables;
  const note = entry.note as OrderNote;
  const [choices, setChoices] = useState<Record<number, LineChoice>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const lines = compareLines(variables, note.lines, review);
  const decisions = lines.map((line) => decideLine(line, choices[line.index]));
  const decided = decidedOrder(variables, decisions);
  const result = useQuery(checkoutQueries.review(decided?.variables ?? null));
  const open = decisions.filter((decision) => decision === null).length;
  const inTheWay = decided ? (result.data?.userErrors ?? []) : headErrors(review);

  const whyNotYet = (): string | null => {
    if (open > 0) return t`Decide on every line first`;
    if (decided === null) return t`No line is left`;
    if (!result.data) return t`The order is being checked`;
    if (inTheWay.length > 0) return t`It cannot be placed like this`;
    return null;
  };

  const place = async () => {
    const viewer = boundViewer();
    if (!viewer || !decided || !result.data) return;
    setBusy(true);
    const { total, shipping, asOf } = result.data;
    const { lines: taken } = decided;
    const known = { total, shipping, shippingUpTo: false, asOf };
    const about = { lines: taken, lineCount: taken.length, ...known };
    try {
      const order = {
        variables: withFreight(decided.variables, shipping),
        note: { ...note, ...about },
      };
      const id = await replaceOrder(viewer, entry.id, order);
      void cartSync.pull();
      navigate(paths.orderConfirmation({ waiting: id }), { replace: true });
    } catch {
      setFailed(t`Not saved. Look at Pending changes and try again.`);
      setBusy(false);
    }
  };

  return {
    lines,
    choices,
    choose: (index: number, choice: LineChoice) => setChoices({ ...choices, [index]: choice }),
    acceptAll: () => setChoices(acceptAll(lines)),
    /** How many lines still need a choice. */
    open,
    /** Errors of the order as a whole that keep it from being placed. */
    inTheWay,
    /** Minor units, as decided; null while it is not known. */
    total: result.data?.total ?? null,
    /** Why it cannot be placed yet; null when it can. */
    notYet: whyNotYet(),
    place,
    busy,
    failed,
  };
}
