import { flagKey, type TakenSummary, takenSummary } from './taken-flag.ts';

const listeners = new Set<() => void>();
let seen: { text: string | null; summary: TakenSummary | null } = { text: null, summary: null };

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Remembers what is on the device; null for nothing any more. Other tabs hear of it too. */
export function rememberTaken(userId: number, summary: TakenSummary | null): void {
  try {
    if (summary) localStorage.setItem(flagKey(userId), JSON.stringify(summary));
    else localStorage.removeItem(flagKey(userId));
  } catch {
    // Without it the device is not asked; the network still answers.
  }
  tell();
}

const jobKey = (userId: number) => `${flagKey(userId)}:job`;

/** Remembers that a download has begun and not ended, for the next start of the app. */
export function rememberJob(userId: number, underWay: boolean): void {
  try {
    if (underWay) localStorage.setItem(jobKey(userId), '1');
    else localStorage.removeItem(jobKey(userId));
  } catch {
    // Then it goes on when the user opens the screen.
  }
  tell();
}

/** Whether anything was taken along or is on its way: only then there is something to look after. */
export function hasTraces(userId: number): boolean {
  try {
    const keys = [flagKey(userId), jobKey(userId)];
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** For `useSyncExternalStore`; changes when this or another tab has changed what is stored. */
export const takenStore = {
  /** The same object as long as nothing differs. */
  of(userId: number): TakenSummary | null {
    let text: string | null = null;
    try {
      text = localStorage.getItem(flagKey(userId));
    } catch {
      // As if nothing were there.
    }
    if (text !== seen.text) seen = { text, summary: text === null ? null : takenSummary(userId) };
    return seen.summary;
  },
  subscribe(listener: () => void): () => void {
    const other = (event: StorageEvent) => {
      if (event.key === null || event.key.startsWith(flagKey(0).slice(0, -1))) listener();
    };
    listeners.add(listener);
    addEventListener('storage', other);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', other);
    };
  },
};
