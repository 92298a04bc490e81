import { languageOf } from '#shared/locales.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

/** What the host says below the cart, in the language of the page; empty for nothing. */
export function useCartDisclaimer(): string {
  const { cartDisclaimer, cartDisclaimers } = useHostConfig();
  return cartDisclaimers?.[languageOf(useLocale())] ?? cartDisclaimer;
}
