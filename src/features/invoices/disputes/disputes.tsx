import { Trans } from '@lingui/react/macro';
import type { DisputeReason } from '#shared/invoices/dispute.rules.ts';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';
import { DisputeCard } from './dispute-card.tsx';
import { useDisputeTexts } from './use-dispute-texts.ts';
import { useWaitingDisputes } from './use-waiting-disputes.ts';

/** The disputes of an invoice, including those that wait on this device; nothing where there are none. */
export function Disputes({ invoice }: { invoice: WholeInvoice }) {
  const { items, disputes } = invoice;
  const { reasons } = useDisputeTexts();
  const waiting = useWaitingDisputes(items.map(({ id }) => id));
  if (disputes.length === 0 && waiting.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Disputes</Trans>
      </h2>
      <ul className="space-y-3">
        {waiting.map(({ id, note, state }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-4"
          >
            <span className="min-w-0 flex-1">{reasons[note.reason as DisputeReason]}</span>
            <WaitingBadge state={state} />
          </li>
        ))}
        {disputes.map((dispute) => (
          <DisputeCard
            key={dispute.id}
            dispute={dispute}
            item={items.length > 1 ? items.find(({ id }) => id === dispute.itemId) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
