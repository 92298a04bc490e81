import type { ReactNode } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { MenuIcon, type MenuIconName } from '#src/ui/overlay/menu-icon.tsx';

interface Props {
  icon: MenuIconName;
  title: ReactNode;
  children: ReactNode;
  /** The way to more of it. */
  more?: ReactNode;
  /** Classes of the content: room for what is still on its way, so that nothing moves. */
  room?: string;
}

/** One thing worth knowing at a glance. */
export function Tile({ icon, title, children, more, room = 'min-h-14' }: Props) {
  return (
    <section className="flex min-w-0 flex-col gap-2 rounded-lg bg-surface p-4 shadow-raised">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-ink-muted">
        <MenuIcon name={icon} size={20} className="shrink-0 text-brand-ink" />
        <span className="min-w-0 break-words">{title}</span>
      </h2>
      <div className={`min-w-0 flex-1 ${room}`}>{children}</div>
      {more}
    </section>
  );
}

/** The link at the foot of a tile. */
export function TileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocaleLink
      to={to}
      className="-mb-2 inline-flex min-h-touch items-center font-semibold text-brand-ink"
    >
      {children}
    </LocaleLink>
  );
}
