import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { type CatalogParams, type CatalogView, filterCount } from '../catalog-params.ts';
import { ActiveFilters } from '../filters/active-filters.tsx';
import PromotionHead from '../promotions/promotion-head.tsx';
import { SearchKinds } from '../search/search-kinds.tsx';
import { ListOffers } from './list-offers.tsx';
import { ProductMessage } from './product-message.tsx';

interface Props {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
  /** The category the page is about; null for search results. */
  category: ProductCategory | null;
  view: CatalogView;
}

/**
 * The content between the search and its results, in a separate file because lists open without most of
 * it.
 */
export default function AboveResults({ params, onChange, category, view }: Props) {
  const { flags } = useHostConfig();
  const narrowed = filterCount(params) > 0 || params.search !== '';
  const [promotion, ...others] = params.selected.promotions;
  return (
    <>
      <ProductMessage />
      {params.search ? (
        <SearchKinds search={params.search} kind={params.category} view={view} />
      ) : null}
      {narrowed ? <ActiveFilters params={params} onChange={onChange} /> : null}
      {promotion && others.length === 0 ? <PromotionHead code={promotion} /> : null}
      {category && !narrowed && !flags.CATALOG_REDESIGN ? <ListOffers category={category} /> : null}
    </>
  );
}
