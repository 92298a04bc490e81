import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { late } from '#src/ui/late.tsx';
import { filterCount, resetFilters, toFilter } from '../catalog-params.ts';
import { useCatalogParams } from '../use-catalog-params.ts';
import { CatalogSearch } from './catalog-search.tsx';
import { FilterRail } from './filter-rail.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { GroupResults } from './group-results.tsx';
import { ListHead } from './list-head.tsx';

/** In a file of their own: the list opens with models (C008). */
const ItemResults = late(async () => ({
  default: (await import('./item-results.tsx')).ItemResults,
}));

/** In files of their own: lists open without filters, and few are those of a promotion. */
const ActiveFilters = late(async () => ({
  default: (await import('./active-filters.tsx')).ActiveFilters,
}));
const PromotionHead = late(() => import('./promotion-head.tsx'));

function ListTitle({ category }: { category: ProductCategory | null }) {
  if (category === 'Bike') return <Trans>Bikes</Trans>;
  return category === 'PAA' ? <Trans>Parts and accessories</Trans> : <Trans>Catalog</Trans>;
}

/** Search, filters and results; the whole state is in the URL. */
export function CatalogList({ category }: { category: ProductCategory | null }) {
  const [params, change] = useCatalogParams(category);
  const host = useHostConfig();
  const view = params.view ?? host.catalogDefaultView;
  const input = { filter: toFilter(params), sort: params.sort };
  const [promotion, ...others] = params.selected.promotions;
  const clear = () =>
    change(resetFilters({ ...params, search: '', priceFrom: null, priceTo: null }));
  return (
    <div className="grid gap-x-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterRail params={params} onChange={change} fixedCategory={category} />
      <div className="min-w-0 space-y-3">
        <h1 className="sr-only">
          <ListTitle category={params.category} />
        </h1>
        <CatalogSearch params={params} onChange={change} />
        <ListHead params={params} view={view} onChange={change}>
          <FilterSheet params={params} onChange={change} fixedCategory={category} />
        </ListHead>
        {filterCount(params) > 0 || params.search ? (
          <Suspense fallback={<div className="min-h-11" />}>
            <ActiveFilters params={params} onChange={change} />
          </Suspense>
        ) : null}
        {promotion && others.length === 0 ? (
          <Suspense fallback={null}>
            <PromotionHead code={promotion} />
          </Suspense>
        ) : null}
        <Suspense>
          {view === 'item' ? (
            <ItemResults input={input} onClear={clear} endless />
          ) : (
            <GroupResults input={input} onClear={clear} endless />
          )}
        </Suspense>
      </div>
    </div>
  );
}
