import { useLingui } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { MoreMenu, type RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { useDispute } from '../disputes/use-dispute.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';
import { mailInvoice } from '../mail-invoice.ts';
import { useInvoiceDocument } from './use-invoice-document.ts';

/** Has the invoice sent to the user's own address; without a network it is sent later (O076, U238). */
function useMailAction(invoiceNo: string): RowAction {
  const { t } = useLingui();
  const online = useOnline();
  const { user } = useSession();
  const { email } = user;
  const send = async () => {
    try {
      await mailInvoice(invoiceNo, user.sorg);
      const text = online
        ? t`The invoice is sent to ${email}.`
        : t`The invoice is sent to ${email} when you are online.`;
      toast({ tone: 'success', text });
    } catch (error) {
      sayNotSaved(error);
    }
  };
  return {
    label: email
      ? t({ message: `Send to ${email}`, comment: 'an invoice, to the user’s own e-mail address' })
      : t({ message: 'Send by e-mail', comment: 'an invoice, to oneself' }),
    disabledReason: email
      ? null
      : t`You have no e-mail address here. Ask your administrator to add one.`,
    onSelect: () => void send(),
  };
}

/** The documents of an invoice, and its dispute; a PDF that the distributor did not make itself is a copy. */
export function InvoiceMenu({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const { invoiceNo, isPdfOriginal, eInvoiceHash } = invoice;
  const pdf = useInvoiceDocument(invoiceNo, 'pdf');
  const eInvoice = useInvoiceDocument(invoiceNo, 'e-invoice');
  const mail = useMailAction(invoiceNo);
  const dispute = useDispute(invoice);
  const documents: RowAction[] = [
    {
      label: isPdfOriginal ? 'PDF' : t({ message: 'PDF copy', comment: 'of an invoice' }),
      disabledReason: pdf.disabledReason,
      onSelect: pdf.download,
    },
    {
      label: t`E-invoice`,
      disabledReason: eInvoice.disabledReason,
      onSelect: eInvoice.download,
    },
  ];
  return (
    <>
      <MoreMenu
        actions={[
          ...(eInvoiceHash ? documents : documents.slice(0, 1)),
          ...(readsOnly ? [] : [mail]),
          ...dispute.actions,
        ]}
      />
      {dispute.dialog}
    </>
  );
}
