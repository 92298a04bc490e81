import { Suspense } from 'react';
import { lazyWithMessages } from '../state/lazy-with-messages.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import type { ChartProps } from './chart-data.ts';

const ChartFigure = lazyWithMessages(() => import('./chart-figure.tsx'));

/**
 * A chart answers one question, which its `summary` answers in words. Its code comes when the first
 * one is shown.
 */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <ChartFigure {...props} />
    </Suspense>
  );
}
