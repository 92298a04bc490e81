import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

interface Props {
  /** Whether the order is placed, or waits. */
  tone: 'success' | 'info';
  title: ReactNode;
  children: ReactNode;
  /** Where to go from here. */
  actions: ReactNode;
}

/** A page that shows the result of an order. */
export function OrderAnswer({ tone, title, children, actions }: Props) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-10 text-center">
      <span className={tone === 'success' ? 'text-success-ink' : 'text-info-ink'}>
        <Icon name={tone} size={48} />
      </span>
      <PageHeader title={title} />
      {children}
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
