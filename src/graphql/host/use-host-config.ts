import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useSharedQueryData } from '../use-shared-query-data.ts';
import { hostConfigQuery } from './host-config.query.ts';

/** The settings of this host; known before any screen under a locale shows. */
export function useHostConfig(): HostConfig {
  const config = useSharedQueryData(hostConfigQuery);
  if (!config) throw new Error('No host');
  return config;
}

/** Writes minor units in the host's currency as the language of the page does it. */
export function useMoney(): (minor: number) => string {
  const { currency } = useHostConfig();
  const locale = useLocale();
  return (minor) => formatMoney(minor, currency, locale);
}
