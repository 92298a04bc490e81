import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { actionBar } from './bottom-bar.ts';

interface Props {
  children: ReactNode;
  className?: string;
}

/** Holds the main action of a page at the lower edge of a phone, as wide as the page. */
export function ActionBar({ children, className }: Props) {
  return (
    <div
      ref={actionBar}
      className={classNames(
        'sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] print:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
