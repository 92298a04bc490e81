import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { boundViewer } from '#src/offline/viewer.ts';
import { loadFrameDevice } from './device/load-frame-device.ts';
import { deviceQuery } from './serials.queries.ts';

/** Reads the register on the device before it is needed: a scan is then answered at once without a network. */
export function useReadyRegister(): void {
  useQuery({ ...deviceQuery, notifyOnChangeProps: [] });
}

/**
 * Takes the frames of the active customer along, for when there is no network, and has them ready for a check.
 * @param isDue from when on they are loaded: at once, or when the user was answered
 */
export function useFramesOnDevice(isDue: boolean): void {
  useReadyRegister();
  const queries = useQueryClient();
  useEffect(() => {
    const viewer = boundViewer();
    if (!isDue || !viewer || !navigator.onLine) return;
    const bring = async () => {
      const { bringFrames } = await loadFrameDevice();
      await bringFrames(viewer, [viewer.customer]);
      await queries.invalidateQueries({ queryKey: deviceQuery.queryKey });
    };
    // After a failure the next answer tries again.
    bring().catch(() => undefined);
  }, [isDue, queries]);
}
