import { CatalogList } from './list/catalog-list.tsx';

/** /catalog/list: search results and links with filters (R008). */
export function Component() {
  return <CatalogList category={null} />;
}
