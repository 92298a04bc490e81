import { localePath, paths, withoutLocale } from '#src/app/paths.ts';
import { forgetQueries } from '#src/graphql/query-persist.ts';
import type { SessionLoss } from '#src/graphql/session-lost.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { wipeKeptInput } from '#src/lib/input/kept-input.ts';
import { keepMaintenanceMessage } from '#src/lib/maintenance-message.ts';
import { wipeCatalog } from '#src/offline/catalog/download-catalog.ts';
import { dropCatalog, dropIfRefused } from '#src/offline/catalog/drop-refused.ts';
import { wipeUserData } from '#src/offline/database.ts';
import { wipeDocuments } from '#src/offline/documents/document-database.ts';
import { dropDocumentsIfRefused } from '#src/offline/documents/drop-documents.ts';
import { forgetPush } from '#src/offline/push/keep-push.ts';
import { clearSession } from '#src/offline/session/session-tokens.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { leaveLoginNotice } from './leave-notice.ts';
import { leaveView } from './leave-view.ts';
import { loginNotice } from './login-notice.ts';
import { endOnServer } from './server-logout.ts';

/** Caches that hold what users have seen; the app's own files stay for the next user. */
async function wipeCaches(): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(
    names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)),
  );
}

/** The next person here must not be shown what is meant for this one. */
async function endPushes(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  await forgetPush();
}

async function forgetSession(): Promise<void> {
  // Needs the token, so it comes first; a failure does not stop the logout.
  await endPushes().catch(() => undefined);
  await endOnServer().catch(() => undefined);
  await clearSession();
  forgetQueries();
}

/** Data that the server no longer permits must not stay on the device until the next login. */
async function dropRefusedData(accessEnded: boolean): Promise<void> {
  const viewer = boundViewer();
  if (!viewer) return;
  if (accessEnded) return await dropCatalog(viewer);
  await dropIfRefused(viewer);
  await dropDocumentsIfRefused(viewer);
}

/** Whether a logged-in user was refused something. */
const isRefusal = ({ reason }: SessionLoss) => reason === 'not-allowed' || reason === 'forbidden';

/** Reloads at the login page, so that nothing of the user stays in memory. */
function openLogin(to?: string): void {
  const query = to && !to.startsWith(paths.login()) && to !== paths.home() ? { to } : {};
  window.location.assign(localePath(currentLocale(), paths.login(query)));
}

let leaving = false;

/** A browser may wait for another tab, which it has frozen, before it deletes a database. In ms. */
const timeoutMs = 5_000;

/** Does a step as far as it can be done; what fails or does not end holds the logout up no longer. */
async function tryStep(step: () => Promise<unknown>): Promise<void> {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([step().catch(() => undefined), enough]);
}

/**
 * Logs out because the user wants to: the session ends, and what the device kept for them is
 * deleted, unsent work included, so ask first (B098, B136). The tokens go before the cart, since what
 * is still running would bring a deleted cart back. What cannot be deleted keeps nothing else: the
 * other deletions follow, and the login opens in any case.
 */
export async function logOutAndWipe(): Promise<void> {
  leaving = true;
  if (tabScope) return await leaveView();
  const viewer = boundViewer();
  const steps = [
    forgetSession,
    ...(viewer
      ? [
          // Cart, unsent work and what else the user's database holds.
          () => wipeUserData(viewer.host, viewer.userId),
          // Also without its flag in localStorage, which an earlier logout may have removed.
          () => wipeCatalog(viewer.host, viewer.userId),
          () => wipeDocuments(viewer),
          async () => wipeKeptInput(viewer.userId),
        ]
      : []),
    wipeCaches,
  ];
  // The next logout of the same user tries again.
  for (const step of steps) await tryStep(step);
  leaveLoginNotice(null);
  openLogin();
}

/** A guard may be faster: who types there already must not be disturbed, nor logged out again. */
function guardWasFaster({ reason }: SessionLoss): boolean {
  return reason === 'expired' && withoutLocale(window.location.pathname) === paths.login();
}

/**
 * Logs out because the server or a guard demands it. Unsent work is kept for the user's next login,
 * and the page that was open is the one they come back to.
 */
export async function logOutBecause(loss: SessionLoss): Promise<void> {
  if (leaving || guardWasFaster(loss)) return;
  leaving = true;
  if (tabScope && loss.reason !== 'maintenance') return await leaveView();
  // The reason was stored before only the end of the session is known, see watch-session.ts.
  const accessEnded = loss.reason === 'expired' && loginNotice()?.reason === 'forbidden';
  if (!accessEnded) leaveLoginNotice(loss);
  if (loss.reason === 'maintenance') keepMaintenanceMessage(loss.message);
  // Needs the token, so it comes first; a failure does not stop the logout.
  if (accessEnded || isRefusal(loss)) await dropRefusedData(accessEnded).catch(() => undefined);
  await forgetSession();
  if (guardWasFaster(loss)) {
    leaving = false;
    return;
  }
  const { pathname, search } = window.location;
  openLogin(accessEnded || isRefusal(loss) ? undefined : withoutLocale(pathname + search));
}
