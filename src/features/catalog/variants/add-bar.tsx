import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { actionBar } from '#src/ui/layout/bottom-bar.ts';

/**
 * The bar that puts what a page has into the cart: at the lower edge, on phones in place of the cart's own
 * bar, so that one bar is enough.
 */
export function AddBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      ref={actionBar}
      className={classNames(
        'sticky bottom-0 z-10 -mx-4 flex items-center gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-xl sm:border',
        className,
      )}
    >
      {children}
    </div>
  );
}
