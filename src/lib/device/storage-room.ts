export interface StorageRoom {
  /** Bytes in use. */
  used: number;
  /** Bytes the browser would give at most; 0 when it does not say. */
  quota: number;
  /** The browser has promised not to clear it. */
  persistent: boolean;
}

/** Room for the portal on this device; null without https and in old browsers. */
export async function storageRoom(): Promise<StorageRoom | null> {
  if (!('storage' in navigator) || !navigator.storage.estimate) return null;
  const [{ usage = 0, quota = 0 }, persistent = false] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.(),
  ]);
  return { used: usage, quota, persistent };
}
