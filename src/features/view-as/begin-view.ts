import * as v from 'valibot';
import { localePath, paths } from '#src/app/paths.ts';
import {
  type ActionResult,
  doneHere,
  type MutationAnswer,
  refusedHere,
} from '#src/crud/use-action.ts';
import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import { rest } from '#src/graphql/rest.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { writeSession } from '#src/offline/session/token-vault.ts';
import { newTabName, wipeOldScopes } from '#src/offline/session/wipe-tab-scope.ts';

/** Whom an administrator views as. */
export interface ViewedUser {
  id: string;
  name: string;
}

export interface ViewRequest {
  reason: string;
  password: string;
}

const answer = v.object({ requestToken: v.string() });

const refused = (code: string) =>
  refusedHere(code === 'REAUTHENTICATE' ? { code, field: 'password' } : { code });

/**
 * Begins to view as a user, and opens the portal in a tab of its own. The tab is opened first, because browsers allow
 * it only right after a press; its name says where it finds the session.
 */
export async function beginView(
  { id }: ViewedUser,
  request: ViewRequest,
): Promise<ActionResult<MutationAnswer>> {
  const name = newTabName();
  const tab = window.open('', name);
  if (!tab) return refused('TAB_BLOCKED');
  try {
    const sent = await rest('POST', '/view-as', { body: { userId: id, ...request } });
    const { requestToken } = v.parse(answer, sent);
    const user = await rest('GET', '/user', { token: requestToken });
    await writeSession({ refreshToken: requestToken, user }, undefined, `|${name}`);
    tab.location.replace(localePath(currentLocale(), paths.home()));
    void wipeOldScopes().catch(() => undefined);
    return doneHere;
  } catch (error) {
    tab.close();
    if (isNetworkError(error)) return { kind: 'unanswered', problems: [{ code: 'OFFLINE' }] };
    if (error instanceof HttpError && error.code) return refused(error.code);
    return { kind: 'failed', problems: [{ code: 'FAILED' }] };
  }
}
