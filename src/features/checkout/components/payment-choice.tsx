import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { OverCredit, useCreditExcess, useOrderBlock } from '#src/features/credit/credit.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { checkoutQueries } from '../checkout.queries.ts';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** The value of the order, minor units. */
  total: number;
  /** The order waits for a connection, and the credit may be another one until then. */
  keeps: boolean;
}

/** The notice that says what to do about an order over the credit. */
export const overCreditId = 'over-credit';

/** How the order is paid (B181). No way to pay is offered for an order that the credit refuses. */
export function PaymentChoice({ field, error, total, keeps }: Props) {
  const { sorg } = useHostConfig();
  const { data, isError, error: failure, refetch } = useQuery(checkoutQueries.payments(sorg));
  const isBlocked = useOrderBlock() !== undefined;
  const over = useCreditExcess(total);
  const isRefused = (isBlocked || over > 0) && !keeps;
  if (isError && !data)
    return <LoadFailure error={failure} onRetry={() => void refetchOrReportOffline(refetch)} />;
  if (!data) return <Skeleton className="h-32" />;
  return (
    <div className="space-y-2">
      <RadioField
        label={<Trans>Payment</Trans>}
        labelClassName="mb-2 text-lg font-semibold"
        {...field}
        error={error}
        options={data.map(({ id, desc }) => ({ value: id, label: desc, disabled: isRefused }))}
      />
      <div id={overCreditId} tabIndex={-1}>
        <OverCredit total={total} linksCart />
      </div>
    </div>
  );
}
