import type { ReactNode } from 'react';

/** A line under the first one of a table's cell or a list's item: what identifies or explains it. */
export function SecondLine({ children }: { children: ReactNode }) {
  return (
    <span className="tabular block text-sm leading-4 @min-[568px]:cut font-normal text-ink-muted">
      {children}
    </span>
  );
}
