import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { type Refusal, refusalsOf } from './refusal.rules.ts';

/** Why the server refused a sale; where another sale was first, both sides and what can be done. */
export function RefusalNotice({ entry }: { entry: OutboxEntry }) {
  const problemText = useProblemText();
  const refusals = refusalsOf(entry);
  if (refusals.length === 0) return null;
  const earlier = refusals.find(({ code }) => code === 'ALREADY_REPORTED');
  return (
    <Notice tone="error">
      {refusals.map(({ field, code, message }) => (
        <p key={`${field} ${code}`}>{problemText({ field, code, message })}</p>
      ))}
      {earlier?.day ? (
        <BothSides day={earlier.day} name={earlier.name} mine={String(entry.note.soldDate)} />
      ) : null}
    </Notice>
  );
}

function BothSides({ day, name, mine }: Pick<Refusal, 'name'> & { day: string; mine: string }) {
  const { date } = useDates();
  return (
    <>
      <ul className="list-disc pl-5">
        <li>
          <Trans>Your sale: {{ day: date(mine) }}</Trans>
        </li>
        <li>
          {name ? (
            <Trans>
              Reported before: {{ day: date(day) }}, {name}
            </Trans>
          ) : (
            <Trans>Reported before: {{ day: date(day) }}</Trans>
          )}
        </li>
      </ul>
      <p>
        <Trans>
          Correct the number if it was mistyped, or discard your sale. Call the distributor if the
          other sale is wrong.
        </Trans>{' '}
        <TextLink to={paths.pendingChanges()}>
          <Trans>Pending changes</Trans>
        </TextLink>
      </p>
    </>
  );
}
