import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { landingQueries } from '../landing.queries.ts';
import { PromotionSteps } from './promotion-steps.tsx';

/**
 * The heading of a list with the articles of one promotion; nothing when it is over, or in showroom mode.
 */
export default function PromotionHead({ code }: { code: string }) {
  const { date } = useDates();
  const showroom = useShowroom();
  const { data } = useQuery(landingQueries.offers());
  const promotion = data?.find((one) => one.code === code);
  if (!promotion || showroom) return null;
  const until = date(promotion.validTo);
  return (
    <section className="rounded-xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-xl font-semibold">{promotion.name}</h2>
        <Badge tone="warning">{promotion.badge}</Badge>
        <p className="text-sm text-ink-muted">
          <Trans>until {until}</Trans>
        </p>
      </div>
      {promotion.tagline ? <p className="mt-1">{promotion.tagline}</p> : null}
      {promotion.description ? (
        <p className="mt-1 max-w-prose text-sm">{promotion.description}</p>
      ) : null}
      <PromotionSteps details={promotion.details} />
      {promotion.terms ? (
        <p className="mt-2 max-w-prose text-xs text-ink-muted">{promotion.terms}</p>
      ) : null}
    </section>
  );
}
