import { useEffect } from 'react';
import { serverStatusQuery } from '#src/features/hosts/hosts.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { reportSessionLost } from '#src/graphql/session-lost.ts';

/** A page hidden for longer is checked again when it becomes visible, in ms. */
const longHidden = 5 * 60_000;

/** Logs out when the server is not online; a check that fails says nothing (B024, B139, N139). */
async function check(): Promise<void> {
  const { status, message } = await queryClient.fetchQuery({ ...serverStatusQuery, retry: false });
  if (status !== 'online') reportSessionLost({ reason: 'maintenance', message: message ?? '' });
}

/**
 * Asks for the server's status at the start and when the page comes back after long, unless the
 * host has switched that off (`statusCheck`, B026, N008).
 */
export function useStatusCheck(): void {
  const { statusCheck } = useHostConfig();
  useEffect(() => {
    if (!statusCheck) return;
    const look = () => void check().catch(() => undefined);
    let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : null;
    const change = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== null) {
        // Either way: a clock set back while hidden must not put the check off.
        if (Math.abs(Date.now() - hiddenAt) >= longHidden) look();
        hiddenAt = null;
      }
    };
    look();
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [statusCheck]);
}
