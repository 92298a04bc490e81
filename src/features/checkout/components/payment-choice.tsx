import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { RadioField } from '#src/ui/radio-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { checkoutQueries } from '../checkout.queries.ts';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** How the order is paid (B181). */
export function PaymentChoice({ field, error }: Props) {
  const { sorg } = useHostConfig();
  const { data, isError, error: failure, refetch } = useQuery(checkoutQueries.payments(sorg));
  if (isError && !data)
    return <LoadFailure error={failure} onRetry={() => void refetchOrReportOffline(refetch)} />;
  if (!data) return <Skeleton className="h-32" />;
  return (
    <RadioField
      label={<Trans>Payment</Trans>}
      labelClassName="mb-2 text-lg font-semibold"
      {...field}
      error={error}
      options={data.map((payment) => ({ value: payment.id, label: payment.desc }))}
    />
  );
}
