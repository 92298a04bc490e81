import { Skeleton } from '../state/skeleton.tsx';

/** Rows of a list that are on their way, in the shape of those that come. */
export function RowSkeletons({ rows = 8 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={row} className="flex h-16 flex-col justify-center gap-2 px-4 sm:h-11">
          <div className="flex justify-between gap-8">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="h-3 w-3/5 sm:hidden" />
        </div>
      ))}
    </div>
  );
}
