import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { isPayable } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { InvoiceFacts } from './components/invoice-facts.tsx';
import { InvoiceFiles } from './components/invoice-files.tsx';
import { InvoiceItems } from './components/invoice-items.tsx';
import { InvoiceLines } from './components/invoice-lines.tsx';
import { InvoicePayments } from './components/invoice-payments.tsx';
import { InvoiceState } from './components/invoice-state.tsx';
import { KeptDocuments } from './components/kept-documents.tsx';
import { DisputeButton } from './disputes/dispute-button.tsx';
import { Disputes } from './disputes/disputes.tsx';
import { invoiceQuery } from './invoices.queries.ts';

/** One invoice: what its total is made of, its lines, its instalments, its documents and its disputes. */
export function Component() {
  const { invoiceNo = '' } = useParams();
  return (
    <DetailPage
      query={invoiceQuery(invoiceNo)}
      record={(invoice) => invoice}
      back={{ to: paths.openInvoices(), label: <Trans>Open invoices</Trans> }}
      missing={<KeptDocuments invoiceNo={invoiceNo} />}
      gone={{
        title: <Trans>There is no invoice with this number</Trans>,
        text: <Trans>Invoices of another customer show once you act for that customer.</Trans>,
      }}
      title={({ invoiceNo, items }) =>
        items.some(isPayable) ? (
          <Trans>Invoice {invoiceNo}</Trans>
        ) : (
          <Trans>Credit note {invoiceNo}</Trans>
        )
      }
      status={({ items: [first, ...others] }) =>
        first && others.length === 0 ? <InvoiceState item={first} /> : null
      }
      actions={(invoice) => (
        <>
          <InvoiceFiles invoice={invoice} />
          <DisputeButton invoice={invoice} />
        </>
      )}
    >
      {(invoice) => (
        <>
          <Disputes invoice={invoice} />
          <InvoiceFacts invoice={invoice} />
          <InvoiceItems items={invoice.items} />
          <InvoicePayments invoice={invoice} />
          <InvoiceLines invoice={invoice} />
        </>
      )}
    </DetailPage>
  );
}
