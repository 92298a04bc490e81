import type { ReactNode } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';

interface Props {
  /** A path of `paths`. */
  to: string;
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
}

/** A large way on, in a list of a few, with a line that says more. */
export function ChoiceCard({ to, icon, title, children }: Props) {
  return (
    <li>
      <LocaleLink
        to={to}
        className="flex min-h-touch items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:bg-sunken"
      >
        <Icon name={icon} size={32} className="shrink-0 text-brand-ink" />
        <span>
          <span className="block font-semibold">{title}</span>
          {children ? <span className="block text-ink-muted">{children}</span> : null}
        </span>
      </LocaleLink>
    </li>
  );
}
