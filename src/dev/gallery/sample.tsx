import type { ReactNode } from 'react';

/** The currency of the samples. */
export const sampleCurrency = {
  symbol: '€',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
};

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
      <p data-sample className="text-xs text-ink-muted">
        {title}
      </p>
      {children}
    </div>
  );
}
