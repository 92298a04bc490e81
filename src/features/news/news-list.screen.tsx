import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useMarketCheck } from '#src/features/content/content.public.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { newsOnPage, newsQueries, type ReadNews } from './news.queries.ts';
import { NewsCard } from './news-card.tsx';
import { useNewsListParams } from './news-list.params.ts';
import { PleaseRead } from './please-read.tsx';
import { useLookedAt } from './use-looked-at.ts';
import { useWaitingReceipts } from './use-receipts.ts';

/** The news of today for the reader, those that became valid last first (R059, U300). */
export function Component() {
  const { t } = useLingui();
  const list = useNewsListParams();
  const { q, page } = list.params;
  const query = newsQueries.list({ q, page });
  const { data } = useQuery(query);
  useMarketCheck('news', data !== undefined && data.news.length === 0 && !q && page === 1);
  const isNew = useLookedAt(data?.asOf);
  const withReceipt = useWithReceipt();
  const toRead = (data?.news ?? []).map(withReceipt).filter(isToRead);
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
      paging={{ pageSizes: [newsOnPage] }}
      notice={<PleaseRead items={toRead} />}
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
        <ul aria-label={t`News`} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {news.map((item) => (
            <li key={item.id}>
              <NewsCard item={withReceipt(item)} isNew={isNew(item)} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const isToRead = ({ mustRead, readAt }: ReadNews): boolean => mustRead && readAt === null;

/** Gives items the receipts that wait on this device. */
function useWithReceipt() {
  const waiting = useWaitingReceipts();
  const times = new Map(waiting.map(({ note }) => [note.id, note.readAt]));
  return (item: ReadNews): ReadNews => ({
    ...item,
    readAt: item.readAt ?? times.get(item.id) ?? null,
  });
}
