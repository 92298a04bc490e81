import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#src/graphql/query-client.ts';
import type { DeviceCustomerList } from './customer-device.ts';

// Read by the frame of the app: what loads the list comes when it is asked for. Marked pure, so that
// a first screen that takes another name of the feature's public.ts does not get these with it.

/** Page sizes of the customer list; the first is the default (C023). */
export const customerPageSizes = [10, 25, 50] as const;

/** Once a session (B055): a list younger than this is not asked for again, in ms. */
const freshFor = 60 * 60_000;

const loadDevice = () => import('./load-customer-list.ts');

/** All customers the user may act for, as the server last gave them; kept on the device. */
export const customerListQuery = /* @__PURE__ */ queryOptions({
  queryKey: ['customers', 'all'],
  queryFn: async (): Promise<DeviceCustomerList> => (await loadDevice()).loadCustomerList(),
  staleTime: freshFor,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Brings the list of the last time back from the device; whether there was one. */
export const keptCustomerListQuery = /* @__PURE__ */ queryOptions({
  queryKey: ['customers', 'kept'],
  queryFn: async (): Promise<boolean> => {
    const kept = await (await loadDevice()).readCustomerList();
    const { queryKey } = customerListQuery;
    if (kept && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, kept, { updatedAt: kept.asOf });
    return kept !== null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});
