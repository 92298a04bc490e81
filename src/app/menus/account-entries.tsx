import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { openFeedback } from '#src/features/feedback/feedback.public.ts';
import { logout, useSession } from '#src/features/session/session.public.ts';
import { ShowroomEntry } from '#src/features/showroom/showroom.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { paths } from '../paths.ts';
import { InstallEntry } from './install-entry.tsx';
import { LanguageList } from './language-list.tsx';

interface Props {
  /** Classes of a row. */
  row: string;
  close: () => void;
}

/** The entries that the profile menu and the drawer share (U089, U091, U092, U118 to U120). */
export function AccountEntries({ row, close }: Props) {
  const { has } = useSession();
  const [languages, setLanguages] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={languages}
        onClick={() => setLanguages(!languages)}
        className={row}
      >
        <Icon name="globe" />
        <span className="flex-1">
          <Trans>Language</Trans>
        </span>
        <Icon name={languages ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      {languages ? (
        <div className="ml-10 lg:w-[200px] lg:text-sm">
          <LanguageList onChosen={close} />
        </div>
      ) : null}
      {has('consumer-voice.submit') ? (
        <button
          type="button"
          className={row}
          onClick={() => {
            close();
            openFeedback();
          }}
        >
          <MenuIcon name="feedback" />
          <Trans>Feedback</Trans>
        </button>
      ) : null}
      <LocaleLink to={paths.devices()} onClick={close} className={row}>
        <MenuIcon name="devices" />
        <Trans>Devices</Trans>
      </LocaleLink>
      <LocaleLink to={paths.security()} onClick={close} className={row}>
        <MenuIcon name="security" />
        <Trans>Login and security</Trans>
      </LocaleLink>
      <ShowroomEntry row={row} close={close} />
      <InstallEntry className={row} onChosen={close} />
      <button
        type="button"
        className={row}
        onClick={() => {
          close();
          void logout();
        }}
      >
        <Icon name="logout" />
        <Trans>Log out</Trans>
      </button>
    </>
  );
}
