import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordGone } from '#src/crud/record/record-gone.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenAnnouncementQueries } from './write-announcements.queries.ts';

const AnnouncementForm = lazyWithMessages(async () => ({
  default: (await import('./announcement-form.tsx')).AnnouncementForm,
}));

/** An announcement for those who write it (R106); without an id the form of a new one (R105). */
export function Component() {
  const { id } = useParams();
  const item = useQuery({
    ...writtenAnnouncementQueries.one(id ?? ''),
    enabled: id !== undefined,
  });
  return (
    <RecordPage
      title={id === undefined ? <Trans>New announcement</Trans> : <Trans>Edit announcement</Trans>}
      record={id === undefined ? undefined : item}
      gone={<RecordGone page="announcements" />}
    >
      {(edited) => <AnnouncementForm key={edited?.id} edited={edited} />}
    </RecordPage>
  );
}
