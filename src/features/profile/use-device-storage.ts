import { useEffect, useState } from 'react';

interface StorageFacts {
  /** Bytes in use. */
  used: number;
  /** Bytes the browser would give at most; 0 when it does not say. */
  available: number;
  /** The browser has promised not to clear it. */
  persistent: boolean;
}

async function look(): Promise<StorageFacts | null> {
  // Neither without https nor in old browsers.
  if (!('storage' in navigator) || !navigator.storage.estimate) return null;
  const [{ usage = 0, quota = 0 }, persistent] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { used: usage, available: quota, persistent };
}

/** What the portal stores on this device; null until it is known, and where the browser is silent. */
export function useDeviceStorage() {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let gone = false;
    look()
      .then((found) => gone || setFacts(found))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const keep = async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    setRefused(!granted);
    setFacts(await look().catch(() => null));
  };
  return { facts, refused, keep };
}
