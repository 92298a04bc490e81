import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { paths } from '#src/app/paths.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { ProductCategory, PromotionsQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { isAdvertisedAt, type PromotionPlace } from './promotion.rules.ts';

interface CardProps {
  promotion: PromotionsQuery['promotions'][number];
  category: ProductCategory;
}

function PromotionCard({ promotion, category }: CardProps) {
  const { date } = useDates();
  const until = date(promotion.validTo);
  return (
    <article className="relative flex h-full gap-3 overflow-hidden rounded-xl border border-line bg-surface p-3 focus-within:ring-2 focus-within:ring-brand hover:shadow-raised">
      {promotion.image ? (
        <Picture square file={promotion.image} alt="" className="w-24 shrink-0 self-start" />
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <Badge tone="warning">{promotion.badge}</Badge>
        <h3 className="font-semibold leading-snug">
          <LocaleLink
            className="outline-none after:absolute after:inset-0"
            to={paths.catalogList({ category, promotions: promotion.code })}
          >
            {promotion.name}
          </LocaleLink>
        </h3>
        {promotion.tagline ? <p className="line-clamp-2 text-sm">{promotion.tagline}</p> : null}
        <p className="mt-auto text-xs text-ink-muted">
          <Trans>until {until}</Trans>
        </p>
      </div>
    </article>
  );
}

interface Props {
  promotions: PromotionsQuery['promotions'];
  category: ProductCategory;
  /** Where the cards are shown; it decides which of them are (E251). */
  place: PromotionPlace;
}

/** The promotions of a category that are advertised here; nothing where there are none, or in showroom mode (U202). */
export function PromotionCards({ promotions, category, place }: Props) {
  const heading = useId();
  const showroom = useShowroom();
  const shown = promotions.filter((promotion) => isAdvertisedAt(promotion, place));
  if (shown.length === 0 || showroom) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-xl font-semibold">
        <Trans>Promotions</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((promotion) => (
          <li key={promotion.code}>
            <PromotionCard promotion={promotion} category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
