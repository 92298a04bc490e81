import { deviceStorage } from '../device/device-storage.ts';

/** How long something closed stays away: 2 hours, in ms (C020). */
export const hiddenFor = 7_200_000;

const prefix = 'pannier.hidden.';

/** Above this many markers the stale ones are dropped. */
const many = 50;

const until = (key: string) => Number(deviceStorage.read(key)) || 0;

/**
 * Whether a marker still counts. One that ends later than two hours from now was written while the
 * clock was wrong, and counts as over.
 */
function counts(end: number, now: number): boolean {
  return end > now && end - now <= hiddenFor;
}

/**
 * Hides something the user has closed for two hours, over reloads and logouts (B119, B120, B123).
 * @param what such as `banner` or `announcement.17`
 */
export function hiddenForNow(userId: string | number, what: string) {
  const key = `${prefix}${userId}.${what}`;
  return {
    isHidden: (now = Date.now()): boolean => counts(until(key), now),
    hide: (now = Date.now()): void => {
      dropStale(now);
      // With a full or forbidden storage it is hidden until the next reload.
      deviceStorage.tryWrite(key, now + hiddenFor);
    },
  };
}

function dropStale(now: number): void {
  const keys = deviceStorage.keys(prefix);
  if (keys.length < many) return;
  for (const key of keys) if (!counts(until(key), now)) deviceStorage.remove(key);
}
