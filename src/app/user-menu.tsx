import { Trans, useLingui } from '@lingui/react/macro';
import { logout, useSession } from '#src/features/session/session.public.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { InstallEntry } from './install-entry.tsx';

const row = 'flex min-h-touch w-full items-center gap-3 rounded px-3 text-left hover:bg-sunken';

/** Who is logged in, and the way out (U071, U088, U089). */
export function UserMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <Disclosure label={t`Account`} button={<Icon name="user" />} className="w-[260px]">
      {(close) => (
        <>
          <p className="px-3 pt-1 font-semibold">{user.name || user.username}</p>
          <p className="break-all px-3 pb-2 text-sm text-ink-muted">
            {user.email || user.username}
          </p>
          <InstallEntry className={row} onChosen={close} />
          <button
            type="button"
            className={row}
            onClick={() => {
              close();
              void logout();
            }}
          >
            <Icon name="logout" size={20} />
            <Trans>Log out</Trans>
          </button>
        </>
      )}
    </Disclosure>
  );
}
