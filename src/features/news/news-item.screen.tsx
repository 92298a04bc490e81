import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { KeepOnDevice } from '#src/features/content/content.public.ts';
import { Receipt, ReleaseDay, useGoneItem } from '#src/features/content/content-reading.public.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { newsQueries } from './news.queries.ts';
import { NewsBody } from './news-article.tsx';

/** A news item (R060, U300). One that the reader may not see looks like one that does not exist. */
export function Component() {
  const { id = '' } = useParams();
  const query = newsQueries.one(id);
  const { data } = useQuery(query);
  useGoneItem('news', data?.news === null, () => {
    void queryClient.prefetchQuery(newsQueries.list({ q: '', page: 1 }));
  });
  const back = { to: paths.news(), label: <Trans>News</Trans> };
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink {...back} />
      <DetailPage
        query={query}
        record={({ news }) => news}
        back={back}
        gone={{
          title: <Trans>Page not found</Trans>,
          text: <Trans>This news item does not exist, or it is not for you.</Trans>,
        }}
        missing={<Trans>This device has not kept this news item.</Trans>}
        title={({ title, language }) => <span lang={toLang(language)}>{title}</span>}
        next={({ validFrom }) => <ReleaseDay day={validFrom} />}
      >
        {(item) => (
          <Fragment key={item.id}>
            <NewsBody item={item} />
            {item.file || item.files.length > 0 ? <KeepOnDevice kind="news" id={item.id} /> : null}
            <Receipt item={{ ...item, kind: 'news' }}>
              <Trans>Please read this news and confirm it.</Trans>
            </Receipt>
          </Fragment>
        )}
      </DetailPage>
    </div>
  );
}
