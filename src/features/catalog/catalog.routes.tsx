const product = () => import('./product.screen.tsx');

/** Catalog pages (R004 to R008, R013 to R017). */
export const catalogScreens = {
  catalog: () => import('./landing.screen.tsx'),
  catalogBike: () => import('./bike-list.screen.tsx'),
  catalogPaa: () => import('./paa-list.screen.tsx'),
  catalogList: () => import('./list.screen.tsx'),
  catalogGroupset: () => import('./groupsets.screen.tsx'),
  catalogBikeProduct: product,
  catalogPaaProduct: product,
  catalogProduct: product,
  product,
};
