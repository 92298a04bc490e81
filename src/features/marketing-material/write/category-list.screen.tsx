import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import type { Filter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink, TextLink } from '#src/crud/record/record-links.tsx';
import {
  toTitle,
  useContentColumns,
  useContentExport,
  useMarketFilter,
  useMarketsColumn,
  useRowActions,
} from '#src/features/content/content-writing.public.ts';
import { DeleteMarketingCategoryDocument } from '#src/graphql/generated/graphql.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Icon } from '#src/ui/icon.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { figureColumn } from '#src/ui/table/column.ts';
import { describeType } from '../material-types.ts';
import { type CategoryTree, type TreeRow, useCategoryTree } from './use-category-tree.ts';
import { useTypeFilter } from './use-type-filter.ts';
import { categoryWritingParams } from './write-material.params.ts';
import {
  childrenInTree,
  invalidatedByMaterial,
  isFlat,
  writtenCategoryQueries,
} from './write-material.queries.ts';

/**
 * Categories of marketing material for those who write them (R121, U318): the tree of all, or a list of those that a search
 * finds, each with its parent.
 */
export function Component() {
  const { t } = useLingui();
  const list = categoryWritingParams.use();
  const { params } = list;
  const tree = useCategoryTree(params);
  const columns = useColumns(tree, isFlat(params));
  const filters = useFilters(list);
  const actionsFor = useRowActions({
    nameOf: ({ title }: TreeRow) => title,
    toEditPath: paths.editMarketingCategory,
    remove: DeleteMarketingCategoryDocument,
    invalidates: invalidatedByMaterial,
    getContents: ({ id, totalChildren, totalMaterials }) => ({
      count: totalChildren + totalMaterials,
      path:
        totalMaterials > 0
          ? paths.adminMarketingImages({ category: id })
          : paths.adminMarketingCategories({ parent: id }),
    }),
  });
  const files = useContentExport('marketing-material');
  return (
    <ListPage
      name="written-marketing-categories"
      title={<Trans>Marketing categories</Trans>}
      caption={t`Marketing categories`}
      list={list}
      query={writtenCategoryQueries.list(params)}
      read={({ marketingMaterialCategories, info }) => ({
        rows: tree.toRows(marketingMaterialCategories),
        count: info.count,
      })}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={actionsFor}
      columns={columns}
      files={() => files}
      action={
        <ButtonLink primary to={paths.createMarketingCategory()}>
          <Trans>New category</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search categories`, hint: t`Title` }}
      filters={filters}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No categories yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all categories</Trans> }}
    />
  );
}

function useFilters({ params, set }: ReturnType<typeof categoryWritingParams.use>): Filter[] {
  const { t } = useLingui();
  const { type, market, parent } = params;
  const { data: found } = useQuery({
    ...writtenCategoryQueries.one(parent),
    enabled: parent !== '',
  });
  const typeFilter = useTypeFilter(type, (chosen) => set({ type: chosen }));
  const marketFilter = useMarketFilter({
    type: 'marketing_material',
    value: market,
    onChange: (chosen) => set({ market: chosen }),
  });
  // The tree leads to it: it has no panel.
  const parentFilter: Filter = {
    id: 'parent',
    label: t({ message: 'Parent category', comment: 'the category above a category' }),
    value: parent && (found?.texts[0]?.title ?? parent),
    onClear: () => set({ parent: '' }),
  };
  return [typeFilter, marketFilter, ...(parent ? [parentFilter] : [])];
}

function useColumns(tree: CategoryTree, flat: boolean) {
  const { t, i18n } = useLingui();
  const number = useNumber();
  const markets = useMarketsColumn<TreeRow>();
  return useContentColumns<TreeRow>({
    header: t`Title`,
    sortsBy: 'title',
    nameOf: toTitle,
    ...(!flat && { before: (row) => <Branch row={row} tree={tree} /> }),
    toPath: paths.editMarketingCategory,
    more: [
      {
        id: 'parent',
        header: t({ message: 'Parent category', comment: 'the category above a category' }),
        hideable: true,
        phone: 'fact',
        cell: ({ parent }) => (flat ? parent?.title : null),
      },
      {
        id: 'type',
        header: t({ message: 'Type', comment: 'brand assets or product lineup' }),
        priority: 2,
        hideable: true,
        cell: ({ type }) => i18n._(describeType(type).name),
      },
      figureColumn('children', t`Categories`, ({ totalChildren }) => number(totalChildren)),
      {
        ...figureColumn<TreeRow>('material', t`Pictures`, ({ totalMaterials }) =>
          number(totalMaterials),
        ),
        phone: 'figure',
      },
      markets,
    ],
  });
}

/** Levels that are indented; deeper ones stay below these. */
const mostIndented = 8;

/** The place of a category in the tree, with the button that shows the categories in it. */
function Branch({ row, tree }: { row: TreeRow; tree: CategoryTree }) {
  const { t } = useLingui();
  const { id, title, level, totalChildren } = row;
  const isOpen = tree.isOpen(id);
  return (
    <span
      className="flex shrink-0 items-center"
      style={{ paddingInlineStart: `${Math.min(level, mostIndented)}rem` }}
    >
      {totalChildren > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t`Categories in ${title}`}
          onClick={() => tree.toggle(id)}
          className="relative z-10 flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken"
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={20} />
        </button>
      ) : (
        <span className="size-touch" />
      )}
      {isOpen && totalChildren > childrenInTree ? (
        <span className="relative z-10">
          <TextLink to={paths.adminMarketingCategories({ parent: id })}>
            <Trans>Show all</Trans>
          </TextLink>
        </span>
      ) : null}
    </span>
  );
}
