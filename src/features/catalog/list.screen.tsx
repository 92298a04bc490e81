import { CatalogList } from './parts/catalog-list.tsx';

/** /catalog/list: search results and links with filters (R008). */
export function Component() {
  return <CatalogList category={null} />;
}
