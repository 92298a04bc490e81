import type { ReactNode } from 'react';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import type { InvoiceDocumentKind } from '../device/invoice-documents.ts';
import { useInvoiceDocument } from './use-invoice-document.ts';

interface Props {
  invoiceNo: string;
  kind: InvoiceDocumentKind;
  children: ReactNode;
}

/** Opens a document of an invoice, and says without a network how old the kept one is. */
export function DocumentButton({ invoiceNo, kind, children }: Props) {
  const online = useOnline();
  const { keptAt, busy, disabledReason, download } = useInvoiceDocument(invoiceNo, kind);
  return (
    <span className="inline-flex max-w-72 flex-col items-stretch gap-1">
      <Button variant="secondary" busy={busy} disabledReason={disabledReason} onClick={download}>
        {children}
      </Button>
      {!online && keptAt !== undefined ? <AsOf at={keptAt} /> : null}
    </span>
  );
}
