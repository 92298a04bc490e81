import type { AnchorHTMLAttributes } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import type { MenuLink } from './menu-entry.ts';

/** Leads to where a menu entry leads: a page of the app, or an address outside it (U157, E349). */
export function MenuAnchor({
  link: { to, withHref },
  ...rest
}: { link: MenuLink } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (withHref) return <a {...rest} href={to} target="_blank" rel="noreferrer" />;
  return <LocaleLink {...rest} to={to} />;
}
