import { Trans, useLingui } from '@lingui/react/macro';
import { contentStates } from '#shared/content/content-state.rules.ts';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  toTitle,
  useContentColumns,
  useContentExport,
  useMarketFilter,
  useMarketsColumn,
  useRowActions,
  useStateFilter,
} from '#src/features/content/content-writing.public.ts';
import { DeleteNewsDocument, RestoreNewsDocument } from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { newsWritingParams } from './news-writing.params.ts';
import { type ListedNews, writtenNewsQueries } from './write-news.queries.ts';

/** News for those who write them (R110, U315), also drafts and deleted ones. */
export function Component() {
  const { t } = useLingui();
  const list = newsWritingParams.use();
  const { params, set } = list;
  const stateFilter = useStateFilter({
    value: params.state,
    states: contentStates,
    onChange: (state) => set({ state }),
  });
  const marketFilter = useMarketFilter({
    type: 'news',
    value: params.market,
    onChange: (market) => set({ market }),
  });
  const columns = useColumns();
  const actionsFor = useRowActions({
    nameOf: ({ title }: ListedNews) => title,
    toEditPath: paths.editNews,
    remove: DeleteNewsDocument,
    restore: RestoreNewsDocument,
    invalidates: [['news']],
  });
  const files = useContentExport('news');
  return (
    <ListPage
      name="written-news"
      title={<Trans>News administration</Trans>}
      caption={t`News`}
      list={list}
      query={writtenNewsQueries.list(params)}
      read={({ news, info }) => ({ rows: news, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={actionsFor}
      columns={columns}
      files={() => files}
      action={
        <ButtonLink primary to={paths.createNews()}>
          <Trans>New news item</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search news`, hint: t`Title, text, file or tag` }}
      filters={[stateFilter, marketFilter]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No news yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all news</Trans> }}
    />
  );
}

function useColumns() {
  const { t } = useLingui();
  const markets = useMarketsColumn<ListedNews>();
  return useContentColumns<ListedNews>({
    header: t`Title`,
    sortsBy: 'title',
    nameOf: toTitle,
    toPath: paths.editNews,
    days: {
      from: { id: 'validFrom', of: ({ validFrom }) => validFrom },
      to: { id: 'validTo', of: ({ validTo }) => validTo },
    },
    more: [markets],
  });
}
