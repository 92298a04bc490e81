import { CatalogList } from './list/catalog-list.tsx';

/** /catalog/bike (R005). */
export function Component() {
  return <CatalogList category="Bike" />;
}
