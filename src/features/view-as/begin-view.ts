import * as v from 'valibot';
import { localePath, paths } from '#src/app/paths.ts';
import { withRecentLogin } from '#src/crud/action/recent-login.ts';
import {
  type ActionResult,
  doneHere,
  type MutationAnswer,
  refusedHere,
} from '#src/crud/action/use-action.ts';
import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import { rest } from '#src/graphql/rest.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { writeSession } from '#src/offline/session/token-vault.ts';
import { newTabName, wipeOldScopes } from '#src/offline/session/wipe-tab-scope.ts';

/** The user whose view an administrator begins. */
export interface ViewedUser {
  id: string;
  name: string;
}

const answer = v.object({ requestToken: v.string() });

/** Begins to view as a user after a recent login, and opens the portal in a tab of its own. */
export async function beginView(
  { id }: ViewedUser,
  reason: string,
): Promise<ActionResult<MutationAnswer>> {
  try {
    return await withRecentLogin(() => beginInTab(id, reason));
  } catch (error) {
    if (isNetworkError(error)) return { kind: 'unanswered', problems: [{ code: 'OFFLINE' }] };
    if (error instanceof HttpError && error.code) return refusedHere({ code: error.code });
    return { kind: 'failed', problems: [{ code: 'FAILED' }] };
  }
}

/**
 * The tab is opened first, because browsers allow it only right after a press; its name says where it finds the
 * session. It is closed again when the server refuses, so that the user sees the dialog that asks for a proof.
 */
async function beginInTab(userId: string, reason: string): Promise<ActionResult<MutationAnswer>> {
  const name = newTabName();
  const tab = window.open('', name);
  if (!tab) return refusedHere({ code: 'TAB_BLOCKED' });
  try {
    const sent = await rest('POST', '/view-as', { body: { userId, reason } });
    const { requestToken } = v.parse(answer, sent);
    const user = await rest('GET', '/user', { token: requestToken });
    await writeSession({ refreshToken: requestToken, user }, undefined, `|${name}`);
    tab.location.replace(localePath(currentLocale(), paths.home()));
    void wipeOldScopes().catch(() => undefined);
    return doneHere;
  } catch (error) {
    tab.close();
    throw error;
  }
}
