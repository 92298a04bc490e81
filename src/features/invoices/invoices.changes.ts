import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';

/** The texts of invoices that wait to be mailed, and of disputes that wait to be sent. */
export function useInvoicesChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  return {
    // A name of the operation, spelled here so that the list of changes needs no other code.
    SendEmailInvoice(entry) {
      const number = String(entry.note.invoiceNumber ?? '');
      return {
        feature: t`Invoices`,
        title: t`Send invoice ${number} by e-mail`,
        to: paths.invoice(number),
        edit: null,
      };
    },
    CreateInvoiceDispute(entry) {
      const number = String(entry.note.invoiceNo ?? '');
      return {
        feature: t`Invoices`,
        title: t`Dispute invoice ${number}`,
        to: paths.invoice(number),
        edit: null,
      };
    },
  };
}
