import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { DeleteAccessRoleDocument } from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { useDeleteRecord } from '../use-delete-record.tsx';
import { useReadOnlyReason } from '../use-read-only-reason.ts';
import type { ShownRole } from './roles.queries.ts';

/** The actions for a role of the list. */
export function useRoleActions() {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const reasonOf = useReadOnlyReason();
  const remove = useDeleteRecord(DeleteAccessRoleDocument, ({ id }) => ({
    text: (count) => (
      <Plural value={count} one="# group role has it." other="# group roles have it." />
    ),
    label: <Trans>Show users</Trans>,
    to: paths.adminUsers({ role: id }),
  }));
  const inUse = ({ groupRoles }: ShownRole) =>
    groupRoles > 0
      ? t`${plural(groupRoles, { one: '# group role has it.', other: '# group roles have it.' })}`
      : null;
  return (role: ShownRole): RowAction[] => [
    {
      label: role.mayEdit ? t`Edit` : t`Show`,
      onSelect: () => navigate(paths.editRole(role.id)),
    },
    { label: t`Copy`, onSelect: () => navigate(paths.createRole({ from: role.id })) },
    { label: t`Show users`, onSelect: () => navigate(paths.adminUsers({ role: role.id })) },
    {
      label: t`Delete`,
      danger: true,
      disabledReason: reasonOf(role) ?? inUse(role),
      onSelect: () => void remove(role),
    },
  ];
}
