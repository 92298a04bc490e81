import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { relocate } from '#src/i18n/locale-choice.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { linkTarget } from '#src/lib/link-target.ts';

export interface SafeLinkProps {
  /** The address as it was typed. */
  to: string | null | undefined;
  className?: string;
  onClick?: () => void;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A link with a typed address: pages of the portal open in the user's language, other sites in a window
 * without a reference to this one. An address that must not be followed is shown without a link.
 */
export function SafeLink({ to, children, ...rest }: SafeLinkProps) {
  const locale = useLocale();
  const target = linkTarget(to);
  if (!target) return <span className={rest.className}>{children}</span>;
  if ('inside' in target) {
    return (
      <Link {...rest} to={relocate(target.inside, locale)}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={target.outside} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
