import { useCallback, useSyncExternalStore } from 'react';
import { getDayIn } from '#shared/days.ts';
import { getServerNow, subscribeToServerClock } from '#src/lib/device/server-clock.ts';
import { useHostConfig } from './use-host-config.ts';

const minuteMs = 60_000;

/**
 * Calls the listener at each whole minute, because days begin at one in every time zone. A timer until midnight
 * would be late on a device that has slept.
 * @returns ends the calls
 */
function subscribeToMinutes(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      minuteMs - (getServerNow() % minuteMs),
    );
  };
  wait();
  const unsubscribe = subscribeToServerClock(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns the present day of the sales organisation by the server's clock, YYYY-MM-DD. The component renders again when it ends. */
export function useToday(): string {
  const { timeZone } = useHostConfig();
  return useSyncExternalStore(
    subscribeToMinutes,
    useCallback(() => getDayIn(timeZone, getServerNow()), [timeZone]),
  );
}
