import { useLingui } from '@lingui/react/macro';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { MenuIcon } from '#src/ui/menu-icon.tsx';
import { usePreviews } from './use-previews.ts';

/** The newer variants of pages in the drawer of phones (U067, N021). */
export function DrawerPreviews({ row, close }: { row: string; close: () => void }) {
  const { t, i18n } = useLingui();
  const previews = usePreviews();
  if (previews.length === 0) return null;
  return (
    <nav aria-label={t`Preview pages`} className="mt-2 border-t border-line pt-2">
      <ul>
        {previews.map(({ to, title }) => {
          const name = i18n._(title);
          return (
            <li key={to}>
              <LocaleLink to={to} onClick={close} className={row}>
                <MenuIcon name="preview" className="shrink-0" />
                <span className="min-w-0 flex-1">{t`${name}, preview`}</span>
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
