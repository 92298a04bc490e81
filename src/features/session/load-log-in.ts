/** What makes tokens the session's: for late parts, to be had before tokens are asked for. */
export const loadLogIn = () => import('./log-in.ts');
