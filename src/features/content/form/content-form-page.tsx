import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { StateBadge } from '../parts/state-badge.tsx';

interface Props<Values extends FieldValues>
  extends Omit<ComponentProps<typeof RecordForm<Values>>, 'intro' | 'isReadOnly'> {
  /** The saved item; null for a new one. */
  edited: { state?: ContentState; changedAt: string; changedBy: string } | null;
  /** Why it can only be read; null where it may be changed. */
  readOnlyReason?: ReactNode;
  /** The preview, and who sees it. */
  tools: ReactNode;
}

/** The form of an item of content: its state, the ways to see it, and its fields. */
export function ContentFormPage<Values extends FieldValues>({
  edited,
  readOnlyReason = null,
  tools,
  ...page
}: Props<Values>) {
  const { dateTime } = useDates();
  return (
    <RecordForm
      {...page}
      isReadOnly={readOnlyReason !== null}
      intro={
        <div className="space-y-3">
          {edited ? (
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
              {edited.state ? <StateBadge state={edited.state} /> : null}
              <Trans>
                Changed {{ time: dateTime(edited.changedAt) }} by{' '}
                {{ name: edited.changedBy || '–' }}
              </Trans>
            </p>
          ) : null}
          {readOnlyReason ? <Notice tone="info">{readOnlyReason}</Notice> : null}
          <div className="flex flex-wrap items-center gap-2">{tools}</div>
        </div>
      }
    />
  );
}
