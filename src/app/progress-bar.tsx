import { useNavigation } from 'react-router';
import { useDelayed } from '#src/lib/use-delayed.ts';

/** A thin bar at the top while the next page loads, after 200 ms (B131, B132). */
export function ProgressBar() {
  const { state } = useNavigation();
  const shown = useDelayed(state !== 'idle');
  return shown ? (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-toast h-1 origin-left animate-progress bg-brand"
    />
  ) : null;
}
