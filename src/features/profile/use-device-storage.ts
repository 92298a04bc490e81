import { useEffect, useState } from 'react';
import { type StorageRoom, storageRoom } from '#src/lib/storage-room.ts';

/**
 * Returns the portal's storage on this device; null until it is known, and where the browser does not
 * report it.
 */
export function useDeviceStorage() {
  const [facts, setFacts] = useState<StorageRoom | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let gone = false;
    storageRoom()
      .then((found) => gone || setFacts(found))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const keep = async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    setRefused(!granted);
    setFacts(await storageRoom().catch(() => null));
  };
  return { facts, refused, keep };
}
