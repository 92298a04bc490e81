import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDownload } from '#src/crud/file/use-download.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { keptDocumentsQuery, readDeviceAgain } from '../device/device.queries.ts';
import type { InvoiceDocumentKind } from '../device/invoice-documents.ts';
import { loadInvoiceDevice } from '../device/load-invoice-device.ts';

/**
 * Opens a document of an invoice and keeps it on the device. Without a network it opens the kept one, and says how
 * old that is.
 */
export function useInvoiceDocument(invoiceNo: string, kind: InvoiceDocumentKind) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const customer = useSession().customer?.unified ?? '';
  const { data } = useQuery(keptDocumentsQuery(customer, invoiceNo));
  const keptAt = data?.[kind];
  const onDownload = async () => {
    const { openInvoiceDocument } = await loadInvoiceDevice();
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
  const offlineReason = keptAt === undefined ? missing : null;
  return { keptAt, ...useDownload({ onDownload, offlineReason }) };
}
