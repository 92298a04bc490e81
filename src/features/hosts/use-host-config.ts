import { useQuery } from '@tanstack/react-query';
import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import { hostConfigQuery } from './hosts.queries.ts';

/** The settings of this host; known before any screen under a locale shows. */
export function useHostConfig(): HostConfig {
  const { data } = useQuery({ ...hostConfigQuery, refetchOnMount: false });
  if (!data) throw new Error('No host configuration: the screen is outside the app');
  return data;
}

/** Writes minor units in the host's currency and separators. */
export function useMoney(): (minor: number) => string {
  const { currency } = useHostConfig();
  return (minor) => formatMoney(minor, currency);
}
