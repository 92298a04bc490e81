import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { StoredPicture } from '#src/crud/file/stored-picture.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  useContentColumns,
  usePortalsColumn,
  useRowActions,
  useStateFilter,
} from '#src/features/content/content-writing.public.ts';
import { DeleteBannerDocument } from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { bannerListParams } from './banner-list.params.ts';
import { toBannerName } from './banner-values.ts';
import { type WrittenBanner, writtenBannerQueries } from './write-banners.queries.ts';

/** Banners of the sales organisation for those who write them (R107, U150, U314), also drafts. */
export function Component() {
  const { t } = useLingui();
  const list = bannerListParams.use();
  const { params, set } = list;
  const stateFilter = useStateFilter({
    value: params.state,
    states: ['draft', 'scheduled', 'live', 'over'],
    onChange: (state) => set({ state }),
  });
  const columns = useColumns();
  const actionsFor = useRowActions({
    nameOf: toBannerName,
    toEditPath: paths.editBanner,
    remove: DeleteBannerDocument,
    invalidates: [['banners']],
  });
  return (
    <ListPage
      name="written-banners"
      title={<Trans>Banners</Trans>}
      caption={t`Banners`}
      list={list}
      query={writtenBannerQueries.list(params)}
      read={({ banners, info }) => ({ rows: banners, count: info.count })}
      rowKey={({ id }) => id}
      rowName={toBannerName}
      rowActions={actionsFor}
      columns={columns}
      action={
        <ButtonLink primary to={paths.createBanner()}>
          <Trans>New banner</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search banners`, hint: t`Link or file name` }}
      filters={[stateFilter]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No banners yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all banners</Trans> }}
    />
  );
}

function useColumns() {
  const { t } = useLingui();
  const portals = usePortalsColumn<WrittenBanner>();
  return useContentColumns<WrittenBanner>({
    header: t`Picture`,
    nameOf: (banner) => (
      <span className="flex items-center gap-3">
        <StoredPicture
          source={{ path: banner.url, name: banner.bannerFile }}
          alt=""
          className="h-8 w-12 shrink-0 @min-[568px]:-my-1.5"
        />
        <span className="cut">{toBannerName(banner)}</span>
      </span>
    ),
    toPath: paths.editBanner,
    days: {
      from: { id: 'from', of: ({ from }) => from },
      to: { id: 'to', of: ({ to }) => to },
    },
    more: [
      {
        id: 'link',
        header: t`Link`,
        priority: 2,
        hideable: true,
        cell: ({ link }) => link,
      },
      portals,
    ],
  });
}
