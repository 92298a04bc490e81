import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { isActive, listLinks, type MenuSection } from '../menu.ts';
import { withoutLocale } from '../paths.ts';
import { useMenuSections } from '../use-menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';

interface Props {
  row: string;
  close: () => void;
}

/** A section with all its entries, those of groups included: each is one tap away. */
function Section({ section, row, close }: Props & { section: MenuSection }) {
  const { i18n } = useLingui();
  const id = useId();
  const path = withoutLocale(useLocation().pathname);
  const { title, entries } = section;
  return (
    <>
      {title ? (
        <h3 id={id} className="px-3 pt-4 pb-1 text-sm font-semibold text-ink-muted">
          {i18n._(title)}
        </h3>
      ) : null}
      <ul aria-labelledby={title ? id : undefined}>
        {listLinks(entries).map((link) => (
          <li key={link.id}>
            <MenuAnchor
              link={link}
              aria-current={isActive(link, path) ? 'page' : undefined}
              onClick={close}
              className={row}
            >
              <MenuIcon name={link.icon} className="shrink-0" />
              <span className="min-w-0 flex-1">{i18n._(link.title)}</span>
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The menu in the drawer, by its sections (U121). */
export function DrawerMenu(props: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main menu`}>
      {useMenuSections().map((section) => (
        <Section key={section.id} section={section} {...props} />
      ))}
    </nav>
  );
}
