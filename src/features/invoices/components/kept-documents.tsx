import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/features/session/session.public.ts';
import { keptDocumentsQuery } from '../device/device.queries.ts';
import { DocumentButton } from './document-button.tsx';

/** The documents that the device has of an invoice whose page was not opened before. */
export function KeptDocuments({ invoiceNo }: { invoiceNo: string }) {
  const customer = useSession().customer?.unified ?? '';
  const { data } = useQuery(keptDocumentsQuery(customer, invoiceNo));
  if (data?.pdf === undefined && data?.['e-invoice'] === undefined)
    return (
      <Trans>
        This invoice is not on this device. It keeps the invoices that were opened before.
      </Trans>
    );
  return (
    <>
      <Trans>
        Its page was not opened on this device before, but the device has its documents.
      </Trans>
      <span className="mt-3 flex flex-wrap justify-center gap-2">
        {data.pdf === undefined ? null : (
          <DocumentButton invoiceNo={invoiceNo} kind="pdf">
            PDF
          </DocumentButton>
        )}
        {data['e-invoice'] === undefined ? null : (
          <DocumentButton invoiceNo={invoiceNo} kind="e-invoice">
            <Trans>E-invoice</Trans>
          </DocumentButton>
        )}
      </span>
    </>
  );
}
