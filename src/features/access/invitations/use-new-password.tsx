import { Trans } from '@lingui/react/macro';
import { type ActionResult, useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  GeneratePasswordDocument,
  type GeneratePasswordMutation,
} from '#src/graphql/generated/graphql.ts';
import { usersKey } from '../users/users.queries.ts';
import type { InvitedUser } from './invitation.queries.ts';
import { readRenewedUser } from './renewed-user.ts';

type Result = ActionResult<GeneratePasswordMutation['updateUser']>;

/**
 * Makes a user choose a new password (reading 53), after a question: the present one and all sessions end.
 * @returns how it ended; null when it was not wanted
 */
export function useNewPassword() {
  const action = useAction(GeneratePasswordDocument, { invalidates: [usersKey] });

  const generate = async (id: string): Promise<Result> => {
    try {
      const user = await readRenewedUser(id);
      if (!user) return { kind: 'refused', problems: [{ code: 'UNKNOWN_RECORD' }], answer: null };
      return await action.run(user);
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
