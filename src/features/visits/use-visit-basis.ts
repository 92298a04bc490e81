import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { loadVisitDevice } from './load-visit-device.ts';

/** Customers younger than this are not asked for again, in ms, as in the list of all customers. */
const freshFor = 60 * 60_000;

/** Customers, last visits and options, as the server last gave them; kept on the device. */
const basisQuery = (kind: VisitKind) =>
  queryOptions({
    queryKey: ['visits', 'basis', kind],
    queryFn: async () => (await loadVisitDevice()).loadVisitBasis(kind),
    staleTime: freshFor,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** Brings back what the device has kept; whether there was anything. */
const keptQuery = (kind: VisitKind) =>
  queryOptions({
    queryKey: ['visit-basis-kept', kind],
    queryFn: async () => {
      const kept = await (await loadVisitDevice()).readVisitBasis(kind);
      const { queryKey } = basisQuery(kind);
      if (kept && queryClient.getQueryData(queryKey) === undefined)
        queryClient.setQueryData(queryKey, kept, { updatedAt: kept.asOf });
      return kept !== null;
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * Customers with their last visits, and options: those that the device keeps at once, and renewed behind them when they
 * are old or a visit was sent since.
 */
export function useVisitBasis(kind: VisitKind) {
  const { isFetched } = useQuery(keptQuery(kind));
  return useQuery({ ...basisQuery(kind), enabled: isFetched });
}

/** Takes the customers with their last visits along once the screen is shown, so that visits can be made without a network. */
export function useTakeVisitsAlong(kind: VisitKind): void {
  const client = useQueryClient();
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    const take = async () => {
      await client.prefetchQuery(keptQuery(kind));
      if (navigator.onLine) await client.prefetchQuery(basisQuery(kind));
    };
    void take();
  }, [client, idle, kind]);
}
