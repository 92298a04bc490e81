export { requireScopes } from './guards.ts';
export { userQuery } from './session.queries.ts';
export { useSession } from './use-session.ts';

/** What makes tokens the session's: for late parts, to be had before tokens are asked for. */
export const loadLogIn = () => import('./log-in.ts');

/** Logs the user out; asks first when the server does not have all their work yet (B098, B136). */
export async function logout(): Promise<void> {
  // Its code comes when it is wanted.
  await (await import('./logout-request.tsx')).requestLogout();
}
