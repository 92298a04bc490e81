import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { request } from '#src/graphql/client.ts';
import {
  DeactivateUserDocument,
  RestoreUserDocument,
  UserDataDocument,
} from '#src/graphql/generated/graphql.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
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
          All sessions of this user end at once. The username stays taken, and the user can be
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

/** Why the viewer may only read a user, in words. */
export function useReadOnlyTexts() {
  const problemText = useProblemText();
  return (code: string) => problemText({ code });
}
