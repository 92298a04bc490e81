import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { boundViewer } from '#src/offline/viewer.ts';
import { deviceQuery } from './serials.queries.ts';

/** Reads the register on the device before it is needed: a scan is then answered at once without a network. */
export function useReadyRegister(): void {
  useQuery({ ...deviceQuery, notifyOnChangeProps: [] });
}

/** Brings the register to the device and makes it ready, for a screen that has to answer without a network. */
export function useRegisterOnDevice(): void {
  useReadyRegister();
  useFramesOnDevice(true);
}

/** Takes the frames of the active customer along, for when there is no network. @param isDue when the user was answered */
export function useFramesOnDevice(isDue: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    const viewer = boundViewer();
    if (!isDue || !viewer || !navigator.onLine) return;
    const bring = async () => {
      const { bringFrames } = await import('./device/bring-frames.ts');
      await bringFrames(viewer, [viewer.customer]);
      await queries.invalidateQueries({ queryKey: deviceQuery.queryKey });
    };
    // What fails now is loaded after another answer.
    bring().catch(() => undefined);
  }, [isDue, queries]);
}
