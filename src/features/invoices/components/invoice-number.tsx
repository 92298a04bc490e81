import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';

/** The way to an invoice, and which of its instalments it is. */
export function InvoiceNumber({
  invoiceNo,
  installment,
  installments,
}: Pick<ListedInvoice, 'invoiceNo' | 'installment' | 'installments'>) {
  return (
    <RowLink to={paths.invoice(invoiceNo)}>
      {invoiceNo}
      {installment && installments > 1 ? (
        <span className="font-normal text-ink-muted">
          {' '}
          <Trans comment="the second of three instalments">
            {installment} of {installments}
          </Trans>
        </span>
      ) : null}
    </RowLink>
  );
}
