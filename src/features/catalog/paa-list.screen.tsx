import { CatalogList } from './list/catalog-list.tsx';

/** /catalog/paa (R006). */
export function Component() {
  return <CatalogList category="PAA" />;
}
