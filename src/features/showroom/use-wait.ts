import { useEffect, useState } from 'react';
import { waitLeft } from './showroom-pin.ts';

const secondsLeft = () => Math.ceil(waitLeft() / 1000);

/**
 * Whole seconds until the next PIN may be tried, counting down; 0 when it may be tried now.
 * @returns the seconds, and a function that reads them again after a try
 */
export function useWait(): [number, () => void] {
  const [seconds, setSeconds] = useState(secondsLeft);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return [seconds, () => setSeconds(secondsLeft())];
}
