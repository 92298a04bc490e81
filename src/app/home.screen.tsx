import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { paths } from './paths.ts';
import { useMenu } from './use-menu.ts';

export const handle = { title: msg`Home` };

/** The locale's home: ways to everything the user may open (R002, B010, N020). */
export function Component() {
  const { i18n } = useLingui();
  const { user } = useSession();
  const menu = useMenu().filter(({ to }) => to !== paths.home());
  const name = user.name || user.username;
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold lg:text-2xl">
        <Trans>Hello {name}</Trans>
      </h1>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {menu.map(({ to, icon, title }) => (
          <li key={to}>
            <LocaleLink
              to={to}
              className="flex min-h-20 items-center gap-4 rounded-lg bg-surface p-4 shadow-raised transition-shadow hover:shadow-overlay"
            >
              <span className="flex size-12 items-center justify-center rounded-full bg-brand-tint text-brand-ink">
                <Icon name={icon} />
              </span>
              <span className="flex-1 text-lg font-semibold">{i18n._(title)}</span>
              <Icon name="chevron-right" size={20} className="text-ink-muted" />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </>
  );
}
