import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { filterCount, resetFilters, toFilter } from '../catalog-params.ts';
import { PhoneToggle } from '../categories/category-toggle.tsx';
import { FilterRail } from '../filters/filter-rail.tsx';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import { CatalogSearch } from '../search/catalog-search.tsx';
import { useCatalogParams } from '../use-catalog-params.ts';
import { GroupResults } from './group-results.tsx';
import { ListHead } from './list-head.tsx';

/** In a file of their own: the list opens with models (C008). */
const ItemResults = lazyWithMessages(async () => ({
  default: (await import('./item-results.tsx')).ItemResults,
}));

const AboveResults = lazyWithMessages(() => import('./above-results.tsx'));

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
  const clear = () =>
    change(resetFilters({ ...params, search: '', priceFrom: null, priceTo: null }));
  const noMatches = { onClear: clear, search: params.search, kind: params.category, view };
  return (
    <div className="grid gap-x-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterRail params={params} onChange={change} fixedCategory={category} />
      <div className="min-w-0 space-y-3">
        <h1 className="sr-only">
          <ListTitle category={params.category} />
        </h1>
        {category ? <PhoneToggle category={category} /> : null}
        <CatalogSearch params={params} onChange={change} />
        <ListHead params={params} view={view} onChange={change}>
          <FilterSheet params={params} onChange={change} fixedCategory={category} />
        </ListHead>
        <Suspense
          fallback={
            filterCount(params) > 0 || params.search ? (
              <div className={params.search ? 'min-h-24' : 'min-h-11'} />
            ) : null
          }
        >
          <AboveResults params={params} onChange={change} category={category} view={view} />
        </Suspense>
        <Suspense>
          {view === 'item' ? (
            <ItemResults input={input} noMatches={noMatches} endless />
          ) : (
            <GroupResults input={input} noMatches={noMatches} endless />
          )}
        </Suspense>
      </div>
    </div>
  );
}
