import { type ReactNode, Suspense } from 'react';
import { useIdle } from '#src/lib/hooks/use-idle.ts';

/** Shows what can wait for a quiet moment, each part in one of its own. */
export function WhenIdle({ children }: { children: ReactNode }) {
  return useIdle() ? <Suspense fallback={null}>{children}</Suspense> : null;
}
