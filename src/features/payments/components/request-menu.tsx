import { useLingui } from '@lingui/react/macro';
import { useDownload } from '#src/crud/file/use-download.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ActionOutcome } from '#src/crud/record/detail-page.tsx';
import { downloadFile } from '#src/graphql/download-file.ts';
import { MoreMenu, type RowAction } from '#src/ui/overlay/row-menu.tsx';
import { voidTexts } from '../payments.problems.ts';
import type { PaymentRequest } from '../payments.queries.ts';
import { useVoidRequest } from './use-void-request.tsx';

type Props = { request: PaymentRequest };

/**
 * The list of the invoices that a payment settles, for the payer's books and the recipient; a receipt once it is paid.
 */
function useRemittanceActions({ request }: Props): readonly RowAction[] {
  const { t } = useLingui();
  const { externalId, paymentStatus, held } = request;
  const { download, disabledReason } = useDownload({
    onDownload: async () => {
      const path = `/documents/payments/${encodeURIComponent(externalId)}/remittance`;
      await downloadFile(path, `${externalId}.pdf`);
    },
  });
  // It would announce money that does not come.
  if (paymentStatus.id === 'failed' || paymentStatus.id === 'void') return [];
  const label =
    paymentStatus.id === 'complete' && !held
      ? t({ message: 'Receipt', comment: 'a PDF with the invoices that were paid' })
      : t({
          message: 'Remittance advice',
          comment: 'a PDF with the invoices that a payment settles',
        });
  return [{ label, disabledReason, onSelect: download }];
}

/** The remittance advice or receipt of a payment, and voiding it. */
export function RequestMenu({ request }: Props) {
  const remittance = useRemittanceActions({ request });
  const { actions, problem } = useVoidRequest(request);
  return (
    <>
      <MoreMenu actions={[...remittance, ...actions]} />
      {problem ? (
        <ActionOutcome>
          <ProblemNotice problem={problem} texts={voidTexts} />
        </ActionOutcome>
      ) : null}
    </>
  );
}
