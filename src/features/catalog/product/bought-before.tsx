import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { Button } from '#src/ui/button.tsx';
import type { VariantOnPage } from '../variants/use-variants.ts';
import { productQueries } from './product.queries.ts';

interface Props {
  slug: string;
  items: readonly VariantOnPage[];
}

/**
 * The customer's earlier orders of the model: when, how many, at what price. Nothing when there are none.
 */
export function BoughtBefore({ slug, items }: Props) {
  const { customer } = useSession();
  const showroom = useShowroom();
  const money = useMoney();
  const { date } = useDates();
  const { data, isError, refetch } = useDeferredQuery({
    ...productQueries.purchases(slug),
    enabled: customer !== null && !showroom,
  });
  if (!customer || showroom || (!data && !isError) || data?.length === 0) return null;
  const last = data?.[0];
  const lastOn = last ? date(last.orderedAt) : '';
  const named = (code: string) => {
    const item = items.find((one) => one.article_code === code);
    return items.length > 1 && item ? variantText(item, '') || item.article_code_display : '';
  };
  return (
    <details className="rounded-xl border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
        <Trans>Bought before</Trans>{' '}
        <span className="text-sm font-normal text-ink-muted">
          {lastOn ? <Trans>last on {lastOn}</Trans> : null}
        </span>
      </summary>
      {data ? (
        <ul className="px-4 pb-3 text-sm tabular-nums">
          {data.map((bought) => (
            <li
              key={`${bought.order_no} ${bought.article_code}`}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
            >
              <span>
                {date(bought.orderedAt)}
                <span className="text-ink-muted">
                  {' '}
                  {[bought.order_no, named(bought.article_code)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span>
                {bought.qty} × {money(bought.price)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap items-center gap-3 px-4 pb-3 text-sm">
          <p>
            <Trans>Purchases could not be loaded.</Trans>
          </p>
          <Button variant="quiet" onClick={() => void refetchOrReportOffline(refetch)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </details>
  );
}
