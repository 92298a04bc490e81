import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressText } from '#shared/address-text.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { checkoutQueries } from '../checkout.queries.ts';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Where the goods go (B180). */
export function ShipToChoice({ field, error }: Props) {
  const { data, isError, error: failure, refetch } = useQuery(checkoutQueries.shipTos());
  if (isError && !data)
    return <LoadFailure error={failure} onRetry={() => void refetchOrReportOffline(refetch)} />;
  if (!data) return <Skeleton className="h-32" />;
  return (
    <RadioField
      label={<Trans>Ship to</Trans>}
      labelClassName="mb-2 text-lg font-semibold"
      {...field}
      error={error}
      options={data.map((shipTo) => ({
        value: shipTo.id,
        label: shipTo.name,
        text: addressText({ ...shipTo, name: '' }),
      }))}
    />
  );
}
