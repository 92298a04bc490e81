import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenAccount } from '#src/features/invoices/invoices.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { paymentQueries, type SavedPayment } from '../payments.queries.ts';
import { isHosted, type PaymentWay } from './payment-variables.rules.ts';

/** How the payer pays, and what they can choose from. */
export interface WayChoice {
  /** Null as long as no method is chosen. */
  way: PaymentWay | null;
  /** The saved ways to pay of the chosen method. */
  saved: readonly SavedPayment[];
  chooseMethod: (id: string) => void;
  /** Empty: another one, to be entered on the provider's page. */
  chooseSaved: (id: string) => void;
  setSaving: (saving: Partial<Pick<PaymentWay, 'save' | 'share'>>) => void;
}

/** The chosen way to pay; the method is kept with the selection, and a single one is chosen already. */
export function usePaymentWay({ terms, selection, change }: OpenAccount): WayChoice {
  const { sorg } = useHostConfig();
  const { data: methods = [] } = useQuery(paymentQueries.methods(sorg));
  const { data: known = [] } = useQuery(paymentQueries.saved(sorg, terms.payerCode));
  const [savedId, setSavedId] = useState<string | null>(null);
  const [saving, setSaving] = useState({ save: false, share: false });
  const only = methods.length === 1 ? methods[0] : undefined;
  const method = methods.find(({ id }) => id === selection.paymentId) ?? only;
  const saved =
    method && isHosted(method)
      ? known.filter(({ paymentMerchant }) => paymentMerchant.payment.id === method.id)
      : [];
  // The first saved one is offered until the payer chooses otherwise.
  const chosen = savedId === null ? saved[0] : saved.find(({ id }) => id === savedId);
  return {
    way: method ? { method, saved: chosen ?? null, ...saving } : null,
    saved,
    chooseMethod: (paymentId) => {
      setSavedId(null);
      change({ paymentId });
    },
    chooseSaved: setSavedId,
    setSaving: (next) => setSaving((before) => ({ ...before, ...next })),
  };
}
