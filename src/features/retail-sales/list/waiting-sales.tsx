import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { RefusalNotice } from '../register/refusal-notice.tsx';
import { deleteOperation, useWaitingSales } from '../use-waiting-sales.ts';

/** The sales and deletions that the server does not have yet; nothing where there are none. */
export function WaitingSales() {
  const waiting = useWaitingSales();
  if (waiting.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Not sent yet</Trans>
      </h2>
      <ul className="space-y-2">
        {waiting.map((entry) => (
          <WaitingSale key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function WaitingSale({ entry }: { entry: OutboxEntry }) {
  const { date } = useDates();
  const { id, note, state, operation } = entry;
  const frame = String(note.frameNumber);
  const isDeletion = operation === deleteOperation;
  return (
    <li className="space-y-2 rounded-lg border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="tabular min-w-0 flex-1 wrap-anywhere">
          {isDeletion ? (
            <Trans>Delete the registration of {frame}</Trans>
          ) : (
            <Trans>
              {frame}, sold on {{ day: date(String(note.soldDate)) }}
            </Trans>
          )}
        </span>
        <WaitingBadge state={state} />
        {isDeletion ? (
          <TextLink to={paths.pendingChanges()}>
            <Trans>Pending changes</Trans>
          </TextLink>
        ) : (
          <TextLink to={paths.registerSale({ entry: id })}>
            <Trans>Edit</Trans>
          </TextLink>
        )}
      </div>
      <RefusalNotice entry={entry} />
    </li>
  );
}
