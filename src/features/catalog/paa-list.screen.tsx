import { CatalogList } from './parts/catalog-list.tsx';

/** /catalog/paa (R006). */
export function Component() {
  return <CatalogList category="PAA" />;
}
