import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { paths } from '#src/app/paths.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { Rate } from '../checkout-terms.ts';
import { RatePrice } from './rate-price.tsx';
import { ShipmentChoice } from './shipment-choice.tsx';

interface Props {
  field: UseFormRegisterReturn;
  rates: UseQueryResult<Rate[]>;
  /** The rate chosen so far; empty while none is. */
  chosen: string;
  error: string | undefined;
}

/**
 * How the goods go. On a phone a choice that was made before takes one row and is changed on a screen
 * of its own (U214).
 */
export function ShipmentStep({ field, rates, chosen, error }: Props) {
  const wide = useWide();
  // A choice that is made here, or comes as the form's first one, does not move the page.
  const [chosenBefore] = useState(chosen);
  const { data, isError, error: failure, refetch, isPlaceholderData: stale } = rates;
  if (isError && !data)
    return <LoadFailure error={failure} onRetry={() => void refetchOrReportOffline(refetch)} />;
  if (!data) return <Skeleton className="h-32" />;
  const rate = data.find((one) => one.id === chosenBefore);
  if (wide || !rate || error)
    return <ShipmentChoice field={field} rates={data} stale={stale} error={error} />;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Shipping</Trans>
      </h2>
      <div className="flex min-h-touch items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-2">
        <span className="min-w-0">
          <span className="block font-medium break-words">{rate.name}</span>
          <SecondLine>{stale ? '…' : <RatePrice {...rate} />}</SecondLine>
        </span>
        <LocaleLink to={paths.cartShipment()} className={buttonClass('quiet')}>
          <Trans>Change</Trans>
        </LocaleLink>
      </div>
    </section>
  );
}
