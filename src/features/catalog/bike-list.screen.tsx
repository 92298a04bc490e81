import { CatalogList } from './parts/catalog-list.tsx';

/** /catalog/bike (R005). */
export function Component() {
  return <CatalogList category="Bike" />;
}
