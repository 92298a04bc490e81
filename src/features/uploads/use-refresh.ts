import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { boundViewer } from '#src/offline/viewer.ts';
import { uploadsKey } from './uploads.queries.ts';

/** Returns a function that reads again what uploads change: lists, and the own numbers that the device keeps. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [uploadsKey, ['click-collect'], ['retail-sales']])
      void queries.invalidateQueries({ queryKey });
    void refreshDevice();
  }, [queries]);
}

async function refreshDevice(): Promise<void> {
  const viewer = boundViewer();
  if (!viewer) return;
  const { syncNow } = await import('#src/offline/sync/sync-now.ts');
  // The device tries again by itself.
  await syncNow(viewer).catch(() => undefined);
}
