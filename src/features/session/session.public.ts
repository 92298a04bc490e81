export { setDueTaskCheck } from './landing.ts';
export { requireScopes } from './require-scopes.ts';
export { userQuery } from './session.queries.ts';
export { isReadOnlyUser, useSession } from './use-session.ts';

/** Loads the code that connects tokens with the session: for late parts, before tokens are used. */
export const loadLogIn = () => import('./log-in.ts');

/** Logs the user out; asks first when the server does not have all their work yet (B098, B136). */
export async function logout(): Promise<void> {
  // Its code comes when it is wanted.
  await (await import('./logout-request.tsx')).requestLogout();
}
