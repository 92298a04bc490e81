import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import {
  choicesParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { ButtonLink, RowLink } from '#src/crud/record/record-links.tsx';
import { DeleteAccessPermissionDocument } from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { NeedsConnection } from '../page-states.tsx';
import { useIsOwner } from '../place.tsx';
import { useDeleteRecord } from '../use-delete-record.tsx';
import { permissionQueries, type ShownPermission } from './permissions.queries.ts';
import { UnknownPermission } from './unknown-permission.tsx';

const permissionListParams = defineListParams(
  v.object({
    search: textParam(),
    hide: choicesParam(['description', 'roles']),
    ...pageParams,
  }),
);

/** All permissions, by name (R100, U312). */
export function Component() {
  return (
    <NeedsConnection title={<Trans>Permissions</Trans>}>
      <PermissionList />
    </NeedsConnection>
  );
}

function PermissionList() {
  const { t } = useLingui();
  const list = permissionListParams.use();
  const isOwner = useIsOwner();
  const columns = useColumns();
  const actionsFor = usePermissionActions();
  const navigate = useLocaleNavigate();
  return (
    <ListPage
      name="permissions"
      title={<Trans>Permissions</Trans>}
      caption={t`Permissions`}
      list={list}
      query={permissionQueries.list(list.params)}
      read={({ permissions, info }) => ({ rows: permissions, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={actionsFor}
      columns={columns}
      action={
        isOwner ? (
          <ButtonLink primary to={paths.createPermission()}>
            <Trans>New permission</Trans>
          </ButtonLink>
        ) : null
      }
      more={[{ label: t`Users by right`, onSelect: () => navigate(paths.whoMay()) }]}
      search={{ label: t`Search permissions`, hint: t`Name or description` }}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No permissions yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all permissions</Trans> }}
    />
  );
}

function useColumns(): Column<ShownPermission>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      rowHeader: true,
      cell: ({ id, name, isKnown }) => (
        <span className="flex items-center gap-2">
          <RowLink to={paths.editPermission(id)}>{name}</RowLink>
          {isKnown ? null : <UnknownPermission />}
        </span>
      ),
    },
    {
      id: 'description',
      phone: 'fact',
      header: t`Description`,
      hideable: true,
      cell: ({ description }) => description,
    },
    {
      ...figureColumn<ShownPermission>('roles', t`Roles`, ({ roles }) => String(roles)),
      hideable: true,
    },
  ];
}

function usePermissionActions() {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const remove = useDeleteRecord(DeleteAccessPermissionDocument, ({ id }) => ({
    text: (count) => <Plural value={count} one="# role has it." other="# roles have it." />,
    label: <Trans>Show users</Trans>,
    to: paths.whoMay({ what: `permission:${id}` }),
  }));
  return (permission: ShownPermission): RowAction[] => {
    const { id, mayEdit, roles } = permission;
    const readOnly = mayEdit ? null : t`Only owners change what all organisations use`;
    const inUse =
      roles > 0 ? t`${plural(roles, { one: '# role has it.', other: '# roles have it.' })}` : null;
    return [
      { label: mayEdit ? t`Edit` : t`Show`, onSelect: () => navigate(paths.editPermission(id)) },
      {
        label: t`Show users`,
        onSelect: () => navigate(paths.whoMay({ what: `permission:${id}` })),
      },
      {
        label: t`Delete`,
        danger: true,
        disabledReason: readOnly ?? inUse,
        onSelect: () => void remove(permission),
      },
    ];
  };
}
