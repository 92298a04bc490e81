import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogWire, WireError } from '#src/offline/catalog/catalog-wire.ts';
import { realDoor } from '#src/offline/catalog/real-door.ts';

/** Two tries: the size is not worth a long wait. */
const retries = 1;

/** What taking along these customers would bring, before anything is fetched. */
export const offerQuery = (customers: readonly string[]) =>
  queryOptions({
    queryKey: ['offline-catalog', 'offer', [...customers].sort()],
    queryFn: ({ signal }) => catalogWire(realDoor).offer(customers, signal),
    enabled: customers.length > 0,
    placeholderData: keepPreviousData,
    retry: (failures, error) =>
      failures < retries && error instanceof WireError && error.problem === 'offline',
  });
