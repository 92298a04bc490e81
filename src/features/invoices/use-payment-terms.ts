import type { PaymentTerms } from '#shared/invoices/item.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';

/** Returns the rules and settings that a selection of the active customer is checked by. */
export function usePaymentTerms(): PaymentTerms {
  'use memo';
  const { customer } = useSession();
  const { invoicePaymentRule, allowPartialPayment, currency } = useHostConfig();
  const today = useToday();
  return {
    rule: invoicePaymentRule,
    payerCode: customer?.unified ?? '',
    today,
    precision: currency.decimalPrecision,
    allowPartialPayment,
  };
}
