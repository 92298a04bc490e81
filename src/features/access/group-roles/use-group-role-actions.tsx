import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { DeleteAccessGroupRoleDocument } from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { useDeleteRecord } from '../use-delete-record.tsx';
import { useReadOnlyReason } from '../use-read-only-reason.ts';
import type { ShownGroupRole } from './group-roles.queries.ts';

/** The actions for a group role of the list. */
export function useGroupRoleActions() {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const reasonOf = useReadOnlyReason();
  const remove = useDeleteRecord(DeleteAccessGroupRoleDocument, ({ id }) => ({
    text: (count) => <Plural value={count} one="# user has it." other="# users have it." />,
    label: <Trans>Show users</Trans>,
    to: paths.adminUsers({ groupRoleIds: id }),
  }));
  return (groupRole: ShownGroupRole): RowAction[] => {
    const { id, version, description, mayEdit, users } = groupRole;
    const inUse =
      users > 0 ? t`${plural(users, { one: '# user has it.', other: '# users have it.' })}` : null;
    return [
      { label: mayEdit ? t`Edit` : t`Show`, onSelect: () => navigate(paths.editGroupRole(id)) },
      { label: t`Copy`, onSelect: () => navigate(paths.createGroupRole({ from: id })) },
      {
        label: t`Show users`,
        onSelect: () => navigate(paths.adminUsers({ groupRoleIds: id })),
      },
      {
        label: t`Delete`,
        danger: true,
        disabledReason: reasonOf(groupRole) ?? inUse,
        onSelect: () => void remove({ id, version, name: description }),
      },
    ];
  };
}
