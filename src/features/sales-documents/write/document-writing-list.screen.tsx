import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contentStates } from '#shared/content/content-state.rules.ts';
import { paths } from '#src/app/paths.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  pickFilter,
  toTitle,
  useContentColumns,
  useContentExport,
  useMarketFilter,
  useMarketsColumn,
  useRowActions,
  useStateFilter,
} from '#src/features/content/content-writing.public.ts';
import {
  DeleteSalesDocumentDocument,
  RestoreSalesDocumentDocument,
} from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { describeType, documentTypes } from '../document-types.ts';
import { documentWritingParams } from './write-documents.params.ts';
import {
  findGroups,
  invalidatedByDocuments,
  type ListedDocument,
  toGroupOption,
  writtenDocumentQueries,
  writtenGroupQueries,
} from './write-documents.queries.ts';

/** Sales documents for those who write them (R117, U317), also drafts and deleted ones. */
export function Component() {
  const { t } = useLingui();
  const list = documentWritingParams.use();
  const columns = useColumns();
  const filters = useFilters(list);
  const actionsFor = useRowActions({
    nameOf: ({ title }: ListedDocument) => title,
    toEditPath: paths.editSalesDocument,
    remove: DeleteSalesDocumentDocument,
    restore: RestoreSalesDocumentDocument,
    invalidates: invalidatedByDocuments,
  });
  const files = useContentExport('sales-documents');
  return (
    <ListPage
      name="written-sales-documents"
      title={<Trans>Sales documents</Trans>}
      caption={t`Sales documents`}
      list={list}
      query={writtenDocumentQueries.list(list.params)}
      read={({ salesDocuments, info }) => ({ rows: salesDocuments, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={actionsFor}
      columns={columns}
      files={() => files}
      action={
        <ButtonLink primary to={paths.createSalesDocument()}>
          <Trans>New sales document</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search sales documents`, hint: t`Title, text, file or tag` }}
      filters={filters}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No sales documents yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all sales documents</Trans> }}
    />
  );
}

function useFilters({ params, set }: ReturnType<typeof documentWritingParams.use>) {
  const { t, i18n } = useLingui();
  const { type, group, market, state } = params;
  const { data: found } = useQuery({ ...writtenGroupQueries.one(group), enabled: group !== '' });
  const marketFilter = useMarketFilter({
    type: 'sales_document',
    value: market,
    onChange: (chosen) => set({ market: chosen }),
  });
  const stateFilter = useStateFilter({
    value: state,
    states: contentStates,
    onChange: (chosen) => set({ state: chosen }),
  });
  return [
    selectFilter(
      {
        id: 'type',
        label: t({ message: 'Type', comment: 'general or technical: of a sales document' }),
        value: type,
        options: documentTypes.map((one) => ({ value: one.type, label: i18n._(one.name) })),
        onChange: (chosen) => set({ type: chosen }),
      },
      t`All`,
    ),
    pickFilter<{ id: string; name: string }>({
      id: 'group',
      label: t({ message: 'Group', comment: 'of sales documents' }),
      value: group ? { id: group, name: found?.name ?? group } : null,
      find: findGroups,
      toOption: toGroupOption,
      onChange: (chosen) => set({ group: chosen }),
    }),
    marketFilter,
    stateFilter,
  ];
}

function useColumns() {
  const { t, i18n } = useLingui();
  const markets = useMarketsColumn<ListedDocument>();
  return useContentColumns<ListedDocument>({
    header: t`Title`,
    sortsBy: 'title',
    nameOf: toTitle,
    toPath: paths.editSalesDocument,
    days: {
      from: { id: 'validFrom', of: ({ validFrom }) => validFrom },
      to: { id: 'validTo', of: ({ validTo }) => validTo },
    },
    more: [
      {
        id: 'type',
        header: t({ message: 'Type', comment: 'general or technical: of a sales document' }),
        priority: 2,
        hideable: true,
        cell: ({ type }) => i18n._(describeType(type).name),
      },
      {
        id: 'group',
        header: t({ message: 'Group', comment: 'of sales documents' }),
        priority: 2,
        hideable: true,
        cell: ({ salesDocumentGroup }) => salesDocumentGroup?.name,
      },
      markets,
    ],
  });
}
