import { Trans } from '@lingui/react/macro';
import { ContentItemPage } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { writtenNewsQueries } from './write-news.queries.ts';

const NewsForm = lazyWithMessages(async () => ({
  default: (await import('./news-form.tsx')).NewsForm,
}));

/** A news item for those who write it (R112); without an id the form of a new one (R111). */
export function Component() {
  return (
    <ContentItemPage
      type="news"
      titles={{ create: <Trans>New news item</Trans>, edit: <Trans>Edit news item</Trans> }}
      page="news"
      toQuery={writtenNewsQueries.one}
    >
      {(edited, choices) => <NewsForm key={edited?.id} edited={edited} {...choices} />}
    </ContentItemPage>
  );
}
