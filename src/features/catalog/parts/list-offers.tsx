import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { landingQueries } from '../landing.queries.ts';
import { BestSellers } from './best-sellers.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import { PurchaseLinks } from './purchase-links.tsx';

/**
 * What the landing has besides categories, above all bikes or all parts on hosts without it (F001, U201,
 * U202, U209, U210). Drawn once all of it is known, so that the results move once.
 */
export default function ListOffers({ category }: { category: ProductCategory }) {
  const promotions = useAnswer(landingQueries.promotions(category));
  const bestSellers = useAnswer(landingQueries.bestSellers(category));
  if (promotions.isPending || bestSellers.isPending) return null;
  return (
    <div className="space-y-6 pb-3">
      <PurchaseLinks />
      <PromotionCards place="list" category={category} promotions={promotions.data ?? []} />
      <BestSellers category={category} />
    </div>
  );
}
