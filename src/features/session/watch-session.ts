import { onSessionLost } from '#src/graphql/session-lost.ts';
import { onSessionNews } from '#src/offline/session/session-tokens.ts';
import { compareWithDevice } from './session-change.ts';

const compare = () => void compareWithDevice().catch(() => undefined);

/**
 * Call once at the start: ends the session when the server says so (B138 to B144), and starts over
 * when another tab has changed it, also one that did so while this page was frozen (B135).
 */
export function watchSession(): void {
  onSessionLost(async (loss) => {
    const { logOutBecause } = await import('./log-out.ts');
    await logOutBecause({ message: '', ...loss });
  });
  onSessionNews(compare);
  window.addEventListener('pageshow', ({ persisted }) => persisted && compare());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compare();
  });
}
