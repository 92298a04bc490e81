import { Trans } from '@lingui/react/macro';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { downloadFile } from '#src/graphql/download-file.ts';
import type { PaymentRequest } from '../payments.queries.ts';

/** The list of the invoices that a payment settles, for the payer's books and the recipient; a receipt once it is paid. */
export function RemittanceButton({ request }: { request: PaymentRequest }) {
  const { externalId, paymentStatus, held } = request;
  // It would announce money that does not come.
  if (paymentStatus.id === 'failed' || paymentStatus.id === 'void') return null;
  const download = async () => {
    const path = `/documents/payments/${encodeURIComponent(externalId)}/remittance`;
    await downloadFile(path, `${externalId}.pdf`);
  };
  return (
    <DownloadButton onDownload={download}>
      {paymentStatus.id === 'complete' && !held ? (
        <Trans comment="a PDF with the invoices that were paid">Receipt</Trans>
      ) : (
        <Trans comment="a PDF with the invoices that a payment settles">Remittance advice</Trans>
      )}
    </DownloadButton>
  );
}
