import { compareByDueDate, isPayable, selectionKey } from '#shared/invoices/item.ts';
import { validateSelection } from '#shared/invoices/selection.rules.ts';
import type { OpenInvoicesQuery } from '#src/graphql/generated/graphql.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { ask, type MoneyRow, toTimeRow } from './ask.ts';
import { openInvoices } from './lists.ts';
import { type MoneyPortal, type Payer, transfer } from './money-portal.ts';

const invoicesEach = 50;
/** The most requests that a payer may have open at a time. */
const requestsEach = 5;

export interface PaymentAnswer {
  message: { status: boolean };
  userErrors: { field: string; code: string }[];
  request: { externalId: string } | null;
}

/** Sends a request to pay invoices by transfer, and takes its time in milliseconds. */
export async function pay(
  url: string,
  { token, payer }: Pick<Payer, 'token' | 'payer'>,
  merchant: string,
  { amount, positive }: { amount: number; positive: readonly string[] },
): Promise<{ answer: PaymentAnswer; ms: number }> {
  const { value, ms } = await ask<PaymentAnswer>(url, token, {
    operation: 'CreateInvoicePaymentRequest',
    variables: {
      paymentId: transfer,
      isPartialPayment: false,
      paymentRequestData: {
        amount,
        currency: 'USD',
        payerCode: payer,
        merchant,
        positiveInvoiceNumbers: positive,
      },
    },
  });
  return { answer: value, ms };
}

/** Selects the invoices due first, as the app does, with the amount to pay for them. */
async function chooseOldest(url: string, { token, payer }: Payer, today: string) {
  type Open = OpenInvoicesQuery['openInvoiceV5'];
  const { value } = await ask<Open>(url, token, openInvoices(payer));
  const items = value.invoices.filter((item) => item.status === 'Open' && item.payerCode === payer);
  const chosen = items.filter(isPayable).sort(compareByDueDate).slice(0, invoicesEach);
  const terms = {
    rule: 'oldest' as const,
    payerCode: payer,
    today,
    precision: 2,
    allowPartialPayment: true,
  };
  const { problems, amounts } = validateSelection(items, new Set(chosen.map(selectionKey)), terms);
  if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
  return { amount: amounts.toPay, positive: chosen.map(({ assignment }) => assignment) };
}

/** The name of the merchant, which requests repeat. */
export async function findMerchant({ client }: Pick<MoneyPortal, 'client'>): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select merchant_name as name from sales_org where sorg = '2000'`,
  );
  return rows[0]?.name ?? '';
}

/** Requests for 50 invoices of 300, one after the other, without a provider. @throws when one is refused */
export async function measureRequests(
  url: string,
  portal: MoneyPortal,
  most = 500,
): Promise<MoneyRow[]> {
  const merchant = await findMerchant(portal);
  const large = portal.payers.slice(0, portal.payers.length / 10);
  const count = Math.min(most, large.length * requestsEach);
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const payer = large[nth % large.length] as Payer;
    const selection = await chooseOldest(url, payer, portal.today);
    const { answer, ms } = await pay(url, payer, merchant, selection);
    if (!answer.request) throw new Error(JSON.stringify(answer.userErrors));
    times.push(ms);
  }
  return [
    toTimeRow(
      `payment request for ${invoicesEach} of 300 invoices`,
      { times, cpu: 0 },
      budgets.moneyRequestP99Ms,
      0.99,
    ),
  ];
}
