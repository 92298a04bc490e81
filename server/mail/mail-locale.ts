import type { HostConfig } from '#shared/host-config.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/locales.ts';

/** The locale a user is written to in: the user's own where the host has it, else the host's first. */
export function mailLocale(wanted: string, { languages }: HostConfig): Locale {
  const codes = languages.map(({ code }) => code);
  const code = codes.includes(wanted) ? wanted : codes[0];
  return isLocale(code) ? code : defaultLocale;
}
