import type { HostConfig } from '#shared/host-config.ts';
import { languageNames } from '#shared/language-names.ts';
import type { Locale } from '#shared/locales.ts';

/** Returns a language as forms show it (E075): by its name at the host, else by its usual one. */
export function showLanguage(host: Pick<HostConfig, 'languages'>, id: string) {
  const named = host.languages.find(({ code }) => code === id)?.name;
  return { id, description: named ?? languageNames[id as Locale] ?? id };
}
