import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contentStates } from '#shared/content/content-state.rules.ts';
import { paths } from '#src/app/paths.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  useContentColumns,
  useDeleteContent,
  useRestoreContent,
  useStateFilter,
  writerMarketsQuery,
} from '#src/features/content/content-writing.public.ts';
import { DeleteNewsDocument, RestoreNewsDocument } from '#src/graphql/generated/graphql.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { newsWritingParams } from './news-writing.params.ts';
import { useReadOnlyText } from './use-read-only-text.ts';
import { type ListedNews, writtenNewsQueries } from './write-news.queries.ts';

/** News for those who write them (R110, U315), also drafts and deleted ones. */
export function Component() {
  const { t } = useLingui();
  const list = newsWritingParams.use();
  const { params, set } = list;
  const { data: markets = [] } = useQuery(writerMarketsQuery('news'));
  const stateFilter = useStateFilter({
    value: params.state,
    states: contentStates,
    onChange: (state) => set({ state }),
  });
  const marketFilter = selectFilter(
    {
      id: 'market',
      label: t`Target market`,
      value: params.market,
      options: markets.map(({ id, marketName }) => ({ value: id, label: marketName })),
      onChange: (market) => set({ market }),
    },
    t`All`,
  );
  const columns = useColumns();
  const actionsFor = useRowActions();
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
  const { t, i18n } = useLingui();
  return useContentColumns<ListedNews>({
    header: t`Title`,
    sortsByName: true,
    nameOf: ({ title, language }) => <span lang={toLang(language)}>{title}</span>,
    toPath: paths.editNews,
    from: { id: 'validFrom', of: ({ validFrom }) => validFrom },
    to: { id: 'validTo', of: ({ validTo }) => validTo },
    more: [
      {
        id: 'markets',
        header: t`Target markets`,
        priority: 2,
        hideable: true,
        cell: ({ contentTargetMarkets }) =>
          new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
            contentTargetMarkets.map(({ marketName }) => marketName),
          ),
      },
    ],
  });
}

function useRowActions() {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const readOnlyText = useReadOnlyText();
  const invalidates = [['news']];
  const remove = useDeleteContent(DeleteNewsDocument, { invalidates, isRestorable: true });
  const restore = useRestoreContent(RestoreNewsDocument, invalidates);
  return (item: ListedNews): RowAction[] => {
    const { id, title, state, mayChange } = item;
    const disabledReason = mayChange ? null : readOnlyText;
    return state === 'deleted'
      ? [
          { label: t`Show`, onSelect: () => void navigate(paths.editNews(id)) },
          { label: t`Restore`, disabledReason, onSelect: () => void restore(item, title) },
        ]
      : [
          {
            label: mayChange ? t`Edit` : t`Show`,
            onSelect: () => void navigate(paths.editNews(id)),
          },
          {
            label: t`Delete`,
            danger: true,
            disabledReason,
            onSelect: () => void remove(item, title),
          },
        ];
  };
}
