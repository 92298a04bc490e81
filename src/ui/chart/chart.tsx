import { Suspense } from 'react';
import { late } from '../late.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { ChartProps } from './chart-data.ts';

const ChartFigure = late(() => import('./chart-figure.tsx'));

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
