import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { isActive } from '../menu.ts';
import { withoutLocale } from '../paths.ts';
import { useMenu } from '../use-menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';
import { MoreBelow } from './more-below.tsx';
import { RailGroup } from './rail-group.tsx';
import { useMoreBelow } from './use-more-below.ts';

const row =
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded py-2 text-center text-[0.6875rem] font-medium leading-4 tracking-tight text-ink-muted [overflow-wrap:anywhere] hyphens-auto hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:text-brand-ink';

/** The slim menu at the left of wide screens (U040, U124). */
export default function NavRail() {
  const { t, i18n } = useLingui();
  const menu = useMenu();
  const list = useRef<HTMLUListElement>(null);
  const [more, scrollOn] = useMoreBelow(list);
  const path = withoutLocale(useLocation().pathname);
  return (
    <nav aria-label={t`Main menu`} className="h-full overflow-y-auto pt-2">
      <ul ref={list} className="space-y-1 px-0.5 pb-2">
        {menu.map((entry) => (
          <li key={entry.id}>
            {'entries' in entry ? (
              <RailGroup group={entry} path={path} row={row} />
            ) : (
              <MenuAnchor
                link={entry}
                aria-current={isActive(entry, path) ? 'page' : undefined}
                className={row}
              >
                <MenuIcon name={entry.icon} />
                {i18n._(entry.title)}
              </MenuAnchor>
            )}
          </li>
        ))}
      </ul>
      {more ? <MoreBelow onScroll={scrollOn} /> : null}
    </nav>
  );
}
