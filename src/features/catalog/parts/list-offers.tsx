import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { landingQueries } from '../landing.queries.ts';
import { BestSellers } from './best-sellers.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import { PurchaseLinks } from './purchase-links.tsx';

/**
 * The content of the landing apart from categories, above all bikes or all parts on hosts without it
 * (F001, U201, U202, U209, U210). Rendered once all of it is loaded, so that the results move only once.
 */
export default function ListOffers({ category }: { category: ProductCategory }) {
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
