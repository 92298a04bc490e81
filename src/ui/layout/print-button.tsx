import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hideOthers, printOnly } from '#src/lib/input/print-only.ts';
import { Button } from '../button.tsx';

interface Props {
  variant?: 'secondary' | 'quiet';
  /** The printed content; its outermost element takes the ref and is visible in print only. */
  sheet: (ref: Ref<HTMLDivElement>) => ReactNode;
}

/**
 * Prints a sheet instead of the page, by `print` and by the browser's own print (Ctrl+P). A page uses it
 * once. The sheet is made for printing and goes away afterwards; `printed` belongs into the page.
 */
export function usePrint(sheet: Props['sheet']) {
  const ref = useRef<HTMLDivElement>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners have run.
    const begin = () => {
      flushSync(() => setPrinting(true));
      if (ref.current) hideOthers(ref.current);
    };
    const done = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', done);
    };
  }, []);
  const print = () => {
    flushSync(() => setPrinting(true));
    if (ref.current) void printOnly(ref.current);
  };
  return { print, printed: printing ? createPortal(sheet(ref), document.body) : null };
}

/** The button that prints a sheet instead of the page. */
export function PrintButton({ variant = 'secondary', sheet }: Props) {
  const { print, printed } = usePrint(sheet);
  return (
    <>
      <Button variant={variant} className="print:hidden" onClick={print}>
        <Trans>Print</Trans>
      </Button>
      {printed}
    </>
  );
}
