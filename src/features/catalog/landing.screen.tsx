import { Trans } from '@lingui/react/macro';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink, useLocale, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { catalogQueries } from './catalog.queries.ts';
import { readCatalogParams, writeCatalogParams } from './catalog-params.ts';
import { CategoryTiles } from './categories/category-tiles.tsx';
import { CategoryToggle } from './categories/category-toggle.tsx';
import { BestSellers } from './landing/best-sellers.tsx';
import { landingCategory } from './landing/landing.rules.ts';
import { PurchaseLinks } from './landing/purchase-links.tsx';
import { landingQueries } from './landing.queries.ts';
import { GroupResults } from './list/group-results.tsx';
import { ProductMessage } from './list/product-message.tsx';
import { PromotionCards } from './promotions/promotion-cards.tsx';
import { CatalogSearch } from './search/catalog-search.tsx';

/**
 * /catalog: with the redesign the landing with its categories, offers and what is new; without it the way
 * on to the catalog that has products (B074, B075, B080).
 */
export function Component() {
  const host = useHostConfig();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const [query] = useSearchParams();
  const params = readCatalogParams(query);
  const { data, isError, error, refetch } = useDeferredQuery(catalogQueries.filter({}));
  const category = data
    ? landingCategory(data.categories, params.category)
    : (params.category ?? 'Bike');
  // The cards below show them; known before the page is drawn, so that nothing moves.
  const promotions = useDeferredQuery({
    ...landingQueries.promotions(category === 'PAA' ? 'PAA' : 'Bike'),
    enabled: host.flags.CATALOG_REDESIGN,
  });
  if (isError && !data)
    return <LoadFailure page error={error} onRetry={() => void refetchOrReportOffline(refetch)} />;
  if (!data) return null;
  if (category === 'groupset' || !host.flags.CATALOG_REDESIGN) {
    const to = {
      Bike: paths.catalogBike(),
      PAA: paths.catalogPaa(),
      groupset: paths.catalogGroupset(),
    };
    return <Navigate replace to={`/${locale}${to[category]}`} />;
  }
  if (!promotions.data && !promotions.isFetched) return null;
  return (
    <div className="space-y-6">
      <h1 className="sr-only">
        <Trans>Catalog</Trans>
      </h1>
      <div className="mx-auto max-w-xl space-y-3">
        <CategoryToggle category={category} />
        <CatalogSearch
          params={params}
          onChange={(next) => void navigate(paths.catalogList(writeCatalogParams(next)))}
        />
      </div>
      <CategoryTiles category={category} />
      <PurchaseLinks />
      <PromotionCards place="landing" category={category} promotions={promotions.data ?? []} />
      <ProductMessage />
      <section className="space-y-3">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl font-semibold">
            {category === 'Bike' ? <Trans>New bikes</Trans> : <Trans>New parts</Trans>}
          </h2>
          <LocaleLink
            className="inline-flex min-h-11 items-center text-brand-ink underline-offset-4 hover:underline"
            to={paths.catalogList(new URLSearchParams({ category }))}
          >
            {category === 'Bike' ? <Trans>All bikes</Trans> : <Trans>All parts</Trans>}
          </LocaleLink>
        </div>
        {data.count === 0 ? (
          <EmptyState kind="no-data" title={<Trans>The catalog is empty</Trans>} />
        ) : (
          <GroupResults
            input={{ filter: { category }, sort: { field: 'newest', order: 'DESC' } }}
          />
        )}
      </section>
      <WhenIdle>
        <BestSellers category={category} />
      </WhenIdle>
    </div>
  );
}
