import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { HostConfig } from '#shared/host-config.ts';
import { catalogApi } from '../catalog-api.ts';
import { type CatalogDatabase, openCatalogNamed } from '../catalog-database.ts';
import { CatalogService } from '../catalog-service.ts';
import type { CatalogDeps } from '../sync-catalog.ts';
import type { FakeCatalogServer } from './fake-catalog-server.ts';

/** The part of a host that answers need. */
export const host = {
  host: 'shop.test',
  sorg: '2000',
  currency: {
    display: 'USD',
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 2,
  },
  maskStock: null,
  maskNextArrival: null,
} as unknown as HostConfig;

/** A device with its database, its worker's service, and a clock. */
export class CatalogDevice {
  readonly storage: IDBFactory;
  readonly db: CatalogDatabase;
  readonly service: CatalogService;
  readonly deps: CatalogDeps;
  now = Date.UTC(2026, 10, 21, 9);
  broken = 0;

  constructor(
    server: Pick<FakeCatalogServer, 'transport'>,
    storage: IDBFactory = new IDBFactory(),
    shop: HostConfig = host,
  ) {
    this.storage = storage;
    this.db = openCatalogNamed('catalog', { indexedDB: storage, IDBKeyRange });
    const now = () => this.now;
    this.service = new CatalogService(this.db, () => (this.broken += 1), now);
    this.deps = {
      viewer: { host: 'shop.test', userId: 7 },
      host: shop,
      db: this.db,
      api: catalogApi(server.transport),
      now,
      compact: () => this.service.handle({ type: 'compact' }),
      changed: () => void this.service.handle({ type: 'reload' }).catch(() => undefined),
      pictures: async () => (await this.service.handle({ type: 'pictures' })) as string[],
    };
  }

  /** Returns the device's answer to an operation for a customer. */
  answer(
    operation: string,
    variables: unknown,
    customer = 'C1',
    locale = 'en-us',
  ): Promise<unknown> {
    const request = { type: 'answer', customer, operation, variables, locale } as const;
    return this.service.handle(request);
  }

  /** The dealer prices of the first articles by code. */
  async prices(customer = 'C1', limit = 3): Promise<(number | null)[] | null> {
    const sort = { field: 'price', order: 'ASC' };
    const answer = await this.answer('Products', { page: 1, limit, sort, filter: {} }, customer);
    const data = answer as {
      products: { products: { price: { dealer: number | null } }[] };
    } | null;
    return data?.products.products.map(({ price }) => price.dealer) ?? null;
  }
}
