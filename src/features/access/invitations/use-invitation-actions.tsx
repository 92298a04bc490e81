import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionResult, type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import {
  RevokeInvitationDocument,
  SendInvitationDocument,
} from '#src/graphql/generated/graphql.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { usersKey } from '../users/users.queries.ts';
import type { InvitedUser } from './invitation.queries.ts';
import { invitationTexts } from './invitation-texts.ts';
import { tellLink } from './tell-link.tsx';
import { useNewPassword } from './use-new-password.tsx';

type LinkResult = ActionResult<MutationAnswer & { link: string | null }>;

const options = { invalidates: [usersKey] };

/** The actions for the password of a user: invite, invite again, withdraw, or end the password. */
export function useInvitationActions() {
  const { t } = useLingui();
  const problemText = useProblemText(invitationTexts);
  const sending = useAction(SendInvitationDocument, options);
  const revoking = useAction(RevokeInvitationDocument, options);
  const newPassword = useNewPassword();

  /** Says how it ended; of a network failure the pop-up about the connection does. */
  const sayRefused = (result: ActionResult<MutationAnswer>) => {
    if (result.kind === 'refused' || result.kind === 'failed')
      toast({ tone: 'error', text: result.problems.map(problemText).join(' ') });
  };
  const sayLink = (result: LinkResult, { username, isFakeEmail, email }: InvitedUser) => {
    if (result.kind !== 'done') return sayRefused(result);
    const { link } = result.answer;
    if (link) void tellLink(username, link);
    else if (!isFakeEmail)
      toast({ tone: 'success', text: t`${{ address: email?.email ?? username }} gets an e-mail` });
  };

  const send = async (user: InvitedUser) => sayLink(await sending.run({ userId: user.id }), user);
  const replace = async (user: InvitedUser) => {
    const result = await newPassword(user);
    if (result) sayLink(result, user);
  };
  const revoke = async ({ id, username }: InvitedUser) => {
    const agreed = await confirm({
      title: <Trans>Withdraw the invitation of {username}?</Trans>,
      text: <Trans>The link that was sent stops working. You can send another one.</Trans>,
      action: <Trans>Withdraw</Trans>,
      danger: true,
    });
    if (!agreed) return;
    const result = await revoking.run({ userId: id });
    if (result.kind === 'done') toast({ tone: 'success', text: t`The invitation is withdrawn` });
    else sayRefused(result);
  };

  return (user: InvitedUser): RowAction[] => {
    const { active, hasPassword, invitation, isFakeEmail, readOnlyReason } = user;
    if (!active) return [];
    const disabledReason = readOnlyReason ? problemText({ code: readOnlyReason }) : null;
    if (hasPassword)
      return [
        { label: t`Require a new password`, disabledReason, onSelect: () => void replace(user) },
      ];
    const label = isFakeEmail
      ? t`Show a link for the password`
      : invitation
        ? t`Send the invitation again`
        : t`Send an invitation`;
    return [
      { label, disabledReason, onSelect: () => void send(user) },
      ...(invitation?.state === 'pending'
        ? [
            {
              label: t`Withdraw the invitation`,
              danger: true,
              disabledReason,
              onSelect: () => void revoke(user),
            },
          ]
        : []),
    ];
  };
}
