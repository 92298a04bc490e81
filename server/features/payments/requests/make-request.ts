import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type CustomerRow, findCustomer } from '#server/features/customers/customers.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationCreateInvoicePaymentRequestV3Args,
  UserError,
} from '#server/graphql/generated/types.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { getDayIn } from '#shared/days.ts';
import type { SelectionAmounts } from '#shared/invoices/amounts.rules.ts';
import type { PaymentTerms } from '#shared/invoices/item.ts';
import { type SelectionValidation, validateSelection } from '#shared/invoices/selection.rules.ts';
import { getGateways } from '../gateways/gateways.ts';
import { parseRecordId } from '../record-id.ts';
import { findSavedPayment } from '../saved/saved-payment.store.ts';
import {
  computeExpiry,
  kindOf,
  newExternalId,
  type OpenItem,
  toSelectionKeys,
} from './new-request.rules.ts';
import { insertRequest } from './new-request.store.ts';
import {
  type CoveredItem,
  coverItems,
  lockPayer,
  openItems,
  requestCounts,
} from './open-items.store.ts';
import { findMethod, type MethodRow } from './payment-method.store.ts';
import { amountChanged, itemProblems, textProblems } from './request-problems.ts';

type Args = MutationCreateInvoicePaymentRequestV3Args;

/** Limits: requests that a user begins in an hour, and open requests of a payer and merchant. */
const mostBegun = 20;
const mostOpen = 5;

/** The stored answer. The request itself is read when the answer is sent. */
export interface MadeRequest {
  message: { status: boolean; description: string };
  userErrors: UserError[];
  externalId: string | null;
}

const refuse = (...problems: UserError[]): MadeRequest => ({
  ...failure(problems),
  externalId: null,
});

/** The payer and the way to pay. */
interface Terms {
  payer: CustomerRow;
  method: MethodRow;
  gateway: string | null;
  savedPayment: number | null;
}

/** Checks everything again, stores the request in the transaction, and marks its items as covered. */
export async function makeRequest(tx: Db, ctx: Context, args: Args): Promise<MadeRequest> {
  const wrongTexts = textProblems(args);
  if (wrongTexts.length > 0) return refuse(...wrongTexts);
  const terms = await findTerms(tx, ctx, args);
  if ('code' in terms) return refuse(terms);
  const { sorg, userId } = viewerOf(ctx);
  const payer = terms.payer.unified;
  await lockPayer(tx, sorg, payer);
  const { merchantName: merchant } = ctx.host;
  const counts = await requestCounts(tx, { sorg, payer, merchant, userId });
  if (counts.begun >= mostBegun)
    return refuse(userError('', 'TOO_MANY_REQUESTS', `At most ${mostBegun} requests an hour`));
  if (counts.open >= mostOpen)
    return refuse(userError('', 'TOO_MANY_OPEN', `At most ${mostOpen} requests can be open`));
  const items = await openItems(tx, sorg, payer);
  const validation = validate(ctx, args, terms, items);
  const problems = itemProblems(validation.problems, args, ctx.host.currency.decimalPrecision);
  if (problems.length > 0) return refuse(...problems);
  const { amounts } = validation;
  if (amounts.toPay !== args.paymentRequestData.amount) return refuse(amountChanged(amounts.toPay));
  return storeRequest(tx, ctx, args, terms, {
    amounts,
    chosen: validation.chosen as OpenItem[],
  });
}

async function findTerms(tx: Db, ctx: Context, args: Args): Promise<Terms | UserError> {
  const { payerCode, merchant, currency } = args.paymentRequestData;
  const at = (field: string) => `paymentRequestData.${field}`;
  const viewer = viewerOf(ctx);
  const payer = await findCustomer(tx, viewer, payerCode);
  if (payer?.unified !== payerCode)
    return userError(at('payerCode'), 'UNKNOWN_PAYER', 'There is no such customer');
  if (!payer.allow_pay_invoice)
    return userError(at('payerCode'), 'PAY_NOT_ALLOWED', 'This customer cannot pay invoices here');
  if (merchant !== ctx.host.merchantName)
    return userError(at('merchant'), 'UNKNOWN_MERCHANT', 'There is no such merchant');
  if (currency !== ctx.host.currency.display)
    return userError(at('currency'), 'WRONG_CURRENCY', 'The account has another currency');
  const { sorg } = viewer;
  const { locale } = ctx;
  const method = await findMethod(tx, { sorg, id: args.paymentId, currency, locale });
  if (!method) return userError('paymentId', 'UNKNOWN_METHOD', 'There is no such way to pay');
  const gateway = method.gateway === '' ? null : ctx.host.paymentGateway;
  if (gateway !== null && !getGateways(ctx.db).byName.has(gateway))
    return userError('paymentId', 'GATEWAY_OFF', 'This way to pay is not available');
  const asked = args.extRefData?.savedPaymentId ?? null;
  if (asked === null) return { payer, method, gateway, savedPayment: null };
  const id = parseRecordId(asked);
  const saved = await findSavedPayment(tx, viewer, { id, payer: payerCode });
  if (saved?.gateway !== gateway || saved?.method !== method.id)
    return userError(
      'extRefData.savedPaymentId',
      'UNKNOWN_SAVED_PAYMENT',
      'There is no such saved way to pay',
    );
  return { payer, method, gateway, savedPayment: saved?.id ?? null };
}

/** Checks the selection by the client's rules, and computes the amount to pay. */
function validate(
  ctx: Context,
  args: Args,
  { payer, method }: Terms,
  items: readonly OpenItem[],
): SelectionValidation {
  const data = args.paymentRequestData;
  const { host } = ctx;
  const paymentTerms: PaymentTerms = {
    rule: host.invoicePaymentRule,
    payerCode: payer.unified,
    today: getDayIn(host.timeZone),
    precision: host.currency.decimalPrecision,
    allowPartialPayment: host.allowPartialPayment,
  };
  const keys = toSelectionKeys(items, data);
  const { discount: methodDiscount } = method;
  const whole = validateSelection(items, keys, paymentTerms, { methodDiscount });
  if (!args.isPartialPayment) return whole;
  // The amount of a partial payment excludes the item's discounts, which are settled in addition.
  const { earlyPaymentDiscount, freightAllowance } = whole.amounts;
  const amount = data.amount + earlyPaymentDiscount + freightAllowance;
  return validateSelection(items, keys, paymentTerms, { methodDiscount, amount });
}

async function storeRequest(
  tx: Db,
  ctx: Context,
  args: Args,
  { payer, method, gateway, savedPayment }: Terms,
  { amounts, chosen }: { amounts: SelectionAmounts; chosen: OpenItem[] },
): Promise<MadeRequest> {
  const { sorg, userId } = viewerOf(ctx);
  const { host } = ctx;
  const externalId = newExternalId();
  const kind = kindOf(method);
  const { currency } = args.paymentRequestData;
  const extra = args.extRefData ?? {};
  const isSaved = gateway !== null && savedPayment === null && extra.shouldSavePayment === true;
  await insertRequest(tx, {
    externalId,
    gatewayKey: randomUUID(),
    sorg,
    payer: payer.unified,
    payerName: payer.name,
    companyCode: chosen[0]?.companyCode ?? '',
    merchant: host.merchantName,
    userId,
    method,
    gateway,
    host: host.host,
    returnPage: extra.returnPage ?? `/payment/request/${externalId}`,
    save: isSaved,
    share: isSaved && extra.shareSavedPayment === true,
    savedPayment,
    currency,
    amounts,
    expiresAt: computeExpiry(kind, host.timeZone, new Date()),
  });
  const state = kind === 'hosted' ? 'pending' : 'waiting';
  const isCovered = await coverItems(
    tx,
    { externalId, sorg, state },
    coveredItems(chosen, amounts),
  );
  if (!isCovered)
    return refuse(
      userError('paymentRequestData', 'INVOICE_CHANGED', 'One of the invoices has changed'),
    );
  const after = {
    amount: amounts.toPay,
    currency,
    method: method.id,
    payer: payer.unified,
    invoices: chosen.map(({ invoiceNo }) => invoiceNo).join(', '),
    status: 'pending',
  };
  await recordEvents(tx, ctx, [
    { feature: 'payments', id: externalId, action: 'created', before: {}, after },
  ]);
  return { message: success('The request was made'), userErrors: [], externalId };
}

/** Returns the settled amount of each item. The discounts of an invoice are noted with its first item. */
function coveredItems(chosen: readonly OpenItem[], amounts: SelectionAmounts): CoveredItem[] {
  const reductions = new Map(amounts.reductions.map((one) => [one.invoiceNo, one]));
  return chosen.map((item) => {
    const reduction = item.accountingAmount > 0 ? reductions.get(item.invoiceNo) : undefined;
    if (reduction) reductions.delete(item.invoiceNo);
    return {
      item,
      amount: amounts.isPartial ? amounts.settled : item.accountingAmount,
      discountTaken: reduction?.earlyPaymentDiscount ?? 0,
      freightAllowanceTaken: reduction?.freightAllowance ?? 0,
    };
  });
}
