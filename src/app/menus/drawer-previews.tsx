import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { usePreviews } from './use-previews.ts';

/** The newer variants of pages in the drawer of phones, in a group that opens in place (U067, N021). */
export function DrawerPreviews({ row, close }: { row: string; close: () => void }) {
  const { i18n } = useLingui();
  const previews = usePreviews();
  const [open, setOpen] = useState(false);
  if (previews.length === 0) return null;
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={row}>
        <MenuIcon name="preview" className="shrink-0" />
        <span className="min-w-0 flex-1">
          <Trans>Preview pages</Trans>
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} className="shrink-0" />
      </button>
      {open ? (
        <ul className="ml-6 border-l border-line pl-4">
          {previews.map(({ to, title }) => (
            <li key={to}>
              <LocaleLink to={to} onClick={close} className={row}>
                {i18n._(title)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
