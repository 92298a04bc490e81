import type { ReactNode } from 'react';
import type { OwnSecondFactors } from '../security.queries.ts';

/** The props that the sections of the page receive. */
export interface SecuritySectionProps {
  factors: OwnSecondFactors;
  /** Shows new recovery codes. */
  onCodes: (codes: readonly string[]) => void;
}

/** A section of the page Login and security. */
export function SecuritySection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="space-y-3 rounded-lg bg-surface p-4 shadow-raised">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
