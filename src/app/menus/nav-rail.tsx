import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { isActive, type MenuSection } from '../menu.ts';
import { withoutLocale } from '../paths.ts';
import { useMenuSections } from '../use-menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';
import { MoreBelow } from './more-below.tsx';
import { RailGroup } from './rail-group.tsx';
import { useMoreBelow } from './use-more-below.ts';

const row =
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded py-2 text-center text-[0.6875rem] font-medium leading-4 tracking-tight text-ink-muted wrap-normal hyphens-manual hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:text-brand-ink';

/** A section under its heading. One that is a single group has the group's name. */
function RailSection({
  section: { title, entries },
  path,
}: {
  section: MenuSection;
  path: string;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const [first] = entries;
  const isNamed = title !== null && !(first && 'entries' in first && first.title.id === title.id);
  return (
    <div className={title ? 'mt-2 border-t border-line pt-2' : undefined}>
      {isNamed ? (
        <p id={id} className="pb-1 text-center text-[0.625rem] leading-4 text-ink-muted">
          {i18n._(title)}
        </p>
      ) : null}
      <ul aria-labelledby={isNamed ? id : undefined} className="space-y-1">
        {entries.map((entry) => (
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
    </div>
  );
}

/** The slim menu at the left of wide screens, by its sections (U040, U124). */
export default function NavRail() {
  const { t } = useLingui();
  const sections = useMenuSections();
  const list = useRef<HTMLDivElement>(null);
  const [more, scrollOn] = useMoreBelow(list);
  const path = withoutLocale(useLocation().pathname);
  return (
    <nav aria-label={t`Main menu`} className="h-full overflow-y-auto pt-2">
      <div ref={list} className="px-0.5 pb-2">
        {sections.map((section) => (
          <RailSection key={section.id} section={section} path={path} />
        ))}
      </div>
      {more ? <MoreBelow onScroll={scrollOn} /> : null}
    </nav>
  );
}
