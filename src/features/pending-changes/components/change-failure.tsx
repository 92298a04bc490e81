import { Plural, Trans } from '@lingui/react/macro';
import { checkoutOperation, useOrderReasons } from '#src/features/checkout/checkout.public.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The number of reasons in the list; the order's own page has the others. */
const mostReasons = 3;

/** Why a change is not sent, and for an order what to do about it. */
export function ChangeFailure({ entry }: { entry: OutboxEntry }) {
  const orderReasons = useOrderReasons();
  const problemText = useProblemText();
  if (!entry.failure) return null;
  if (entry.operation !== checkoutOperation || !isRefusedByServer(entry))
    return <p className="text-sm text-error-ink">{problemText(entry.failure)}</p>;
  const reasons = orderReasons(entry);
  const more = reasons.length - mostReasons;
  return (
    <div className="space-y-1 text-sm">
      <ul className="tabular space-y-1 text-error-ink">
        {reasons.slice(0, mostReasons).map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="text-error-ink">
          <Plural value={more} one="and # more reason" other="and # more reasons" />
        </p>
      ) : null}
      <p className="text-ink-muted">
        <Trans>Nothing is ordered yet. Decide how to place it, or discard it.</Trans>
      </p>
    </div>
  );
}
