import { useEffect } from 'react';
import { sendLogouts } from './server-logout.ts';

/** Sends the logouts the server has not heard of, now and whenever the network comes back. */
export function useServerLogout(): void {
  useEffect(() => {
    const send = () => void sendLogouts();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}
