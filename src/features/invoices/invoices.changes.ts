import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeWordsByOperation } from '#src/crud/change-words.ts';

/** The words of invoices that wait to be mailed. */
export function useInvoicesChanges(): ChangeWordsByOperation {
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
  };
}
