import type { ReactNode } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';

export interface SubNavLink {
  /** A path of `paths`, without the locale. */
  to: string;
  label: ReactNode;
  current: boolean;
}

/** Scrolls the current link into view where they are wider than the phone; the page stays. */
function scrollToCurrent(nav: HTMLElement | null) {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && link) nav.scrollLeft = link.offsetLeft - nav.offsetLeft;
}

/** Pages that belong together, as links below the heading. */
export function SubNav({ label, links }: { label: string; links: readonly SubNavLink[] }) {
  return (
    <nav
      ref={scrollToCurrent}
      aria-label={label}
      className="flex gap-x-5 overflow-x-auto border-b border-line"
    >
      {links.map(({ to, label: text, current }) => (
        <LocaleLink
          key={to}
          to={to}
          aria-current={current ? 'page' : undefined}
          className="aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-ink inline-flex min-h-touch items-center border-b-2 border-transparent px-1 whitespace-nowrap text-brand-ink"
        >
          {text}
        </LocaleLink>
      ))}
    </nav>
  );
}
