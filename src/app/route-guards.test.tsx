import { i18n } from '@lingui/core';
import type { LoaderFunctionArgs } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisitKind } from '#shared/host-config.ts';
import { userQuery } from '#src/features/session/session.public.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { guardNamed } from './route-guards.ts';

const host = vi.hoisted(() => ({ settings: {} as Record<string, unknown> }));
const markets = vi.hoisted(() => ({
  requests: [] as string[],
  found: [{ id: 'm', marketName: 'M' }],
}));
vi.mock('#src/features/hosts/load-host.ts', () => ({ loadHost: async () => host.settings }));
vi.mock('#src/features/content/content.queries.ts', () => ({
  targetMarketsQuery: (type: string) => ({
    queryKey: ['markets', type, markets.found.length],
    queryFn: async () => {
      markets.requests.push(type);
      return markets.found;
    },
  }),
}));

const flags = { NEWS: true, CUSTOM_URL_TO_HIDE_NEW_INQUIRY: [] as string[] };

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  host.settings = {
    host: 'us.localhost',
    claimAllowPAA: true,
    allowNewCustomerInquiry: true,
    allowPreviewPage: true,
    payment: true,
    flags,
  };
  markets.requests = [];
  markets.found = [{ id: 'm', marketName: 'M' }];
});

/** Where a guard leads; null when it lets through, a number for an error view. */
async function outcome(guard: string): Promise<string | number | null> {
  const args = { params: { locale: 'de' } } as unknown as LoaderFunctionArgs;
  try {
    await guardNamed(guard)(args, undefined);
    return null;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return headers.get('location') ?? status;
  }
}

describe('the guards of route-table.tsv', () => {
  // B029, F017
  it('opens the PAA claim with claimAllowPAA on, else the claims', async () => {
    expect(await outcome('claim-paa')).toBeNull();
    host.settings.claimAllowPAA = false;
    expect(await outcome('claim-paa')).toBe('/de/claim');
  });

  // B094, F007, F016
  it('the inquiry needs its switch and a host that is not hidden', async () => {
    expect(await outcome('inquiry')).toBeNull();
    host.settings.flags = { ...flags, CUSTOM_URL_TO_HIDE_NEW_INQUIRY: ['us.localhost'] };
    expect(await outcome('inquiry')).toBe('/de/login');
    host.settings.flags = flags;
    host.settings.allowNewCustomerInquiry = false;
    expect(await outcome('inquiry')).toBe('/de/login');
  });

  // B093, F015
  it('newer page variants need their switch and a visible host', async () => {
    expect(await outcome('preview')).toBeNull();
    host.settings.flags = { ...flags, CUSTOM_URL_TO_HIDE_NEW_INQUIRY: ['us.localhost'] };
    expect(await outcome('preview')).toBe(404);
    host.settings.flags = flags;
    host.settings.allowPreviewPage = false;
    expect(await outcome('preview')).toBe(404);
    expect(await outcome('payment-preview')).toBe(404);
  });

  it('has no payment pages with payment off (F035, N034)', async () => {
    expect(await outcome('payment')).toBeNull();
    expect(await outcome('payment-preview')).toBeNull();
    host.settings.payment = false;
    expect(await outcome('payment')).toBe(404);
    expect(await outcome('payment-preview')).toBe(404);
  });

  // B037, F009
  it('provides neither news pages nor administration with NEWS off', async () => {
    expect(await outcome('news')).toBeNull();
    expect(await outcome('content:news')).toBeNull();
    host.settings.flags = { ...flags, NEWS: false };
    expect(await outcome('news')).toBe(404);
    expect(await outcome('content:news')).toBe(404);
  });

  // B036, reading 80
  it('opens the kinds of visit forms of the user', async () => {
    const setKinds = (visitForms: VisitKind[]) =>
      queryClient.setQueryData(userQuery.queryKey, fakeUser({ visitForms }));
    setKinds(['polygon', 'wim']);
    expect(await outcome('visits:wim')).toBeNull();
    setKinds(['polygon']);
    expect(await outcome('visits:wim')).toBe('/de/visit-form');
    expect(await outcome('visits:polygon')).toBeNull();
  });

  // B027, B028, M002, M003
  it('requires a market of the content type or shows the contact', async () => {
    expect(await outcome('content:sales_document')).toBeNull();
    expect(markets.requests).toEqual(['sales_document']);
    markets.found = [];
    const to = new URL(String(await outcome('content:marketing_material')), 'http://x');
    expect(to.pathname).toBe('/de/error/admin');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      pi: 'warning',
      s: 'noMarket',
      t: 'noMarket',
    });
  });

  it('redirects a parent to its first list (N014)', async () => {
    expect(await outcome('to:adminSalesDocumentGroups')).toBe('/de/admin/sales-document/group');
  });

  it('fails with 500 for an unknown guard name (B019, M034)', async () => {
    expect(await outcome('nobody-knows')).toBe(500);
  });
});
