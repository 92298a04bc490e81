import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A heading and the samples under it. */
export function Section({ title, children }: Props) {
  return (
    <section className="space-y-4 rounded-lg bg-surface p-4 shadow-raised">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** One state of a part, with its name. */
export function Sample({ title, children }: Props) {
  return (
    <div className="min-w-0 space-y-1">
      <h3 className="text-xs text-ink-muted">{title}</h3>
      {children}
    </div>
  );
}
