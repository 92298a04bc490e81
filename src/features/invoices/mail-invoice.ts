import { captureChange } from '#src/offline/outbox/capture-change.ts';

/** The operation of the outbox that mails an invoice; it is sent without code of its own (invoices.feature.ts). */
const mailOperation = 'SendEmailInvoice';

/**
 * Asks for an invoice by mail, now or as soon as there is a network. Asked for twice before it was sent, it is
 * mailed once.
 * @throws when the device has no room to keep the request
 */
export async function mailInvoice(invoiceNumber: string, sorg: string): Promise<void> {
  await captureChange({
    operation: mailOperation,
    variables: { invoiceNumber, sorg },
    keys: [`invoice-mail/${invoiceNumber}`],
    note: { invoiceNumber },
  });
}
