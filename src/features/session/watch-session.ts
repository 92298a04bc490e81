import { onSessionLost } from '#src/graphql/session-lost.ts';
import { onSessionEnd, onSessionNews } from '#src/offline/session/session-tokens.ts';
import { leaveLoginNotice } from './leave-notice.ts';

const compare = () =>
  void import('./session-change.ts')
    .then(({ compareWithDevice }) => compareWithDevice())
    .catch(() => undefined);

/**
 * Call once at the start: ends the session when the server says so (B138 to B144), and starts over
 * when another tab has changed it, also one that did so while this page was frozen (B135).
 */
export function watchSession(): void {
  // At once: the next guard already leads to the login, while the logout's own code is on its way.
  onSessionEnd((code) =>
    leaveLoginNotice({ reason: code === 'ACCESS_ENDED' ? 'forbidden' : 'expired' }),
  );
  onSessionLost(async (loss) => (await import('./log-out.ts')).logOutBecause(loss));
  onSessionNews(compare);
  window.addEventListener('pageshow', ({ persisted }) => persisted && compare());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compare();
  });
}
