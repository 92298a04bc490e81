import { boundViewer } from '#src/offline/viewer.ts';
import { prefetchCheckoutTerms } from './kept-terms.ts';

/** The server is asked once a day; this often it is looked whether that is due, in ms. */
const lookMs = 60 * 60_000;

/**
 * Keeps on the device what orders of these customers can be made with: now, when network or page come
 * back, and every day. Quiet: what fails is tried again the next time.
 * @returns ends it
 */
export function keepTerms(customers: readonly string[]): () => void {
  const look = () => {
    const viewer = boundViewer();
    if (!viewer || !navigator.onLine || document.visibilityState !== 'visible') return;
    prefetchCheckoutTerms(viewer, customers).catch(() => undefined);
  };
  const timer = setInterval(look, lookMs);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
