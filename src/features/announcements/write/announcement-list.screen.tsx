import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  toTitle,
  useContentColumns,
  usePortalsColumn,
  useRowActions,
  useStateFilter,
} from '#src/features/content/content-writing.public.ts';
import { DeleteAnnouncementDocument } from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { announcementListParams } from './announcement-list.params.ts';
import { useTypeTexts } from './use-type-texts.ts';
import {
  type ListedAnnouncement,
  writtenAnnouncementQueries,
} from './write-announcements.queries.ts';

/** Announcements of the sales organisation for those who write them (R104, U149, U313), also drafts. */
export function Component() {
  const { t } = useLingui();
  const list = announcementListParams.use();
  const { params, set } = list;
  const types = useTypeTexts();
  const stateFilter = useStateFilter({
    value: params.state,
    states: ['draft', 'scheduled', 'live', 'over'],
    onChange: (state) => set({ state }),
  });
  const typeFilter = selectFilter(
    {
      id: 'type',
      label: t({ message: 'Shown', comment: 'filter: before or after the login' }),
      value: params.type,
      options: (['home_page', 'login'] as const).map((type) => ({
        value: type,
        label: types[type],
      })),
      onChange: (type) => set({ type }),
    },
    t`All`,
  );
  const columns = useColumns();
  const actionsFor = useRowActions({
    nameOf: ({ title }: ListedAnnouncement) => title,
    toEditPath: paths.editAnnouncement,
    remove: DeleteAnnouncementDocument,
    invalidates: [['announcements']],
  });
  return (
    <ListPage
      name="written-announcements"
      title={<Trans>Announcements</Trans>}
      caption={t`Announcements`}
      list={list}
      query={writtenAnnouncementQueries.list(params)}
      read={({ announcements, info }) => ({ rows: announcements, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={actionsFor}
      columns={columns}
      action={
        <ButtonLink primary to={paths.createAnnouncement()}>
          <Trans>New announcement</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search announcements`, hint: t`Title or text` }}
      filters={[typeFilter, stateFilter]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No announcements yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all announcements</Trans> }}
    />
  );
}

function useColumns() {
  const { t } = useLingui();
  const types: Record<string, string> = useTypeTexts();
  const portals = usePortalsColumn<ListedAnnouncement>();
  return useContentColumns<ListedAnnouncement>({
    header: t`Title`,
    sortsBy: 'title',
    nameOf: toTitle,
    toPath: paths.editAnnouncement,
    days: {
      from: { id: 'from', of: ({ from }) => from },
      to: { id: 'to', of: ({ to }) => to },
    },
    more: [
      {
        id: 'type',
        header: t({ message: 'Shown', comment: 'filter: before or after the login' }),
        priority: 2,
        hideable: true,
        cell: ({ type }) => types[type] ?? type,
      },
      portals,
    ],
  });
}
