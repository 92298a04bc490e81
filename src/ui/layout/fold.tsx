import { type DetailsHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';

interface Props extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  children: ReactNode;
}

const invalid = '[aria-invalid="true"]';

/** Details that open in place under a line that sums them up, and by themselves once a field in them is wrong. */
export function Fold({ summary, children, ...details }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const wasWrong = useRef(false);
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>(invalid);
    if (box.current && wrong && !box.current.open) {
      box.current.open = true;
      // The form could not give it the focus while it was folded. Who types elsewhere keeps it.
      const kept = wasWrong.current ? `${invalid}, input, select, textarea` : invalid;
      if (!document.activeElement?.matches(kept)) wrong.focus();
    }
    wasWrong.current = Boolean(wrong);
  });
  return (
    <details {...details} ref={box} className="group">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded text-brand-ink">
        <Icon name="chevron-right" size={20} className="shrink-0 group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
