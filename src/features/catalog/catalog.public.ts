export { catalogKindsQuery } from './catalog-kinds.ts';
export { allCategoriesLink, catalogModeOf, categoryLink } from './category-links.ts';
export type { FinderAsk } from './finder-params.ts';
export { ArticleFinder } from './late-article-finder.ts';
