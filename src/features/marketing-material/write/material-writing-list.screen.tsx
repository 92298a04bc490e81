import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { StoredPicture } from '#src/crud/file/stored-picture.tsx';
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
import { DeleteMarketingMaterialDocument } from '#src/graphql/generated/graphql.ts';
import { Icon } from '#src/ui/icon.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { describeType } from '../material-types.ts';
import { findCategories, useCategoryOption } from './category-picker.tsx';
import { useTypeFilter } from './use-type-filter.ts';
import { materialStates, materialWritingParams } from './write-material.params.ts';
import {
  invalidatedByMaterial,
  type ListedMaterial,
  writtenCategoryQueries,
  writtenMaterialQueries,
} from './write-material.queries.ts';

/** Marketing material for those who write it (R124, U319), also drafts and deleted ones. */
export function Component() {
  const { t } = useLingui();
  const list = materialWritingParams.use();
  const columns = useColumns();
  const filters = useFilters(list);
  const actionsFor = useRowActions({
    nameOf: ({ title }: ListedMaterial) => title,
    toEditPath: paths.editMarketingImage,
    remove: DeleteMarketingMaterialDocument,
    invalidates: invalidatedByMaterial,
  });
  const files = useContentExport('marketing-material');
  return (
    <ListPage
      name="written-marketing-material"
      title={<Trans>Marketing pictures</Trans>}
      caption={t`Marketing pictures`}
      list={list}
      query={writtenMaterialQueries.list(list.params)}
      read={({ marketingMaterials, info }) => ({ rows: marketingMaterials, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={actionsFor}
      columns={columns}
      files={() => files}
      action={
        <>
          <ButtonLink to={paths.createMarketingImages()}>
            <Trans comment="button: a picture of marketing material for each of many files">
              Create many
            </Trans>
          </ButtonLink>
          <ButtonLink primary to={paths.createMarketingImage()}>
            <Trans>New picture</Trans>
          </ButtonLink>
        </>
      }
      search={{ label: t`Search pictures`, hint: t`Title, text, file or tag` }}
      filters={filters}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No pictures yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all pictures</Trans> }}
    />
  );
}

function useFilters({ params, set }: ReturnType<typeof materialWritingParams.use>) {
  const { t } = useLingui();
  const { type, category, market, state } = params;
  const one = { ...writtenCategoryQueries.one(category), enabled: category !== '' };
  const { data: found } = useQuery(one);
  const toOption = useCategoryOption();
  const typeFilter = useTypeFilter(type, (chosen) => set({ type: chosen }));
  const marketFilter = useMarketFilter({
    type: 'marketing_material',
    value: market,
    onChange: (chosen) => set({ market: chosen }),
  });
  const stateFilter = useStateFilter({
    value: state,
    states: materialStates,
    onChange: (chosen) => set({ state: chosen }),
  });
  const categoryFilter = pickFilter({
    id: 'category',
    label: t`Category`,
    value: category
      ? {
          id: category,
          title: found?.texts[0]?.title ?? category,
          type: found?.type ?? ('marketing_material' as const),
        }
      : null,
    find: findCategories,
    toOption,
    onChange: (chosen) => set({ category: chosen }),
  });
  return [typeFilter, categoryFilter, marketFilter, stateFilter];
}

function useColumns() {
  const { t, i18n } = useLingui();
  const markets = useMarketsColumn<ListedMaterial>();
  return useContentColumns<ListedMaterial>({
    header: t`Title`,
    sortsBy: 'title',
    nameOf: (row) => (
      <span className="flex items-center gap-3">
        <SmallPicture of={row} />
        <span className="cut">{toTitle(row)}</span>
      </span>
    ),
    toPath: paths.editMarketingImage,
    more: [
      {
        id: 'type',
        header: t({ message: 'Type', comment: 'brand assets or product lineup' }),
        priority: 3,
        hideable: true,
        cell: ({ type }) => i18n._(describeType(type).name),
      },
      {
        id: 'category',
        header: t`Category`,
        priority: 2,
        hideable: true,
        phone: 'fact',
        cell: ({ category }) => category.title,
      },
      markets,
    ],
  });
}

/** The picture of the card; a drawing where there is none yet. */
function SmallPicture({ of: { placeholderFile, files } }: { of: ListedMaterial }) {
  const shown = [placeholderFile, ...files].find((file) => file?.thumbnailUrl);
  const className = 'h-8 w-12 shrink-0 @min-[568px]:-my-1.5';
  if (!shown?.thumbnailUrl)
    return (
      <span className={`${className} flex items-center justify-center bg-sunken text-ink-muted`}>
        <Icon name="image" size={20} />
      </span>
    );
  const { thumbnailUrl: path, fileName: name } = shown;
  return <StoredPicture source={{ path, name }} alt="" className={className} />;
}
