import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';

/** The full bar stays for this long after the end, in ms (B133, C038). */
const hideDelay = 500;

type Phase = 'hidden' | 'running' | 'ended';

/** Where the bar is: hidden for the first 200 ms, and full for 500 ms after the end. */
function usePhase(busy: boolean): Phase {
  const running = useDelayed(busy);
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (running) setRan(true);
    else if (ran) {
      const timer = setTimeout(() => setRan(false), hideDelay);
      return () => clearTimeout(timer);
    }
  }, [running, ran]);
  if (running) return 'running';
  return ran ? 'ended' : 'hidden';
}

/**
 * A thin bar at the top while the next page loads: from 200 ms on, over 5 seconds, gone 500 ms after the
 * end (B131 to B133, U056). It does not move where reduced motion is preferred. Place it inside the page's
 * landmark, whose content it describes.
 */
export function ProgressBar() {
  const { t } = useLingui();
  const { state } = useNavigation();
  const phase = usePhase(state !== 'idle');
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading`}
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-1"
    >
      <div
        className={
          phase === 'running'
            ? 'h-full origin-left animate-progress bg-brand motion-reduce:animate-none'
            : 'h-full bg-brand'
        }
      />
    </div>
  );
}
