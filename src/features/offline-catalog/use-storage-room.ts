import { useEffect, useState } from 'react';
import { type StorageRoom, storageRoom } from '#src/lib/device/storage-room.ts';

/**
 * Room for the portal on this device; null until it is known, and where the browser is silent.
 * @param after looks again when this changes
 */
export function useStorageRoom(after: unknown): StorageRoom | null {
  const [room, setRoom] = useState<StorageRoom | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the reason
  useEffect(() => {
    let gone = false;
    storageRoom()
      .then((found) => gone || setRoom(found?.quota ? found : null))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [after]);
  return room;
}
