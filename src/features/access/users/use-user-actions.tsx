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
 * The actions for a user of the list (U303).
 * @returns the actions of a row, and the dialogs that the list places once
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
  const actionsFor = (user: ShownUser): RowAction[] => {
    const { id, active, readOnlyReason } = user;
    const disabledReason = readOnlyReason ? texts(readOnlyReason) : null;
    const goTo = (path: (id: string) => string) => () => navigate(path(id));
    return [
      ...(all ? [{ label: t`Edit`, onSelect: goTo(paths.editUser) }] : []),
      ...(us ? [{ label: names.edit, onSelect: goTo(paths.editUserUs) }] : []),
      ...(all ? [{ label: t`Copy`, onSelect: goTo(paths.copyUser) }] : []),
      ...(us ? [{ label: names.copy, onSelect: goTo(paths.copyUserUs) }] : []),
      { label: t`Why?`, onSelect: goTo(paths.userWhy) },
      viewAs.actionFor(user),
      ...invitationActions(user),
      ...secondFactor.actionsFor(user, disabledReason),
      active
        ? {
            label: t`Deactivate`,
            danger: true,
            disabledReason,
            onSelect: () => void deactivateUser(user),
          }
        : { label: t`Restore`, disabledReason, onSelect: () => void restoreUser(user) },
    ];
  };
  const dialogs = (
    <>
      {viewAs.dialog}
      {secondFactor.dialog}
    </>
  );
  return { actionsFor, dialogs };
}
