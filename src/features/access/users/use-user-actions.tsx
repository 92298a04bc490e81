import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useViewAs } from '#src/features/view-as/view-as.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { useInvitationActions } from '../invitations/use-invitation-actions.tsx';
import { useSecondFactorReset } from './use-second-factor-reset.tsx';
import { useReadOnlyTexts, useUserState } from './use-user-state.tsx';
import type { ShownUser } from './users.queries.ts';

/**
 * The actions for a user of the list (U303), and those at the head of the user's page, which has parts of its own for the
 * form, the invitation and the restoring.
 * @returns the actions of a row and of a page, and the dialogs that are placed once
 */
export function useUserActions({ all, us }: { all: boolean; us: boolean }) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const { deactivateUser, restoreUser } = useUserState();
  const invitationActions = useInvitationActions();
  const viewAs = useViewAs();
  const secondFactor = useSecondFactorReset();
  const texts = useReadOnlyTexts();
  // Where it is the only form, nothing has to be told apart.
  const names = all ? { edit: t`Edit (US)`, copy: t`Copy (US)` } : { edit: t`Edit`, copy: t`Copy` };
  const goTo = (path: (id: string) => string, { id }: ShownUser) => ({
    onSelect: () => void navigate(path(id)),
  });
  const reasonOf = ({ readOnlyReason }: ShownUser) =>
    readOnlyReason ? texts(readOnlyReason) : null;
  const copiesOf = (user: ShownUser): RowAction[] => [
    ...(all ? [{ label: t`Copy`, ...goTo(paths.copyUser, user) }] : []),
    ...(us ? [{ label: names.copy, ...goTo(paths.copyUserUs, user) }] : []),
  ];
  const looksAt = (user: ShownUser): RowAction[] => [
    { label: t`Why?`, ...goTo(paths.userWhy, user) },
    viewAs.actionFor(user),
  ];
  const deactivationOf = (user: ShownUser): RowAction => ({
    label: t`Deactivate`,
    danger: true,
    disabledReason: reasonOf(user),
    onSelect: () => void deactivateUser(user),
  });
  const actionsFor = (user: ShownUser): RowAction[] => [
    ...(all ? [{ label: t`Edit`, ...goTo(paths.editUser, user) }] : []),
    ...(us ? [{ label: names.edit, ...goTo(paths.editUserUs, user) }] : []),
    ...copiesOf(user),
    ...looksAt(user),
    ...invitationActions(user),
    ...secondFactor.actionsFor(user, reasonOf(user)),
    user.active
      ? deactivationOf(user)
      : {
          label: t`Restore`,
          disabledReason: reasonOf(user),
          onSelect: () => void restoreUser(user),
        },
  ];
  const pageActionsFor = (user: ShownUser): RowAction[] => [
    ...looksAt(user),
    ...copiesOf(user),
    ...secondFactor.actionsFor(user, reasonOf(user)),
    ...(user.active ? [deactivationOf(user)] : []),
  ];
  const dialogs = (
    <>
      {viewAs.dialog}
      {secondFactor.dialog}
    </>
  );
  return { actionsFor, pageActionsFor, dialogs };
}
