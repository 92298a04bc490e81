import { useEffect, useState } from 'react';

export interface StorageRoom {
  /** Bytes in use. */
  used: number;
  /** Bytes the browser gives at most. */
  quota: number;
  /** The browser has promised not to clear it. */
  persistent: boolean;
}

async function look(): Promise<StorageRoom | null> {
  // Neither without https nor in old browsers.
  if (!('storage' in navigator) || !navigator.storage.estimate) return null;
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  const persistent = (await navigator.storage.persisted?.()) ?? false;
  return quota > 0 ? { used: usage, quota, persistent } : null;
}

/**
 * Room for the portal on this device; null until it is known, and where the browser is silent.
 * @param after looks again when this changes
 */
export function useStorageRoom(after: unknown): StorageRoom | null {
  const [room, setRoom] = useState<StorageRoom | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the reason
  useEffect(() => {
    let gone = false;
    look()
      .then((found) => gone || setRoom(found))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [after]);
  return room;
}
