import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sumSelection } from '#shared/invoices/amounts.rules.ts';
import type { OpenAccount } from '#src/features/invoices/invoices.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { type PaymentMethod, paymentQueries } from '../../payments.queries.ts';
import { methodDiscountOf } from '../payment-variables.rules.ts';

interface Props {
  account: OpenAccount;
  /** The id of the chosen method; empty for none. */
  value: string;
  onValue: (id: string) => void;
}

/** The ways to pay, each with what has to be done and what its discount saves (U232, B206). */
export function MethodChoice({ account, value, onValue }: Props) {
  const { sorg } = useHostConfig();
  const money = useMoney();
  const { data, isError, error, refetch } = useQuery(paymentQueries.methods(sorg));
  if (!data)
    return isError ? (
      <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />
    ) : (
      <Skeleton className="h-32" />
    );
  if (data.length === 0)
    return (
      <Notice tone="info">
        <Trans>No payment method is offered here. Ask us how to pay.</Trans>
      </Notice>
    );
  const { validation, terms, selection } = account;
  const getSaving = (method: PaymentMethod) =>
    sumSelection(validation.chosen, terms, {
      methodDiscount: methodDiscountOf(method),
      amount: selection.amount,
    }).methodDiscount;
  return (
    <RadioField
      label={<Trans>How do you want to pay?</Trans>}
      labelClassName="mb-2 text-lg font-semibold"
      value={value}
      onValue={onValue}
      options={data.map((method) => {
        const saving = getSaving(method);
        return {
          value: method.id,
          label: method.desc,
          text: method.paymentMerchants[0]?.instruction,
          trailing: saving > 0 ? money(-saving) : null,
        };
      })}
    />
  );
}
