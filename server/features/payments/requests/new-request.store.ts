import type { Db } from '#server/db/database.ts';
import type { SelectionAmounts } from '#shared/invoices/amounts.rules.ts';
import type { MethodRow } from './payment-method.store.ts';
import { insertStates } from './request-state.store.ts';

/** The values of a new request. */
export interface NewRequest {
  externalId: string;
  gatewayKey: string;
  sorg: string;
  payer: string;
  payerName: string;
  companyCode: string;
  merchant: string;
  userId: number;
  method: MethodRow;
  /** Null for a transfer without a provider. */
  gateway: string | null;
  host: string;
  returnPage: string;
  save: boolean;
  share: boolean;
  savedPayment: number | null;
  currency: string;
  amounts: SelectionAmounts;
  expiresAt: Date;
}

/** Stores a new request in the state pending. */
export async function insertRequest(tx: Db, request: NewRequest): Promise<void> {
  const { method, amounts } = request;
  await tx
    .insertInto('payment_request')
    .values({
      external_id: request.externalId,
      sorg: request.sorg,
      payer: request.payer,
      payer_name: request.payerName,
      company_code: request.companyCode,
      merchant: request.merchant,
      user_id: request.userId,
      method: method.id,
      method_type: method.type,
      method_description: method.description,
      instruction: method.instruction,
      gateway: request.gateway,
      creditor_name: method.creditor.name,
      creditor_iban: method.creditor.iban,
      creditor_bic: method.creditor.bic,
      gateway_method: method.gateway,
      gateway_key: request.gatewayKey,
      host: request.host,
      return_page: request.returnPage,
      save: request.save,
      share: request.share,
      saved_payment: request.savedPayment,
      currency: request.currency,
      amount: amounts.toPay,
      selected_total: amounts.selected,
      early_payment_discount: amounts.earlyPaymentDiscount,
      freight_allowance: amounts.freightAllowance,
      method_discount: amounts.methodDiscount,
      is_partial: amounts.isPartial,
      expires_at: request.expiresAt,
    })
    .execute();
  const { externalId, userId } = request;
  const state = { externalId, status: 'pending', reason: null } as const;
  await insertStates(tx, [state], { source: 'user', userId });
}
