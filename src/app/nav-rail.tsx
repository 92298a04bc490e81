import { useLingui } from '@lingui/react/macro';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useMenu } from './use-menu.ts';

/** The slim menu at the left of wide screens (U124). */
export function NavRail() {
  const { t, i18n } = useLingui();
  const menu = useMenu();
  return (
    <nav
      aria-label={t`Main menu`}
      className="sticky top-bar hidden h-[calc(100dvh-57px)] w-[88px] shrink-0 overflow-y-auto border-r border-line bg-surface py-2 lg:block"
    >
      <ul className="space-y-1 px-1.5">
        {menu.map(({ to, icon, title, active }) => (
          <li key={to}>
            <LocaleLink
              to={to}
              aria-current={active ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-1 rounded px-1 py-2 text-center text-xs font-medium leading-4 text-ink-muted hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:text-brand-ink"
            >
              <Icon name={icon} />
              {i18n._(title)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
