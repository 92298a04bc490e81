import type { Feature } from '#server/graphql/feature.ts';
import { bestSellers } from './bestSellers.ts';
import { bikeCategories } from './bikeCategories.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { measureEngines } from './engine-metrics.ts';
import { openEngines } from './engines/engines.ts';
import { filter } from './filter.ts';
import { groupsets } from './groupsets.ts';
import { workOnPacks } from './packs/make-packs.ts';
import { productDetailsV2 } from './productDetailsV2.ts';
import { productGroups } from './productGroups.ts';
import { productMessages } from './productMessages.ts';
import { productStock } from './productStock.ts';
import { products } from './products.ts';
import { searchHits } from './searchHits.ts';
import { searchSuggestions } from './searchSuggestions.ts';
import { watchChanges, workOnSnapshots } from './snapshot/snapshot-queue.ts';

export const catalog: Feature = {
  name: 'catalog',
  resolvers: {
    Query: {
      products,
      productGroups,
      filter,
      bikeCategories,
      productDetailsV2,
      productStock,
      searchHits,
      searchSuggestions,
      bestSellers,
      groupsets,
      productMessages,
    },
  },
  plain: ['products', 'productGroups', 'filter', 'searchSuggestions', 'bestSellers'],
  routes(app, services) {
    const report = (error: unknown) => app.log.error({ err: error }, 'catalog engine');
    const engines = openEngines(services, report);
    measureEngines(app, engines);
    catalogRoutes(app, services);
    // Tests say themselves when they want to see what they changed.
    if (services.config.mode === 'test') return;
    const watch = watchChanges(services, engines, report);
    app.addHook('onReady', async () => watch.start());
    app.addHook('onClose', () => watch.stop());
  },
  async jobs(jobs, services) {
    await workOnPacks(jobs, services);
    await workOnSnapshots(jobs, services);
  },
};
