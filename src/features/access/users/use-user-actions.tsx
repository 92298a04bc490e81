import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { confirm } from '#src/crud/confirm.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useViewAs } from '#src/features/view-as/view-as.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  DeactivateUserDocument,
  RestoreUserDocument,
  UserDataDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { RowAction } from '#src/ui/row-menu.tsx';
import { toast } from '#src/ui/toasts.tsx';
import { useInvitationActions } from '../invitations/use-invitation-actions.tsx';
import { useSecondFactorReset } from './use-second-factor-reset.tsx';
import { type ShownUser, usersKey } from './users.queries.ts';

type StatedUser = Pick<ShownUser, 'id' | 'username' | 'version'>;

/** Deactivates users after a question, and lets them in again; deactivating can be undone. */
export function useUserState() {
  const { t } = useLingui();
  const deactivate = useAction(DeactivateUserDocument, { invalidates: [usersKey] });
  const restore = useAction(RestoreUserDocument, { invalidates: [usersKey] });
  const problemText = useProblemText();
  const sayRefused = (problems: Parameters<typeof problemText>[0][]) =>
    toast({ tone: 'error', text: problems.map(problemText).join(' ') });

  const restoreUser = async ({ id, username, version }: StatedUser) => {
    const result = await restore.run({ id, version });
    if (result.kind === 'unanswered') return;
    if (result.kind !== 'done') return sayRefused([...result.problems]);
    toast({ tone: 'success', text: t`${username} may log in again` });
  };
  /** Restores a user whom this page has deactivated: the answer has no version of such a record. */
  const undo = async (id: string) => {
    try {
      const { editData } = await request(UserDataDocument, { id, us: false });
      if (editData?.user) await restoreUser(editData.user);
    } catch {
      sayRefused([{ code: 'FAILED' }]);
    }
  };
  const deactivateUser = async ({ id, username, version }: StatedUser) => {
    const agreed = await confirm({
      title: <Trans>Deactivate {username}?</Trans>,
      text: (
        <Trans>
          All sessions of this user end at once. The user name stays taken, and the user can be
          restored.
        </Trans>
      ),
      action: <Trans>Deactivate</Trans>,
      danger: true,
    });
    if (!agreed) return;
    const result = await deactivate.run({ id, version });
    if (result.kind === 'unanswered') return;
    if (result.kind !== 'done') return sayRefused([...result.problems]);
    toast({
      tone: 'info',
      text: t`${username} is deactivated`,
      action: { label: t`Undo`, onPress: () => void undo(id) },
    });
  };
  return { deactivateUser, restoreUser };
}

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
  const words = useReadOnlyWords();
  const actionsFor = (user: ShownUser): RowAction[] => {
    const { id, active, readOnlyReason } = user;
    const disabledReason = readOnlyReason ? words(readOnlyReason) : null;
    const goTo = (path: (id: string) => string) => () => navigate(path(id));
    return [
      ...(all ? [{ label: t`Edit`, onSelect: goTo(paths.editUser) }] : []),
      ...(us ? [{ label: t`Edit (US)`, onSelect: goTo(paths.editUserUs) }] : []),
      ...(all ? [{ label: t`Copy`, onSelect: goTo(paths.copyUser) }] : []),
      ...(us ? [{ label: t`Copy (US)`, onSelect: goTo(paths.copyUserUs) }] : []),
      { label: t`Why?`, onSelect: goTo(paths.userWhy) },
      viewAs.actionFor(user),
      ...invitationActions(user),
      ...secondFactor.actionsFor(user, disabledReason),
      active
        ? {
            ...{ label: t`Deactivate`, danger: true, disabledReason },
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

/** Why the viewer may only read a user, in words. */
export function useReadOnlyWords() {
  const problemText = useProblemText();
  return (code: string) => problemText({ code });
}
