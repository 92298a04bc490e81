import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserCatalogTransport } from '#src/offline/catalog/browser-catalog-transport.ts';
import { CatalogApiError, catalogApi } from '#src/offline/catalog/catalog-api.ts';

/** Two tries: the size is not worth a long wait. */
const retries = 1;

/** The size of a download for these customers, before anything is fetched. */
export const offerQuery = (customers: readonly string[]) =>
  queryOptions({
    queryKey: ['offline-catalog', 'offer', [...customers].sort()],
    queryFn: ({ signal }) => catalogApi(browserCatalogTransport).offer(customers, signal),
    enabled: customers.length > 0,
    placeholderData: keepPreviousData,
    retry: (failures, error) =>
      failures < retries && error instanceof CatalogApiError && error.problem === 'offline',
  });
