import { Trans } from '@lingui/react/macro';
import { bcp47, isLocale, languageOf } from '#shared/locales.ts';
import { useLocale } from './locale-link.tsx';

/** Returns the value of `lang` for a text; undefined when its language is not known. */
export const toLang = (language: string | null | undefined): string | undefined => {
  if (!language) return undefined;
  return isLocale(language) ? bcp47(language) : language;
};

/** Returns what a language is called for the reader; null for the reader's own and for one that is not known. */
export function useForeignName(language: string | null | undefined): string | null {
  const locale = useLocale();
  const code = language?.slice(0, 2);
  if (!code || code === languageOf(locale)) return null;
  const names = new Intl.DisplayNames(bcp47(locale), { type: 'language', fallback: 'code' });
  return names.of(code) ?? code;
}

/** Says that a text is in another language than the reader's; nothing for one in the reader's. */
export function LanguageMark({ language }: { language: string | null | undefined }) {
  const name = useForeignName(language);
  if (name === null) return null;
  return (
    <p className="text-sm text-ink-muted">
      <Trans>This text is in {name}</Trans>
    </p>
  );
}
