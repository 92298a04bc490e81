import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import { MenuIcon, type MenuIconName } from '#src/ui/overlay/menu-icon.tsx';
import type { MenuEntry, MenuLink } from '../menu.ts';
import { MenuAnchor } from '../menus/menu-anchor.tsx';
import { paths } from '../paths.ts';

type MenuGroup = Exclude<MenuEntry, MenuLink>;

const here: readonly string[] = [paths.home(), paths.homePage()];

/** Not a way to this very page. */
const elsewhere = ({ to }: MenuLink) => !here.includes(to);

/** Ways to everything the user may open, in the order of the menu; groups with their pages (N020). */
export function Areas({ menu }: { menu: readonly MenuEntry[] }) {
  const areas = menu
    .map((area) =>
      'entries' in area ? { ...area, entries: area.entries.filter(elsewhere) } : area,
    )
    .filter((area) => ('entries' in area ? area.entries.length > 0 : elsewhere(area)));
  if (areas.length === 0) return null;
  return (
    <nav aria-labelledby="areas" className="space-y-3">
      <h2 id="areas" className="text-lg font-semibold">
        <Trans>Your areas</Trans>
      </h2>
      {/* Columns, not a grid: tall groups leave no holes, and the menu's order is kept. */}
      <ul className="gap-3 sm:columns-2 lg:columns-3">
        {areas.map((area) => (
          <li key={area.id} className="break-inside-avoid pb-3">
            {'entries' in area ? <GroupCard group={area} /> : <LinkCard link={area} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Disc({ icon }: { icon: MenuIconName }) {
  return (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint text-brand-ink">
      <MenuIcon name={icon} />
    </span>
  );
}

function LinkCard({ link }: { link: MenuLink }) {
  const { i18n } = useLingui();
  return (
    <MenuAnchor
      link={link}
      className="flex min-h-18 items-center gap-3 rounded-lg bg-surface p-3 shadow-raised transition-shadow hover:shadow-overlay"
    >
      <Disc icon={link.icon} />
      <span className="min-w-0 flex-1 font-semibold break-words hyphens-auto">
        {i18n._(link.title)}
      </span>
      <Icon name="chevron-right" size={20} className="shrink-0 text-ink-muted" />
    </MenuAnchor>
  );
}

function GroupCard({ group }: { group: MenuGroup }) {
  const { i18n } = useLingui();
  return (
    <div className="rounded-lg bg-surface p-3 shadow-raised">
      <h3 className="flex items-center gap-3">
        <Disc icon={group.icon} />
        <span className="min-w-0 font-semibold break-words hyphens-auto">
          {i18n._(group.title)}
        </span>
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {group.entries.map((link) => (
          <li key={link.id}>
            <MenuAnchor
              link={link}
              className="flex min-h-touch items-center gap-2 rounded pl-14 text-brand-ink hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 break-words hyphens-auto">{i18n._(link.title)}</span>
              <Icon name="chevron-right" size={16} className="shrink-0 text-ink-muted" />
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
