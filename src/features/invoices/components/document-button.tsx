import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { keptDocumentsQuery, readDeviceAgain } from '../device/device.queries.ts';
import type { InvoiceDocumentKind } from '../device/invoice-documents.ts';

interface Props {
  invoiceNo: string;
  kind: InvoiceDocumentKind;
  children: ReactNode;
}

/**
 * Opens a document of an invoice and keeps it on the device. Without a network it opens the kept one, and says how
 * old that is.
 */
export function DocumentButton({ invoiceNo, kind, children }: Props) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const online = useOnline();
  const customer = useSession().customer?.unified ?? '';
  const { data } = useQuery(keptDocumentsQuery(customer, invoiceNo));
  const keptAt = data?.[kind];
  const open = async () => {
    const { openInvoiceDocument } = await import('../device/invoice-documents.ts');
    try {
      const openedOf = await openInvoiceDocument(invoiceNo, kind);
      if (openedOf === null) return;
      const when = dateTime(new Date(openedOf).toISOString());
      toast({ tone: 'info', text: t`Opened from this device, as of ${when}.` });
    } finally {
      void readDeviceAgain(customer);
    }
  };
  const missing =
    kind === 'pdf'
      ? t`This PDF has not been opened on this device. It needs a connection.`
      : t`This e-invoice has not been opened on this device. It needs a connection.`;
  return (
    <span className="inline-flex max-w-72 flex-col items-stretch gap-1">
      <DownloadButton onDownload={open} offlineReason={keptAt === undefined ? missing : null}>
        {children}
      </DownloadButton>
      {!online && keptAt !== undefined ? <AsOf at={keptAt} /> : null}
    </span>
  );
}
