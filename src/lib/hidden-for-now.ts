/** How long something closed stays away: 2 hours, in ms (C020). */
export const hiddenFor = 7_200_000;

const prefix = 'pannier.hidden.';

/** Above this many markers the stale ones are dropped. */
const many = 50;

function until(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

/**
 * Whether a marker still counts. One that ends later than two hours from now was written while the
 * clock was wrong, and counts as over.
 */
function counts(end: number, now: number): boolean {
  return end > now && end - now <= hiddenFor;
}

/**
 * What a user has closed stays hidden for two hours, over reloads and logouts (B119, B120, B123).
 * @param what such as `banner` or `announcement.17`
 */
export function hiddenForNow(userId: string | number, what: string) {
  const key = `${prefix}${userId}.${what}`;
  return {
    isHidden: (now = Date.now()): boolean => counts(until(key), now),
    hide: (now = Date.now()): void => {
      try {
        dropStale(now);
        localStorage.setItem(key, String(now + hiddenFor));
      } catch {
        // A full or forbidden storage: it is hidden until the next reload.
      }
    },
  };
}

function dropStale(now: number): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  if (keys.length < many) return;
  for (const key of keys) if (!counts(until(key), now)) localStorage.removeItem(key);
}
