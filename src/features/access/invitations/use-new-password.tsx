import { Trans } from '@lingui/react/macro';
import { confirm } from '#src/crud/confirm.ts';
import { type ActionResult, useAction } from '#src/crud/use-action.ts';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  GeneratePasswordDocument,
  type GeneratePasswordMutation,
  UserToRenewDocument,
  type UserToRenewQuery,
} from '#src/graphql/generated/graphql.ts';
import { type InvitedUser, invitedUsersKey } from './invitation.queries.ts';

type PresentUser = NonNullable<NonNullable<UserToRenewQuery['editData']>['user']>;
type Result = ActionResult<GeneratePasswordMutation['updateUser']>;

/** The values of a user, to be sent back as they are. */
function toInput({ version: _, userAreas, ...user }: PresentUser) {
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  return {
    userAreas: userAreas.map(({ sorg, limitation, value }) => ({ sorg, limitation, value })),
    user: {
      ...user,
      email: user.email?.email ?? '',
      language: user.language?.id ?? '',
      groupRole: user.groupRole?.id ?? '',
      roles: ids(user.roles),
      contentTargetMarkets: ids(user.contentTargetMarkets),
    },
  };
}

/**
 * Makes a user choose a new password (reading 53), after a question: the present one and all sessions end.
 * @returns how it ended; null when it was not wanted
 */
export function useNewPassword() {
  const action = useAction(GeneratePasswordDocument, { invalidates: [invitedUsersKey] });

  const generate = async (id: string): Promise<Result> => {
    try {
      const { editData } = await request(UserToRenewDocument, { id });
      if (!editData?.user)
        return { kind: 'refused', problems: [{ code: 'UNKNOWN_RECORD' }], answer: null };
      return await action.run({ id, version: editData.user.version, ...toInput(editData.user) });
    } catch (error) {
      const code = isNetworkError(error) ? 'OFFLINE' : 'FAILED';
      return { kind: 'failed', problems: [{ code }] };
    }
  };

  return async ({ id, username, isFakeEmail }: InvitedUser): Promise<Result | null> => {
    let result: Result | null = null;
    await confirm({
      title: <Trans>Require a new password from {username}?</Trans>,
      text: isFakeEmail ? (
        <Trans>
          The present password stops working and all sessions end. You will see a link once, for the
          user to choose a new password.
        </Trans>
      ) : (
        <Trans>
          The present password stops working and all sessions end. The user gets an e-mail with a
          link to choose a new password.
        </Trans>
      ),
      action: <Trans>Require a new password</Trans>,
      danger: true,
      work: async () => {
        result = await generate(id);
      },
    });
    return result;
  };
}
