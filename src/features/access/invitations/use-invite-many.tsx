import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm, tell } from '#src/crud/form/confirm.ts';
import { SendInvitationsDocument } from '#src/graphql/generated/graphql.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { usersKey } from '../users/users.queries.ts';
import { invitationTexts } from './invitation-texts.ts';

/** Most users in a call. */
const portion = 200;
/** Most users who are named when they were left out. */
const mostNamed = 50;

/** Invites many users by mail after a question, and says who was left out and why. */
export function useInviteMany() {
  const { t } = useLingui();
  const problemText = useProblemText(invitationTexts);
  const { run } = useAction(SendInvitationsDocument, { invalidates: [usersKey] });
  const [busy, setBusy] = useState(false);

  /** Stops at the first portion that is not answered; inviting again goes on with the others. */
  const send = async (userIds: readonly string[]) => {
    let invited = 0;
    const refused: string[] = [];
    for (let start = 0; start < userIds.length; start += portion) {
      const result = await run({ userIds: userIds.slice(start, start + portion) });
      if (result.kind !== 'done')
        return { invited, refused: [...refused, ...result.problems.map(problemText)] };
      invited += result.answer.invited;
      refused.push(
        ...result.answer.userErrors.map(
          (problem) => `${problem.name ?? ''}: ${problemText(problem)}`,
        ),
      );
    }
    return { invited, refused };
  };

  /** @param find finds the ids once the user has agreed @param count how many are expected */
  const inviteMany = async (count: number, find: () => Promise<readonly string[]>) => {
    const agreed = await confirm({
      title: <Plural value={count} one="Invite # user?" other="Invite # users?" />,
      text: <Trans>Each of them gets an e-mail with a link to set a password.</Trans>,
      action: <Trans>Send invitations</Trans>,
    });
    if (!agreed) return;
    setBusy(true);
    try {
      const { invited, refused } = await send(await find());
      if (refused.length === 0) toast({ tone: 'success', text: t`${{ count: invited }} invited` });
      else tellRefused(invited, refused);
    } catch {
      toast({ tone: 'error', text: problemText({ code: 'FAILED' }) });
    } finally {
      setBusy(false);
    }
  };
  return { inviteMany, busy };
}

function tellRefused(invited: number, lines: readonly string[]): void {
  const more = lines.length - mostNamed;
  void tell({
    title: <Plural value={invited} one="# user is invited" other="# users are invited" />,
    text: (
      <>
        <Trans>These users were left out:</Trans>
        {lines.slice(0, mostNamed).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {more > 0 ? (
          <span className="block">
            <Plural value={more} one="# more" other="# more" />
          </span>
        ) : null}
      </>
    ),
  });
}
