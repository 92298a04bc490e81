import { useLingui } from '@lingui/react/macro';

/** Writes a share in whole percent as the locale does it; 1 is 100 %. */
export function usePercent(): (share: number) => string {
  const { i18n } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  return (share) => format.format(share);
}
