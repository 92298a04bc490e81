import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import type { ShownClaim } from '../claims.queries.ts';

type Props = { claim: ShownClaim };

/** Warnings of the register about the bike: recalls that are not done, and reports of theft (U252). */
export function FrameWarnings({ claim: { stolenBike: stolen, recallFrames } }: Props) {
  return (
    <>
      {stolen?.lookalike ? (
        <Notice tone="warning">
          <Trans>
            The number {{ number: stolen.lookalike }} was reported as stolen, and it looks like this
            one. Compare it with the bike before you sell or repair it.
          </Trans>
        </Notice>
      ) : null}
      {stolen?.stolen && !stolen.isOurs && !stolen.lookalike ? (
        <Notice tone="warning">
          <Trans>
            {{ register: stolen.source }} lists a stolen bike with this number. Compare it before
            you hand it over.
          </Trans>
        </Notice>
      ) : null}
      {stolen?.stolen && stolen.isOurs && !stolen.lookalike ? (
        <Notice tone="error">
          <Trans>This bike is reported as stolen. Do not hand it over.</Trans>
        </Notice>
      ) : null}
      {recallFrames
        .filter(({ done }) => !done)
        .map(({ id, title, measure }) => (
          <Notice key={id} tone="warning">
            <Trans>
              Product safety recall: {{ title }}. {{ measure }}
            </Trans>
          </Notice>
        ))}
    </>
  );
}

/** The change of the status that is on this device only. */
export function UnsentStatus({ entry }: { entry: OutboxEntry | null }) {
  if (!entry) return null;
  const status = String(entry.note.status ?? '');
  return (
    <Notice tone="info" action={<WaitingBadge state={entry.state} />}>
      {entry.state === 'parked' ? (
        <Trans>The change to {status} was not taken. Pending changes says why.</Trans>
      ) : (
        <Trans>The change to {status} waits to be sent.</Trans>
      )}
    </Notice>
  );
}

/** Words of the distributor that the dealer has to read: a question, a rejection, or that it is no warranty case. */
export function ClaimReason({ claim }: Props) {
  const { status, reason, reasonRejection, isNotAWarranty } = claim;
  const isRefused = status.category === 'rejected' || isNotAWarranty;
  const text = isRefused ? (reasonRejection ?? reason) : reason;
  const isTold = isRefused || status.category === 'waiting' || status.category === 'approved';
  if (!isTold || !text) return null;
  return (
    <Notice tone={isRefused ? 'error' : status.category === 'waiting' ? 'warning' : 'info'}>
      {isNotAWarranty && status.category !== 'rejected' ? (
        <p className="font-semibold">
          <Trans>Not a warranty case</Trans>
        </p>
      ) : null}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </Notice>
  );
}

function Box({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The credit note and the deliveries that came of the claim (E625, E626). */
export function ClaimOutcome({ claim: { creditNote, deliveryOrders } }: Props) {
  const money = useMoney();
  const { date } = useDates();
  const number = useNumber();
  if (!creditNote && deliveryOrders.length === 0) return null;
  const lineOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {creditNote ? (
        <Box title={<Trans>Credit note</Trans>}>
          <p className="tabular">
            {lineOf(
              creditNote.no,
              creditNote.date && date(creditNote.date),
              creditNote.amount == null ? null : money(creditNote.amount),
            )}
          </p>
        </Box>
      ) : null}
      {deliveryOrders.length > 0 ? (
        <Box title={<Trans comment="that replace what was claimed">Deliveries</Trans>}>
          <ul>
            {deliveryOrders.map(({ doNumber, date: day, qty }) => (
              <li key={doNumber} className="tabular">
                {lineOf(doNumber, day && date(day), qty == null ? null : `× ${number(qty)}`)}
              </li>
            ))}
          </ul>
        </Box>
      ) : null}
    </div>
  );
}
