import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { PaymentRequest } from '../payments.queries.ts';

/** The payer, the way to pay and the calculation of the amount, which the head of the page shows (E431 to E437, B203 to B206). */
export function RequestFacts({ request }: { request: PaymentRequest }) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { amount, selectedTotal, isPartialPayment, paymentDisplay } = request;
  const settled = amount + request.earlyPaymentDiscount + request.freightAllowance;
  const isPending = request.paymentStatus.id === 'pending';
  // The values of the transfer to make say it.
  const isTransfer = isPending && !request.redirectUrl && !request.held && !request.isVoiding;
  const less = (discount: number) => (discount === 0 ? null : money(-discount));
  const facts: [string, ReactNode][] = [
    [
      isPartialPayment ? t({ message: 'Part of', comment: 'followed by an amount' }) : t`Selected`,
      selectedTotal === amount ? null : money(selectedTotal),
    ],
    [t`Part that is paid`, isPartialPayment && settled !== amount ? money(settled) : null],
    [t`Early-payment discount`, less(request.earlyPaymentDiscount)],
    [t`Freight allowance`, less(request.freightAllowance)],
    [t`Discount of the payment method`, less(request.methodDiscount)],
    [t`Payment method`, [request.paymentDesc, paymentDisplay].filter(Boolean).join(', ')],
    [t`Payer`, `${request.payerCode} ${request.payerName}`],
    [t`Made`, `${dateTime(request.createdAt)}, ${request.createdBy}`],
    [t`To be paid by`, isPending && !isTransfer ? dateTime(request.expiredDate) : null],
    [t`Virtual account`, isTransfer ? null : request.virtualAccountNo],
  ];
  return (
    <DescriptionList
      look="facts"
      entries={facts.map(([name, value]) => ({ name, value, valueClassName: 'tabular' }))}
    />
  );
}
