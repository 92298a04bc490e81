import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink, RowLink } from '#src/crud/record/record-links.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { NeedsConnection } from '../page-states.tsx';
import { usePlaceTexts } from '../place.tsx';
import { groupRoleListParams } from './group-role-list.params.ts';
import { groupRoleQueries, type ShownGroupRole } from './group-roles.queries.ts';
import { useGroupRoleActions } from './use-group-role-actions.tsx';
import { useSecondFactorTexts } from './use-second-factor-texts.ts';

/** The group roles of all organisations and of the viewer's (R097, U311). */
export function Component() {
  return (
    <NeedsConnection title={<Trans>Group roles</Trans>}>
      <GroupRoleList />
    </NeedsConnection>
  );
}

function GroupRoleList() {
  const { t } = useLingui();
  const list = groupRoleListParams.use();
  const columns = useColumns();
  const actionsFor = useGroupRoleActions();
  return (
    <ListPage
      name="group-roles"
      title={<Trans>Group roles</Trans>}
      caption={t`Group roles`}
      list={list}
      query={groupRoleQueries.list(list.params)}
      read={({ groupRoles, info }) => ({ rows: groupRoles, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ description }) => description}
      rowActions={actionsFor}
      columns={columns}
      action={
        <ButtonLink primary to={paths.createGroupRole()}>
          <Trans>New group role</Trans>
        </ButtonLink>
      }
      search={{ label: t`Search group roles` }}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No group roles yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all group roles</Trans> }}
    />
  );
}

function useColumns(): Column<ShownGroupRole>[] {
  const { t } = useLingui();
  const placeText = usePlaceTexts();
  const secondFactor = useSecondFactorTexts();
  return [
    {
      id: 'description',
      header: t`Group role`,
      sortable: true,
      rowHeader: true,
      cell: ({ id, description }) => <RowLink to={paths.editGroupRole(id)}>{description}</RowLink>,
    },
    {
      id: 'roles',
      phone: 'fact',
      header: t`Roles`,
      hideable: true,
      cell: ({ roles }) => roles.map(({ description }) => description).join(', '),
    },
    {
      id: 'sorg',
      priority: 2,
      unlessEqual: true,
      header: t`Belongs to`,
      hideable: true,
      cell: ({ sorg }) => placeText(sorg),
    },
    {
      id: 'secondFactor',
      priority: 2,
      phone: 'state',
      header: t`Second factor`,
      hideable: true,
      cell: (row) => secondFactor[row.secondFactor],
    },
    {
      ...figureColumn<ShownGroupRole>('users', t`Users`, ({ users }) => String(users)),
      sortable: true,
      hideable: true,
    },
  ];
}
