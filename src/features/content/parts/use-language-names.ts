import { useLingui } from '@lingui/react/macro';
import { type Language, languages } from '#shared/locales.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';

/** Returns the function that names a language of texts in the reader's own. */
export function useLanguageNames(): (language: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'code' });
  return (language) => names.of(language) ?? language;
}

/** Returns the languages of the portal, in which readers expect texts, and others that already have one. */
export function useTextLanguages(written: readonly string[]): Language[] {
  const { languages: offered } = useHostConfig();
  const expected = offered.map(({ code }) => code.slice(0, 2));
  return languages.filter((language) => expected.includes(language) || written.includes(language));
}
