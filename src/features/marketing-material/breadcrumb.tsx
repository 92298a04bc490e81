import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';

export interface Crumb {
  /** A path of `paths`. */
  to: string;
  label: ReactNode;
}

/** Many levels need more room than there is: the end is what is near. */
function scrollToEnd(line: HTMLElement | null): void {
  if (line) line.scrollLeft = line.scrollWidth;
}

/** The categories above a category, from the root, and itself (B296, U295). */
export function Breadcrumb({ above, current }: { above: readonly Crumb[]; current: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`}>
      <ol ref={scrollToEnd} className="flex items-center gap-x-1 overflow-x-auto whitespace-nowrap">
        {above.map(({ to, label }) => (
          <li key={to} className="flex items-center gap-x-1">
            <LocaleLink
              to={to}
              className="inline-flex min-h-touch items-center px-1 text-brand-ink underline-offset-4 hover:underline"
            >
              {label}
            </LocaleLink>
            <Icon name="chevron-right" size={16} className="shrink-0 text-ink-muted" />
          </li>
        ))}
        <li aria-current="page" className="px-1 font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}
