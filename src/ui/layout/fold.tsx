import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface Props extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  children: ReactNode;
}

/** Details that open in place under a line that sums them up. */
export function Fold({ summary, children, ...details }: Props) {
  return (
    <details {...details} className="group">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded text-brand-ink">
        <Icon name="chevron-right" size={20} className="group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
