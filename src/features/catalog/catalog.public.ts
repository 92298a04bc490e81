export { catalogQueries } from './catalog.queries.ts';
export { type CatalogKinds, catalogKindsQuery } from './catalog-kinds.ts';
export { allCategoriesLink, catalogModeOf, categoryLink } from './category-links.ts';
