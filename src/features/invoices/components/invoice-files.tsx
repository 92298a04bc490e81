import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isOpen, isPayable } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';
import { mailInvoice } from '../mail-invoice.ts';
import { DocumentButton } from './document-button.tsx';

/** Has the invoice sent to the user's own address; without a network it is sent later (O076, U238). */
function MailButton({ invoiceNo }: { invoiceNo: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { user } = useSession();
  const { email } = user;
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await mailInvoice(invoiceNo, user.sorg);
      const text = online
        ? t`The invoice is sent to ${email}.`
        : t`The invoice is sent to ${email} when you are online.`;
      toast({ tone: 'success', text });
    } catch (error) {
      sayNotSaved(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      className="wrap-anywhere"
      busy={busy}
      disabledReason={
        email ? null : t`You have no e-mail address here. Ask your administrator to add one.`
      }
      onClick={() => void send()}
    >
      {email ? (
        <Trans comment="an invoice, to the user’s own e-mail address">Send to {email}</Trans>
      ) : (
        <Trans comment="an invoice, to oneself">Send by e-mail</Trans>
      )}
    </Button>
  );
}

/** The documents of an invoice; a PDF that the distributor did not make itself is a copy. */
export function InvoiceFiles({ invoice }: { invoice: WholeInvoice }) {
  const { invoiceNo, items, isPdfOriginal, eInvoiceHash } = invoice;
  const { readsOnly } = useSession();
  return (
    <>
      <DocumentButton invoiceNo={invoiceNo} kind="pdf">
        {isPdfOriginal ? 'PDF' : <Trans comment="of an invoice">PDF copy</Trans>}
      </DocumentButton>
      {eInvoiceHash ? (
        <DocumentButton invoiceNo={invoiceNo} kind="e-invoice">
          <Trans>E-invoice</Trans>
        </DocumentButton>
      ) : null}
      {readsOnly ? null : <MailButton invoiceNo={invoiceNo} />}
      {!readsOnly && items.some((item) => isOpen(item) && isPayable(item)) ? (
        <ButtonLink primary to={paths.openInvoices({ search: invoiceNo })}>
          <Trans>Select to pay</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}
