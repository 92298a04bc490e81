import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the home page. */
export function HomeCard({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg bg-surface shadow-raised">
      <div className="flex items-baseline justify-between gap-4 px-4 pt-4 pb-1">
        <h2 id={id} className="min-w-0 text-lg font-semibold wrap-break-word">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
