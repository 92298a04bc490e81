import * as v from 'valibot';
import { queryClient } from '#src/graphql/query-client.ts';
import { forgetQueries } from '#src/graphql/query-persist.ts';
import { rest } from '#src/graphql/rest.ts';
import { storeSession } from '#src/offline/session/session-tokens.ts';
import { bindUser } from './current-user.ts';
import { leaveLoginNotice } from './leave-notice.ts';
import { userQuery } from './session.queries.ts';
import { type SessionUser, sessionUser } from './session-user.ts';

const tokens = v.object({ requestToken: v.string(), refreshToken: v.string() });

/**
 * Makes new tokens the session's, those of a login or of a customer change (B050), and reads whose
 * they are.
 */
export async function adoptTokens(answer: unknown): Promise<SessionUser> {
  const fresh = v.parse(tokens, answer);
  const user = v.parse(sessionUser, await rest('GET', '/user', { token: fresh.requestToken }));
  await storeSession({ ...fresh, user });
  bindUser(user);
  forgetQueries();
  queryClient.setQueryData(userQuery.queryKey, user);
  return user;
}

/**
 * Logs in (O003).
 * @throws HttpError with code LOGIN_FAILED, UNKNOWN_USER, WRONG_PASSWORD or TOO_MANY_ATTEMPTS;
 *   NetworkError
 */
export async function logIn(username: string, password: string): Promise<SessionUser> {
  const answer = await rest('POST', '/login', { body: { username, password }, as: 'nobody' });
  const user = await adoptTokens(answer);
  leaveLoginNotice(null);
  return user;
}
