import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostConfig } from '#shared/host-config.ts';
import { hostConfigQuery } from '#src/graphql/host/host-config.query.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { takeWritten } from '#src/lib/device/written-page.ts';
import { loadHost } from './load-host.ts';

vi.mock('#src/lib/device/written-page.ts', () => ({ takeWritten: vi.fn() }));
vi.mock('./document-branding.ts', () => ({ applyBranding: vi.fn() }));

const fetched = vi.fn();
const named = (webTitle: string) => ({ webTitle }) as HostConfig;

beforeEach(() => {
  queryClient.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test('takes the settings in the page instead of older kept ones', async () => {
  queryClient.setQueryData(hostConfigQuery.queryKey, named('before'), { updatedAt: 1 });
  vi.mocked(takeWritten).mockReturnValueOnce(named('now'));
  expect(await loadHost()).toEqual(named('now'));
  expect(queryClient.getQueryData(hostConfigQuery.queryKey)).toEqual(named('now'));
  expect(fetched).not.toHaveBeenCalled();
});

test('renews kept settings where the page has none', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  queryClient.setQueryData(hostConfigQuery.queryKey, named('before'), { updatedAt: 1 });
  expect(await loadHost()).toEqual(named('before'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
});
