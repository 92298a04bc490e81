import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Notice } from '#src/ui/notice.tsx';
import '../retail-sales.problems.ts';

/** Why the server refused a sale; where another sale was first, both sides. */
export default function RefusalNotice({ entry }: { entry: OutboxEntry }) {
  const problemText = useProblemText();
  const { date } = useDates();
  const { failure, note } = entry;
  if (!failure || entry.state !== 'parked') return null;
  const problems = failure.problems ?? [{ ...failure, field: failure.field ?? '' }];
  const earlier = problems.find(({ code }) => code === 'ALREADY_REPORTED');
  const { day = null, name = null } = (earlier ?? {}) as { day?: string; name?: string };
  const mine = date(String(note.soldDate));
  return (
    <Notice tone="error">
      {problems.map(({ field, code, message }) => (
        <p key={`${field} ${code}`}>{problemText({ field, code, message: message ?? null })}</p>
      ))}
      {day ? (
        <ul className="list-disc pl-5">
          <li>
            <Trans>Your sale: {mine}</Trans>
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
      ) : null}
    </Notice>
  );
}
