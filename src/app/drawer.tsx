import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { logout, useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { CustomerChip } from './customer-chip.tsx';
import { InstallEntry } from './install-entry.tsx';
import { LanguageList } from './language-list.tsx';
import { useMenu } from './use-menu.ts';

const row =
  'flex min-h-14 w-full items-center gap-4 rounded px-3 text-left text-lg hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand-ink';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChooseCustomer: () => void;
}

/** The menu of phones: full width, large rows, groups that open in place (U117 to U122). */
export default function Drawer({ open, onOpenChange, onChooseCustomer }: Props) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const menu = useMenu();
  const [languages, setLanguages] = useState(false);
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} side="left" title={user.name || user.username}>
      <CustomerChip
        className="mb-3 max-w-full"
        onChoose={() => {
          close();
          onChooseCustomer();
        }}
      />
      <nav aria-label={t`Main menu`}>
        <ul>
          {menu.map(({ to, icon, title, active }) => (
            <li key={to}>
              <LocaleLink
                to={to}
                aria-current={active ? 'page' : undefined}
                onClick={close}
                className={row}
              >
                <Icon name={icon} />
                {i18n._(title)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 border-t border-line pt-2">
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
        {languages ? <LanguageList onChosen={close} /> : null}
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
      </div>
    </Dialog>
  );
}
