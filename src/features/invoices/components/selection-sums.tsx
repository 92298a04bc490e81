import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type InvoiceItem, isPayable } from '#shared/invoices/item.ts';
import type { SelectionValidation } from '#shared/invoices/selection.rules.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { MissedDiscounts } from './missed-discounts.tsx';
import { SumLine, type SumPart } from './sum-line.tsx';

type Props = Pick<SelectionValidation, 'chosen' | 'amounts'> & {
  /** Says why discounts are missing. */
  account?: OpenAccount;
};

const partOf = (item: InvoiceItem): SumPart => ({
  key: item.id,
  name: item.invoiceNo,
  amount: item.accountingAmount,
});

/** How the amount to pay comes about, each deduction as a line that opens (B203 to B206). */
export function SelectionSums({ chosen, amounts, account }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const payables = chosen.filter(isPayable);
  const deductions = chosen.filter((item) => !isPayable(item));
  const getEarlyName = (invoiceNo: string) => {
    const until = payables.find((item) => item.invoiceNo === invoiceNo)?.earlyPaymentUntil;
    return until ? t`${invoiceNo}, until ${{ day: date(until) }}` : invoiceNo;
  };
  const reductions = (amount: 'earlyPaymentDiscount' | 'freightAllowance') =>
    amounts.reductions
      .filter((reduction) => reduction[amount] !== 0)
      .map((reduction) => ({
        key: reduction.invoiceNo,
        name:
          amount === 'freightAllowance' ? reduction.invoiceNo : getEarlyName(reduction.invoiceNo),
        amount: -reduction[amount],
      }));
  return (
    <div className="tabular">
      <SumLine
        name={<Plural value={{ count: payables.length }} one="# invoice" other="# invoices" />}
        amount={amounts.payable}
        parts={payables.map(partOf)}
      />
      {deductions.length > 0 ? (
        <SumLine
          name={
            <Plural
              value={{ count: deductions.length }}
              one="# credit note"
              other="# credit notes"
            />
          }
          amount={amounts.deduction}
          parts={deductions.map(partOf)}
        />
      ) : null}
      {amounts.isPartial ? (
        <SumLine name={<Trans>Part that is paid</Trans>} amount={amounts.settled} />
      ) : null}
      {amounts.earlyPaymentDiscount !== 0 ? (
        <SumLine
          name={<Trans>Early-payment discount</Trans>}
          amount={-amounts.earlyPaymentDiscount}
          parts={reductions('earlyPaymentDiscount')}
        />
      ) : null}
      {amounts.freightAllowance !== 0 ? (
        <SumLine
          name={<Trans>Freight allowance</Trans>}
          amount={-amounts.freightAllowance}
          parts={reductions('freightAllowance')}
        />
      ) : null}
      {amounts.methodDiscount !== 0 ? (
        <>
          <SumLine name={<Trans>Before the payment method</Trans>} amount={amounts.beforeMethod} />
          <SumLine
            name={<Trans>Discount of the payment method</Trans>}
            amount={-amounts.methodDiscount}
          />
        </>
      ) : null}
      <p className="flex justify-between gap-x-3 border-t border-line pt-2 text-lg font-semibold">
        <span>
          <Trans comment="the amount of a payment">To pay</Trans>
        </span>
        <span>{money(amounts.toPay)}</span>
      </p>
      {account ? <MissedDiscounts account={account} /> : null}
    </div>
  );
}
