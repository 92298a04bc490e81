import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#src/ui/icon.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { isActive, type MenuGroup, type MenuLink } from '../menu.ts';
import { withoutLocale } from '../paths.ts';
import { useMenu } from '../use-menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';

interface RowProps {
  row: string;
  path: string;
  close: () => void;
}

/** One entry; in a group only the group has an icon. */
function DrawerEntry({
  link,
  row,
  path,
  close,
  grouped,
}: RowProps & { link: MenuLink; grouped?: true }) {
  const { i18n } = useLingui();
  return (
    <MenuAnchor
      link={link}
      aria-current={isActive(link, path) ? 'page' : undefined}
      onClick={close}
      className={row}
    >
      {grouped ? null : <MenuIcon name={link.icon} className="shrink-0" />}
      <span className="min-w-0 flex-1">{i18n._(link.title)}</span>
    </MenuAnchor>
  );
}

/** A group that opens in place; that of the page is open from the start. */
function Group({ group, row, path, close }: RowProps & { group: MenuGroup }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(() => isActive(group, path));
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={row}>
        <MenuIcon name={group.icon} className="shrink-0" />
        <span className="min-w-0 flex-1">{i18n._(group.title)}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} className="shrink-0" />
      </button>
      {open ? (
        <ul className="ml-6 border-l border-line pl-4">
          {group.entries.map((link) => (
            <li key={link.id}>
              <DrawerEntry link={link} row={row} path={path} close={close} grouped />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The menu in the drawer (U121). */
export function DrawerMenu({ row, close }: { row: string; close: () => void }) {
  const { t } = useLingui();
  const menu = useMenu();
  const path = withoutLocale(useLocation().pathname);
  const shared = { row, path, close };
  return (
    <nav aria-label={t`Main menu`}>
      <ul>
        {menu.map((entry) => (
          <li key={entry.id}>
            {'entries' in entry ? (
              <Group group={entry} {...shared} />
            ) : (
              <DrawerEntry link={entry} {...shared} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
