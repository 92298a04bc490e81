const key = 'pannier-chunk-reload';

/** A chunk that cannot be loaded reloads the page at most once in this time, in ms (B149). */
const pause = 60_000;

/** Whether a reload is due now; remembers it when it is. */
export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
  // The distance, not the age: a clock set back must not forbid reloads until it has caught up.
  if (Math.abs(now - last) < pause) return false;
  storage.setItem(key, String(now));
  return true;
}

/** After a new version has been put out, the old page's chunks are gone: start over with the new one. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}
