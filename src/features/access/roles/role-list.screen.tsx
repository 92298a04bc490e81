import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import type { Filter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink, RowLink } from '#src/crud/record/record-links.tsx';
import { createSearch } from '#src/ui/combobox/option.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { choiceQueries } from '../choices.queries.ts';
import { groupRoleFilter } from '../group-role-filter.tsx';
import { NeedsConnection } from '../page-states.tsx';
import { usePlaceTexts } from '../place.tsx';
import { roleListParams } from './role-list.params.ts';
import { roleQueries, type ShownRole } from './roles.queries.ts';
import { useRoleActions } from './use-role-actions.tsx';

/** The roles of all organisations and of the viewer's (R093, U310). */
export function Component() {
  return (
    <NeedsConnection title={<Trans>Roles</Trans>}>
      <RoleList />
    </NeedsConnection>
  );
}

function RoleList() {
  const { t } = useLingui();
  const list = roleListParams.use();
  const columns = useColumns();
  const actionsFor = useRoleActions();
  const filter = useGroupRoleFilter(list);
  return (
    <ListPage
      name="roles"
      title={<Trans>Roles</Trans>}
      caption={t`Roles`}
      list={list}
      query={roleQueries.list(list.params)}
      read={({ roles, info }) => ({ rows: roles, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={actionsFor}
      columns={columns}
      action={
        <ButtonLink primary to={paths.createRole()}>
          <Trans>New role</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search roles`, hint: t`Name or description` }}
      filters={[filter]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No roles yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all roles</Trans> }}
    />
  );
}

function useColumns(): Column<ShownRole>[] {
  const { t } = useLingui();
  const placeText = usePlaceTexts();
  return [
    {
      id: 'name',
      header: t`Name`,
      sortable: true,
      rowHeader: true,
      cell: ({ id, name }) => <RowLink to={paths.editRole(id)}>{name}</RowLink>,
    },
    {
      id: 'description',
      phone: 'fact',
      header: t`Description`,
      hideable: true,
      cell: ({ description }) => description,
    },
    {
      id: 'sorg',
      priority: 2,
      phone: 'state',
      header: t`Belongs to`,
      hideable: true,
      cell: ({ sorg }) => placeText(sorg),
    },
    {
      ...figureColumn<ShownRole>('permissions', t`Permissions`, ({ permissions }) =>
        String(permissions.length),
      ),
      hideable: true,
    },
    {
      ...figureColumn<ShownRole>('groupRoles', t`Group roles`, ({ groupRoles }) =>
        String(groupRoles),
      ),
      sortable: true,
      hideable: true,
    },
  ];
}

function useGroupRoleFilter({ params, set }: ReturnType<typeof roleListParams.use>): Filter {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: groupRoles = [] } = useQuery(choiceQueries.groupRoles());
  const toOptions = (rows: typeof groupRoles) =>
    rows.map(({ id, description }) => ({ value: id, label: description }));
  return groupRoleFilter({
    label: t`Group roles`,
    ids: params.groupRoleIds,
    options: toOptions(groupRoles),
    search: async (text, request) =>
      createSearch(toOptions(await queries.ensureQueryData(choiceQueries.groupRoles())))(
        text,
        request,
      ),
    onChange: (groupRoleIds) => set({ groupRoleIds }),
  });
}
