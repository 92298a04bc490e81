import { createSignal } from '#src/lib/create-store.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { flagKey, type TakenSummary, takenSummary } from './offline-catalog-flag.ts';

const changed = createSignal();
let seen: { text: string; summary: TakenSummary | null } = { text: 'null', summary: null };

/** Remembers what is on the device; null for nothing any more. Other tabs hear of it too. */
export function rememberTaken(userId: number, summary: TakenSummary | null): void {
  // Where it cannot be stored the device is not asked; the network still answers.
  if (summary) deviceStorage.tryWrite(flagKey(userId), summary);
  else deviceStorage.remove(flagKey(userId));
  changed.notify();
}

const jobKey = (userId: number) => `${flagKey(userId)}:job`;

/** Remembers that a download has begun and not ended, for the next start of the app. */
export function rememberJob(userId: number, underWay: boolean): void {
  // Where it cannot be stored the download goes on when the user opens the screen.
  if (underWay) deviceStorage.tryWrite(jobKey(userId), 1);
  else deviceStorage.remove(jobKey(userId));
  changed.notify();
}

/** Whether there is a catalog or an unfinished download, so that there is something to keep fresh. */
export function hasTraces(userId: number): boolean {
  return [flagKey(userId), jobKey(userId)].some((key) => deviceStorage.read(key) !== null);
}

/** For `useSyncExternalStore`; changes when this or another tab has changed what is stored. */
export const takenStore = {
  /** Returns the same object as long as nothing differs. */
  of(userId: number): TakenSummary | null {
    const summary = takenSummary(userId);
    const text = JSON.stringify(summary);
    if (text !== seen.text) seen = { text, summary };
    return seen.summary;
  },
  subscribe(listener: () => void): () => void {
    const other = (event: StorageEvent) => {
      if (event.key === null || event.key.startsWith(flagKey(0).slice(0, -1))) listener();
    };
    const unsubscribe = changed.subscribe(listener);
    addEventListener('storage', other);
    return () => {
      unsubscribe();
      removeEventListener('storage', other);
    };
  },
};
