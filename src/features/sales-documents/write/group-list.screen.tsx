import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  useContentColumns,
  useContentExport,
  useMarketFilter,
  useMarketsColumn,
  useRowActions,
} from '#src/features/content/content-writing.public.ts';
import { DeleteSalesDocumentGroupDocument } from '#src/graphql/generated/graphql.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { figureColumn } from '#src/ui/table/column.ts';
import { groupWritingParams } from './write-documents.params.ts';
import {
  invalidatedByDocuments,
  type WrittenGroup,
  writtenGroupQueries,
} from './write-documents.queries.ts';

/** Groups of sales documents for those who write them (R114, U316). */
export function Component() {
  const { t } = useLingui();
  const list = groupWritingParams.use();
  const { params, set } = list;
  const columns = useColumns();
  const marketFilter = useMarketFilter({
    type: 'sales_document',
    value: params.market,
    onChange: (market) => set({ market }),
  });
  const actionsFor = useRowActions({
    nameOf: ({ name }: WrittenGroup) => name,
    toEditPath: paths.editSalesDocumentGroup,
    remove: DeleteSalesDocumentGroupDocument,
    invalidates: invalidatedByDocuments,
    getContents: ({ id, totalDocuments }) => ({
      count: totalDocuments,
      path: paths.adminSalesDocuments({ group: id }),
    }),
  });
  const files = useContentExport('sales-documents');
  return (
    <ListPage
      name="written-sales-document-groups"
      title={<Trans>Sales document groups</Trans>}
      caption={t`Sales document groups`}
      list={list}
      query={writtenGroupQueries.list(params)}
      read={({ salesDocumentGroups, info }) => ({ rows: salesDocumentGroups, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={actionsFor}
      columns={columns}
      files={() => files}
      action={
        <ButtonLink primary to={paths.createSalesDocumentGroup()}>
          <Trans>New group</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search groups`, hint: t`Name` }}
      filters={[marketFilter]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No groups yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all groups</Trans> }}
    />
  );
}

function useColumns() {
  const { t } = useLingui();
  const number = useNumber();
  const markets = useMarketsColumn<WrittenGroup>();
  return useContentColumns<WrittenGroup>({
    header: t`Name`,
    sortsBy: 'name',
    nameOf: ({ name }) => name,
    toPath: paths.editSalesDocumentGroup,
    more: [
      {
        ...figureColumn('documents', t`Documents`, ({ totalDocuments }) => number(totalDocuments)),
        phone: 'figure',
      },
      { ...markets, phone: 'fact' },
    ],
  });
}
