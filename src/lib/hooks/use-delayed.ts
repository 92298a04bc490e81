import { useEffect, useState } from 'react';

/**
 * True once `flag` has been true for `ms` without a break: for skeletons that must not flash
 * (C039). False again at once.
 */
export function useDelayed(flag: boolean, ms = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [flag, ms]);
  return flag && late;
}
