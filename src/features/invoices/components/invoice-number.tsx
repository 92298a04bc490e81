import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';

type Props = Pick<
  ListedInvoice,
  'invoiceNo' | 'installment' | 'installments' | 'poNumber' | 'doNo'
>;

/** The way to an invoice, with what else it is known by. */
export function InvoiceNumber(item: Props) {
  const { invoiceNo, installment, installments, poNumber, doNo } = item;
  return (
    <>
      <LocaleLink
        to={paths.invoice(invoiceNo)}
        className="tabular inline-flex min-h-touch items-center whitespace-nowrap text-brand-ink underline-offset-4 hover:underline"
      >
        {invoiceNo}
      </LocaleLink>
      {installment && installments > 1 ? (
        <span className="tabular block text-sm font-normal text-ink-muted">
          <Trans comment="an instalment of an invoice">
            instalment {installment} of {installments}
          </Trans>
        </span>
      ) : null}
      {poNumber ? (
        <span className="block text-sm font-normal text-ink-muted wrap-anywhere">
          <Trans>PO number {poNumber}</Trans>
        </span>
      ) : null}
      {doNo ? (
        <span className="tabular block text-sm font-normal text-ink-muted wrap-anywhere">
          <Trans>delivery {doNo}</Trans>
        </span>
      ) : null}
    </>
  );
}
