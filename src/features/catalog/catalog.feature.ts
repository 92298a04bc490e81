import type { ClientFeature } from '#src/crud/feature.ts';

/** With the rows of articles where the page opens with them, so that it asks for them at once. */
const list = async () => {
  const rows = window.location.search.includes('view=item') && import('./list/item-results.tsx');
  const [screen] = await Promise.all([import('./list.screen.tsx'), rows]);
  return screen;
};
const product = () => import('./product.screen.tsx');

/** Catalog pages (R004 to R008, R013 to R017). */
export const catalog: ClientFeature = {
  screens: {
    catalog: () => import('./landing.screen.tsx'),
    catalogBike: () => import('./bike-list.screen.tsx'),
    catalogPaa: () => import('./paa-list.screen.tsx'),
    catalogList: list,
    catalogGroupset: () => import('./groupsets.screen.tsx'),
    catalogBikeProduct: product,
    catalogPaaProduct: product,
    catalogProduct: product,
    product,
  },
  keptQueries: [
    'Products',
    'ProductGroups',
    'Filter',
    'BikeCategories',
    'ProductDetails',
    'ProductStock',
    'BestSellers',
    'Promotions',
    'ArticlePurchases',
    'ProductPromotions',
    'Groupset',
    'Groupsets',
    'SearchHits',
    'SearchSuggestions',
  ],
};
