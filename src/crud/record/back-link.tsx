import type { ReactNode } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** Where a page leads back to: a path of `paths`, and what it is called. */
export interface Back {
  to: string;
  label: ReactNode;
}

/** The way back as the main action of a page that has nothing else to offer. */
export function BackButton({ to, label }: Back) {
  return (
    <LocaleLink to={to} className={buttonClass('primary')}>
      {label}
    </LocaleLink>
  );
}

/** The way back above a heading. */
export function BackLink({ to, label }: Back) {
  return (
    <LocaleLink
      to={to}
      className="inline-flex min-h-touch items-center text-brand-ink underline-offset-2 hover:underline print:hidden"
    >
      ← {label}
    </LocaleLink>
  );
}
