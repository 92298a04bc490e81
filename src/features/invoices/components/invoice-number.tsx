import { Trans } from '@lingui/react/macro';
import { isPayable } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';

type Props = Pick<
  ListedInvoice,
  'invoiceNo' | 'installment' | 'installments' | 'poNumber' | 'doNo' | 'accountingAmount'
>;

/** The way to an invoice, with what else it is known by. */
export function InvoiceNumber(item: Props) {
  const { invoiceNo, installment, installments, poNumber, doNo } = item;
  return (
    <div className="wrap-anywhere">
      <LocaleLink
        to={paths.invoice(invoiceNo)}
        className="tabular inline-flex min-h-touch items-center whitespace-nowrap text-brand-ink underline-offset-4 hover:underline"
      >
        {invoiceNo}
      </LocaleLink>
      {isPayable(item) ? null : (
        <SecondLine>
          <Trans>Credit note</Trans>
        </SecondLine>
      )}
      {installment && installments > 1 ? (
        <SecondLine>
          <Trans comment="an instalment of an invoice">
            instalment {installment} of {installments}
          </Trans>
        </SecondLine>
      ) : null}
      {poNumber ? (
        <SecondLine>
          <Trans>PO number {poNumber}</Trans>
        </SecondLine>
      ) : null}
      {doNo ? (
        <SecondLine>
          <Trans>delivery {doNo}</Trans>
        </SecondLine>
      ) : null}
    </div>
  );
}
