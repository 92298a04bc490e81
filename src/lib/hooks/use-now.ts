import { useEffect, useState } from 'react';
import { getServerNow } from '../device/server-clock.ts';

/** The server's clock, read once a minute; milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(getServerNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(getServerNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
