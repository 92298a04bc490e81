import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { paths } from '../paths.ts';
import { AccountEntries } from './account-entries.tsx';

const row =
  'flex min-h-touch w-full items-center gap-4 rounded px-3 text-left hover:bg-sunken aria-[current]:bg-brand-tint';

/** The logged-in user, their settings, and the logout (U071, U088 to U093, C029). */
export function UserMenu() {
  const { t } = useLingui();
  const { user, has } = useSession();
  return (
    <Disclosure label={t`Account`} button={<Icon name="user" />} className="w-[390px]">
      {(close) => (
        <>
          <p className="px-3 pt-1 text-lg font-semibold">{user.name || user.username}</p>
          <p className="break-all px-3 pb-2 text-sm text-ink-muted">
            {user.email || user.username}
          </p>
          {has('profile.update') ? (
            <LocaleLink to={paths.editProfile()} onClick={close} className={row}>
              <MenuIcon name="settings" />
              <Trans>Settings</Trans>
            </LocaleLink>
          ) : null}
          <AccountEntries row={row} close={close} />
        </>
      )}
    </Disclosure>
  );
}
