import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { bcp47, isLocale, type Locale } from '#shared/locales.ts';
import { withoutLocale } from '#src/app/paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Flag } from './flag.tsx';
import { LocaleLink, useLocale } from './locale-link.tsx';

interface Props {
  /** The host's. */
  languages: readonly { code: string; name: string }[];
  onChoose: (locale: Locale, event: MouseEvent) => void;
}

/**
 * Languages with their flags, the current one marked; each leads to the same page. Links, so that a
 * language can also be opened in another tab.
 */
export function LanguageLinks({ languages, onChoose }: Props) {
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
              onClick={(event) => onChoose(code, event)}
              className="flex min-h-touch items-center gap-3 rounded px-3 hover:bg-sunken"
            >
              <Flag locale={code} />
              <span className="min-w-0 flex-1">{name}</span>
              {code === current ? <Icon name="check" size={20} className="text-brand-ink" /> : null}
            </LocaleLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
