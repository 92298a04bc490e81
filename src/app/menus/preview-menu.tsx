import { Trans, useLingui } from '@lingui/react/macro';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { usePreviews } from './use-previews.ts';

/** The chip that leads to the newer variants of pages (U067, B093, N021). */
export function PreviewMenu() {
  const { t, i18n } = useLingui();
  const previews = usePreviews();
  if (previews.length === 0) return null;
  return (
    <Disclosure
      label={t`Preview pages`}
      buttonClassName="rounded-full border border-line px-3 text-sm"
      button={
        <>
          <MenuIcon name="preview" size={20} className="text-brand-ink" />
          <span className="hidden xl:inline">
            <Trans>Preview</Trans>
          </span>
        </>
      }
    >
      {(close) => (
        <ul>
          {previews.map(({ to, title }) => (
            <li key={to}>
              <LocaleLink
                to={to}
                onClick={close}
                className="flex min-h-touch items-center rounded px-3 hover:bg-sunken"
              >
                {i18n._(title)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
