const storageKey = 'list-reach';
const most = 12;

function all(): [string, number][] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? (read as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** How many chunks of a list this tab had loaded, so that Back and a reload find it as long; else 1. */
export function keptReach(key: string): number {
  const reach = all().find((entry) => entry?.[0] === key)?.[1];
  return Number.isInteger(reach) && Number(reach) > 0 ? Number(reach) : 1;
}

/** Keeps how far a list has been loaded, for the lists looked at last. */
export function keepReach(key: string, reach: number): void {
  const others = all().filter((entry) => entry?.[0] !== key);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([[key, reach], ...others].slice(0, most)));
  } catch {
    // Without room the list begins short.
  }
}
