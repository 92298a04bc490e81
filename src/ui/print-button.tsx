import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { printOnly } from '#src/lib/print-only.ts';
import { Button } from './button.tsx';

interface Props {
  variant?: 'secondary' | 'quiet';
  /** What goes on paper; its outermost element takes the reference and shows in print only. */
  sheet: (ref: Ref<HTMLDivElement>) => ReactNode;
}

/** Prints a sheet instead of the page. It is there only meanwhile: the browser's own print has the page. */
export function PrintButton({ variant = 'secondary', sheet }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const print = () => {
    flushSync(() => setPrinting(true));
    if (ref.current) void printOnly(ref.current);
  };
  return (
    <>
      <Button variant={variant} className="print:hidden" onClick={print}>
        <Trans>Print</Trans>
      </Button>
      {printing ? createPortal(sheet(ref), document.body) : null}
    </>
  );
}
