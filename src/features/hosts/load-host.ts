import type { HostConfig } from '#shared/host-config.ts';
import { hostConfigQuery } from '#src/graphql/host/host-config.query.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { takeWritten } from '#src/lib/device/written-page.ts';

/** The address the page was opened at belongs to no distributor. */
export class UnknownHostError extends Error {
  constructor() {
    super(`No such host: ${window.location.hostname}`);
    this.name = 'UnknownHostError';
  }
}

let dressed: HostConfig | null = null;

function applyHost(config: HostConfig | null | undefined): void {
  if (!config || config === dressed) return;
  dressed = config;
  void import('./document-branding.ts').then(({ applyBranding }) => applyBranding(config));
}

async function renew(query: typeof hostConfigQuery): Promise<void> {
  await queryClient.prefetchQuery(query);
  applyHost(queryClient.getQueryData(query.queryKey));
}

/** Asks for the host's settings again; the known ones stay when that fails (B155, B156). */
export function renewHost(): Promise<void> {
  return renew({ ...hostConfigQuery, staleTime: 0, retry: false });
}

/**
 * The host's settings before the first screen: those in the page or the kept ones at once, renewed behind the
 * screen when they are old.
 * @throws UnknownHostError, or NetworkError on a first visit without a network
 */
export async function loadHost(): Promise<HostConfig> {
  const written = takeWritten('host');
  if (written) queryClient.setQueryData(hostConfigQuery.queryKey, written);
  const known = queryClient.getQueryData(hostConfigQuery.queryKey);
  const config = known ?? (await queryClient.fetchQuery(hostConfigQuery));
  if (!config) throw new UnknownHostError();
  applyHost(config);
  if (known) void renew(hostConfigQuery);
  return config;
}
