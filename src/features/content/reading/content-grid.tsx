import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

/** Columns on tablets and on wide screens by the items of a row; on phones there is one (reading 66). */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'lg:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-6',
};

interface Props {
  label: string;
  /** Items of a row on wide screens. */
  perLine?: number;
  className?: string;
  /** `li` elements. */
  children: ReactNode;
}

/** Cards or pictures in rows. */
export function ContentGrid({ label, perLine = 3, className, children }: Props) {
  return (
    <ul aria-label={label} className={classNames('grid gap-4', columns[perLine], className)}>
      {children}
    </ul>
  );
}
