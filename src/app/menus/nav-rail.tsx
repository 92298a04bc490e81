import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { MenuIcon } from '#src/ui/menu-icon.tsx';
import { isActive } from '../menu.ts';
import { withoutLocale } from '../paths.ts';
import { useMenu } from '../use-menu.ts';
import { RailGroup } from './rail-group.tsx';

const row =
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded py-2 text-center text-[0.6875rem] font-medium leading-4 tracking-tight text-ink-muted [overflow-wrap:anywhere] hyphens-auto hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:text-brand-ink';

/** The slim menu at the left of wide screens (U040, U124). */
export default function NavRail() {
  const { t, i18n } = useLingui();
  const menu = useMenu();
  const path = withoutLocale(useLocation().pathname);
  return (
    <nav aria-label={t`Main menu`} className="h-full overflow-y-auto py-2">
      <ul className="space-y-1 px-0.5">
        {menu.map((entry) => (
          <li key={entry.id}>
            {'entries' in entry ? (
              <RailGroup group={entry} path={path} row={row} />
            ) : (
              <LocaleLink
                to={entry.to}
                aria-current={isActive(entry, path) ? 'page' : undefined}
                className={row}
              >
                <MenuIcon name={entry.icon} />
                {i18n._(entry.title)}
              </LocaleLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
