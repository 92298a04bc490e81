import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { defineListParams, pageParamsOf, textParam } from '#src/crud/list/list-params.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useMarketCheck } from '#src/features/content/content.public.ts';
import {
  ContentGrid,
  FoundElsewhere,
  itemsOnPage,
  PleaseRead,
  useLookedAt,
  useWithReceipt,
  withSearch,
} from '#src/features/content/content-reading.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { newsQueries } from './news.queries.ts';
import { NewsCard } from './news-card.tsx';

const params = defineListParams(v.object({ q: textParam(), ...pageParamsOf([itemsOnPage]) }));

/** The news of today for the reader, those that became valid last first (R059, U300). */
export function Component() {
  const { t } = useLingui();
  const { has } = useSession();
  const list = withSearch(params.use());
  const { q, page } = list.params;
  const query = newsQueries.list({ q, page });
  const { data } = useDeferredQuery(query);
  useMarketCheck('news', data !== undefined && data.news.length === 0 && !q && page === 1);
  const isNew = useLookedAt('news', data?.asOf);
  const withReceipt = useWithReceipt('news');
  return (
    <ListPage
      name="news"
      title={<Trans>News</Trans>}
      caption={t`News`}
      list={list}
      query={query}
      read={({ news, info }) => ({ rows: news, count: info.count })}
      rowKey={({ id }) => id}
      search={{ label: t`Search news`, hint: t`Title, text, file or tag` }}
      refresh="old"
      paging={{ pageSizes: [itemsOnPage] }}
      notice={
        <>
          <FoundElsewhere list="news" search={q} has={has} />
          <PleaseRead
            items={data && !q ? data.news.map(withReceipt) : []}
            toPath={paths.newsItem}
            countText={(count) => <Plural value={count} one="# news item" other="# news items" />}
          />
        </>
      }
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No news at present</Trans>}
          action={
            <ButtonLink primary to={paths.home()}>
              <Trans>To the home page</Trans>
            </ButtonLink>
          }
        />
      }
      noResult={{ showAll: <Trans>Show all news</Trans> }}
    >
      {({ news }) => (
        <ContentGrid label={t`News`}>
          {news.map((item) => (
            <li key={item.id}>
              <NewsCard item={withReceipt(item)} isNew={isNew(item)} />
            </li>
          ))}
        </ContentGrid>
      )}
    </ListPage>
  );
}
