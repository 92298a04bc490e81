export { requireScopes } from './guards.ts';
export { loadLogIn } from './load-log-in.ts';
export { logout } from './logout.ts';
export { userQuery } from './session.queries.ts';
export { useSession } from './use-session.ts';
