import type { SessionLoss } from '#src/graphql/session-lost.ts';

/** Where the notice for the login page is kept over the reload of a logout. */
export const noticeKey = 'pannier-login-notice';

/** Leaves word for the login page why the session is over; null takes it back (B140, N006). */
export function leaveLoginNotice(notice: SessionLoss | null): void {
  sessionStorage.setItem(noticeKey, JSON.stringify(notice));
}
