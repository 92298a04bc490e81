import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { isOpen, isPayable } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { InvoiceFacts } from './components/invoice-facts.tsx';
import { InvoiceItems } from './components/invoice-items.tsx';
import { InvoiceLines } from './components/invoice-lines.tsx';
import { InvoiceMenu } from './components/invoice-menu.tsx';
import { InvoiceNext } from './components/invoice-next.tsx';
import { InvoicePayments } from './components/invoice-payments.tsx';
import { InvoiceStates } from './components/invoice-state.tsx';
import { KeptDocuments } from './components/kept-documents.tsx';
import { Disputes } from './disputes/disputes.tsx';
import { toInvoiceSums } from './invoice-sums.rules.ts';
import { invoiceQuery } from './invoices.queries.ts';

/** One invoice: what its total is made of, its lines, its instalments, its documents and its disputes. */
export function Component() {
  const { invoiceNo = '' } = useParams();
  const money = useMoney();
  const { readsOnly } = useSession();
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
      figure={({ items }) => money(toInvoiceSums(items).shown)}
      status={({ items }) => <InvoiceStates items={items} />}
      next={(invoice) => <InvoiceNext invoice={invoice} />}
      primary={({ invoiceNo, items }) =>
        !readsOnly && items.some((item) => isOpen(item) && isPayable(item)) ? (
          <ButtonLink primary to={paths.openInvoices({ search: invoiceNo })}>
            <Trans>Select to pay</Trans>
          </ButtonLink>
        ) : null
      }
      more={(invoice) => <InvoiceMenu invoice={invoice} />}
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
