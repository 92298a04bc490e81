import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  title: ReactNode;
  /** Links that lead up, above the title. */
  above?: ReactNode;
  /** Under the title, such as a date or a state. */
  children?: ReactNode;
  /** Actions for the whole page, at the right end. */
  actions?: ReactNode;
  /** Classes of the heading. */
  className?: string;
}

/** The heading of a page; each page has one. */
export function PageHeader({ title, above, children, actions, className }: Props) {
  const heading = (
    <h1 className={classNames('text-2xl font-semibold wrap-anywhere', className)}>{title}</h1>
  );
  if (!above && !children && !actions) return heading;
  return (
    <header className="space-y-1">
      {above}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {heading}
        {actions}
      </div>
      {children}
    </header>
  );
}
