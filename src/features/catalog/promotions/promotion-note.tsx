import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { productQueries } from '../product/product.queries.ts';
import { isAdvertisedAt } from './promotion.rules.ts';

interface Props {
  category: ProductCategory;
  /** Codes of the promotions the variants are in. */
  codes: readonly string[];
}

/** The explanation of the badge: name, terms and end of the promotions of a product. */
export function PromotionNote({ category, codes }: Props) {
  const showroom = useShowroom();
  const { date } = useDates();
  const { data } = useQuery({ ...productQueries.promotions(category), enabled: !showroom });
  const found =
    data?.filter(
      (promotion) => codes.includes(promotion.code) && isAdvertisedAt(promotion, 'product'),
    ) ?? [];
  if (showroom || found.length === 0) return null;
  return (
    <ul className="space-y-2">
      {found.map((promotion) => {
        const end = date(promotion.validTo);
        return (
          <li
            key={promotion.code}
            className="rounded-xl border border-warning bg-warning-tint p-4 text-sm text-ink"
          >
            <p className="font-semibold">{promotion.name}</p>
            {promotion.tagline ? <p>{promotion.tagline}</p> : null}
            {promotion.terms ? <p className="mt-1">{promotion.terms}</p> : null}
            {end ? (
              <p className="mt-1">
                <Trans>until {end}</Trans>
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
