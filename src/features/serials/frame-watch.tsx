import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { takenStore } from '#src/offline/catalog/offline-catalog-store.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { loadFrameDevice } from './device/load-frame-device.ts';

/** Users with one of these may check frames. */
const scopes = ['page.claim', 'page.pdi', 'page.customer-sales-report'];

/**
 * Updates the frames, recalls and stolen numbers on the device at a start, after a change of customer or rights, after
 * each update of the offline catalog, and when the network comes back.
 */
export function FrameWatch() {
  const { user, customer, has } = useSession();
  const queries = useQueryClient();
  const userId = Number(user.id);
  const taken = useSyncExternalStore(takenStore.subscribe, () => takenStore.of(userId));
  const active = customer?.unified ?? null;
  const mayCheck = scopes.some(has);
  const others = taken?.customers.join() ?? '';
  const revision = taken?.revision;
  useEffect(() => {
    const look = async () => {
      const viewer = boundViewer();
      if (viewer?.userId !== userId || viewer.customer !== active) return;
      const { lookAfterFrames } = await loadFrameDevice();
      const customers = [...new Set([active, ...others.split(',').filter(Boolean)])];
      await lookAfterFrames(viewer, { mayCheck, isWanted: revision !== undefined, customers });
      await queries.invalidateQueries({ queryKey: ['frames', 'device'] });
    };
    // After a failure the next occasion tries again, also if an update of the app has removed the code to load.
    const wake = () => void look().catch(() => undefined);
    wake();
    addEventListener('online', wake);
    return () => removeEventListener('online', wake);
  }, [userId, active, mayCheck, others, revision, queries]);
  return null;
}
