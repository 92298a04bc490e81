export { requireScopes } from './guards.ts';
export { adoptTokens } from './log-in.ts';
export { logout } from './logout-request.ts';
export { userQuery } from './session.queries.ts';
export { useSession } from './use-session.ts';
