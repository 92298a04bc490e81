import type { ReactNode } from 'react';
import { actionBar } from './bottom-bar.ts';

/** The main action of a page on phones, at the lower edge; what came of it lies above the button. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={actionBar}
      className="sticky bottom-0 z-20 -mx-4 flex flex-col-reverse gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] print:hidden"
    >
      {children}
    </div>
  );
}
