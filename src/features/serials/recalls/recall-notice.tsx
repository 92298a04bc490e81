import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { RecallTask } from './recalls.queries.ts';

/** The title and measure of a recall, taken from one of its tasks; nothing without a task. */
export function RecallNotice({ task }: { task: RecallTask | undefined }) {
  const { date } = useDates();
  if (!task) return null;
  const { title, measure, since, link } = task;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line">{measure}</p>
      <p className="text-sm">
        <Trans comment="a recall or a theft">since {{ day: date(since) }}</Trans>{' '}
        {link ? (
          <SafeLink to={link} className="text-brand-ink underline">
            <Trans>Notice of the maker</Trans>
          </SafeLink>
        ) : null}
      </p>
    </Notice>
  );
}
