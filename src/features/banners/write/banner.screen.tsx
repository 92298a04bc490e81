import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordGone } from '#src/crud/record/record-gone.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenBannerQueries } from './write-banners.queries.ts';

const BannerForm = lazyWithMessages(async () => ({
  default: (await import('./banner-form.tsx')).BannerForm,
}));

/** A banner for those who write it (R109); without an id the form of a new one (R108). */
export function Component() {
  const { id } = useParams();
  const banner = useQuery({ ...writtenBannerQueries.one(id ?? ''), enabled: id !== undefined });
  return (
    <RecordPage
      title={id === undefined ? <Trans>New banner</Trans> : <Trans>Edit banner</Trans>}
      record={id === undefined ? undefined : banner}
      gone={<RecordGone page="banners" />}
    >
      {(edited) => <BannerForm key={edited?.id} edited={edited} />}
    </RecordPage>
  );
}
