import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RecordGone } from '#src/crud/record/record-gone.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import { layoutsQuery, writerMarketsQuery } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenNewsQueries } from './write-news.queries.ts';

const NewsForm = lazyWithMessages(async () => ({
  default: (await import('./news-form.tsx')).NewsForm,
}));

/** A news item for those who write it (R112); without an id the form of a new one (R111). */
export function Component() {
  const { id } = useParams();
  const item = useQuery({ ...writtenNewsQueries.one(id ?? ''), enabled: id !== undefined });
  const markets = useQuery(writerMarketsQuery('news'));
  const layouts = useQuery(layoutsQuery('news'));
  return (
    <RecordPage
      title={id === undefined ? <Trans>New news item</Trans> : <Trans>Edit news item</Trans>}
      record={id === undefined ? undefined : item}
      choices={[markets, layouts]}
      gone={<RecordGone page="news" />}
    >
      {(edited) => (
        <NewsForm
          key={edited?.id}
          edited={edited}
          markets={markets.data ?? []}
          layouts={layouts.data ?? []}
        />
      )}
    </RecordPage>
  );
}
