import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

/** Writes the name of a customer in capitals, as claims show it (B235). */
export function useCapitals(): (name: string) => string {
  const tag = bcp47(useLocale());
  return (name) => name.toLocaleUpperCase(tag);
}
