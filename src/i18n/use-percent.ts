import { bcp47 } from '#shared/locales.ts';
import { useLocale } from './locale-link.tsx';

/**
 * Writes a share as the locale does it, with up to two decimals: 0.04 is "4%" in English and "4 %" in
 * German. A share below 0 begins with a minus sign (U+2212), as amounts do.
 */
export function usePercent(): (share: number, decimals?: 0 | 2) => string {
  const tag = bcp47(useLocale());
  return (share, decimals = 2) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: decimals })
      .format(share)
      .replace('-', '\u2212');
}
