import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { BestSellers } from '../landing/best-sellers.tsx';
import { PurchaseLinks } from '../landing/purchase-links.tsx';
import { landingQueries } from '../landing.queries.ts';
import { PromotionCards } from '../promotions/promotion-cards.tsx';

/**
 * The content of the landing apart from categories, above all bikes or all parts on hosts without it
 * (F001, U201, U202, U209, U210). Rendered once all of it is loaded, so that the results move only once.
 */
export function ListOffers({ category }: { category: ProductCategory }) {
  const promotions = useDeferredQuery(landingQueries.promotions(category));
  const bestSellers = useDeferredQuery(landingQueries.bestSellers(category));
  if (promotions.isPending || bestSellers.isPending) return null;
  return (
    <div className="space-y-6 pb-3">
      <PurchaseLinks />
      <PromotionCards place="list" category={category} promotions={promotions.data ?? []} />
      <BestSellers category={category} />
    </div>
  );
}
