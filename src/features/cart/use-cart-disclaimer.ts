import { languageOf } from '#shared/locales.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

/** Returns the host's text below the cart, in the language of the page; empty for none. */
export function useCartDisclaimer(): string {
  const { cartDisclaimer, cartDisclaimers } = useHostConfig();
  return cartDisclaimers?.[languageOf(useLocale())] ?? cartDisclaimer;
}
