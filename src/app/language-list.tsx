import { useLocation } from 'react-router';
import { bcp47, isLocale, type Locale } from '#shared/locales.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { withoutLocale } from './paths.ts';

/** The flag of a locale. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/language/${locale}.svg`}
      alt=""
      width={24}
      height={18}
      className="h-[18px] w-6 shrink-0 rounded-sm border border-line object-cover"
    />
  );
}

/** The host's languages, each leading to the same page (U068, U091, U119). */
export function LanguageList({ onChosen }: { onChosen?: () => void }) {
  const { languages } = useHostConfig();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const here = withoutLocale(pathname + search + hash);
  return (
    <ul>
      {languages.map(({ code, name }) =>
        isLocale(code) ? (
          <li key={code}>
            <LocaleLink
              to={here}
              locale={code}
              lang={bcp47(code)}
              hrefLang={bcp47(code)}
              aria-current={code === current || undefined}
              onClick={onChosen}
              className="flex min-h-touch items-center gap-3 rounded px-3 hover:bg-sunken"
            >
              <Flag locale={code} />
              <span className="flex-1">{name}</span>
              {code === current ? <Icon name="check" size={20} className="text-brand-ink" /> : null}
            </LocaleLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
