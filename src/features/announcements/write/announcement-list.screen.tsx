import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  useContentColumns,
  useDeleteContent,
  useStateFilter,
} from '#src/features/content/content-writing.public.ts';
import { DeleteAnnouncementDocument } from '#src/graphql/generated/graphql.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
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
    onChange: (state) => state !== 'deleted' && set({ state }),
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
  const actionsFor = useRowActions();
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
  return useContentColumns<ListedAnnouncement>({
    header: t`Title`,
    sortsByName: true,
    nameOf: ({ title, language }) => <span lang={toLang(language)}>{title}</span>,
    toPath: paths.editAnnouncement,
    from: { id: 'from', of: ({ from }) => from },
    to: { id: 'to', of: ({ to }) => to },
    more: [
      {
        id: 'type',
        header: t({ message: 'Shown', comment: 'filter: before or after the login' }),
        priority: 2,
        hideable: true,
        cell: ({ type }) => types[type] ?? type,
      },
      {
        id: 'portals',
        header: t`Portals`,
        priority: 3,
        hideable: true,
        cell: ({ portals }) => portals.join(', '),
      },
    ],
  });
}

function useRowActions() {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const remove = useDeleteContent(DeleteAnnouncementDocument, {
    invalidates: [['announcements']],
    isRestorable: false,
  });
  return (item: ListedAnnouncement): RowAction[] => [
    { label: t`Edit`, onSelect: () => void navigate(paths.editAnnouncement(item.id)) },
    { label: t`Delete`, danger: true, onSelect: () => void remove(item, item.title) },
  ];
}
