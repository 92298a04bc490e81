import { randomUUID } from 'node:crypto';
import type { TestApp } from '#server/testing/app.ts';
import { getGateways } from '../gateways/gateways.ts';
import { deliverEvents } from '../gateways/sandbox/deliver-events.ts';
import { runSandboxClock, type SandboxParts } from '../gateways/sandbox/sandbox.gateway.ts';
import { payer } from './open-invoices.store.ts';

export const merchant = 'Pannier United States';

const fields = `externalId amount currency virtualAccountNo paymentStatus { id } reason held heldAmount paymentDisplay
  redirectUrl isPartialPayment isVoiding selectedTotal earlyPaymentDiscount freightAllowance
  methodDiscount expiredDate instruction invoices { invoiceNo amount discountTaken freightAllowanceTaken }
  paymentReceipt { id } paymentDocs { id }`;
const answer = `message { status } userErrors { field code message amount } request { ${fields} }`;

const create = `mutation Pay($paymentId: String!, $isPartial: Boolean!, $ext: PaymentExtRefDataInput,
  $data: PaymentRequestDataInput!) {
  createInvoicePaymentRequestV3(paymentId: $paymentId, isPartialPayment: $isPartial, extRefData: $ext,
    paymentRequestData: $data) { ${answer} } }`;

/** Deviations from the default of paying each invoice with 100.00 by card. */
export interface Asked {
  method?: string;
  partial?: boolean;
  ext?: object;
  data?: object;
  key?: string;
}

/** Sends createInvoicePaymentRequestV3 for dealer1. */
export async function pay(
  app: TestApp,
  token: string,
  invoices: string[],
  { method = 'CARD', partial = false, ext, data, key = randomUUID() }: Asked = {},
) {
  const variables = {
    paymentId: method,
    isPartial: partial,
    ext,
    data: {
      amount: invoices.length * 10_000,
      currency: 'USD',
      payerCode: payer,
      merchant,
      positiveInvoiceNumbers: invoices,
      ...data,
    },
  };
  const sent = await app.gql(token, create, variables, { 'idempotency-key': key });
  return { errors: sent.errors, ...sent.data?.createInvoicePaymentRequestV3 };
}

/** Sends voidPaymentRequest. */
export async function voidRequest(app: TestApp, token: string, externalId: string | null = null) {
  const query = `mutation Void($payer: String!, $merchant: String!, $id: ID) {
    voidPaymentRequest(payerCode: $payer, merchant: $merchant, externalId: $id) { ${answer} } }`;
  const sent = await app.gql(token, query, { payer, merchant, id: externalId });
  return { errors: sent.errors, ...sent.data?.voidPaymentRequest };
}

/** Reads a request again. */
export async function read(app: TestApp, token: string, externalId: string) {
  const query = `query Read($id: ID!) { paymentRequest(externalId: $id) { ${fields} } }`;
  const { data, errors } = await app.gql(token, query, { id: externalId });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.paymentRequest;
}

/** Returns the error codes of an answer. */
export const codes = (answered: { userErrors?: { code: string }[] }) =>
  (answered.userErrors ?? []).map(({ code }) => code);

/** Submits a form of the embedded provider's page in the way of a browser. */
export async function submit(app: TestApp, page: string, form: Record<string, string>) {
  const { pathname, hostname } = new URL(page);
  const { statusCode, headers, body } = await app.app.inject({
    method: 'POST',
    url: pathname,
    payload: new URLSearchParams(form).toString(),
    headers: { host: hostname, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { status: statusCode, location: headers.location, body };
}

/** Builds the form fields of a card. */
export const card = (number: string, more: Record<string, string> = {}) => ({
  action: 'pay',
  number,
  month: '12',
  year: String(new Date().getFullYear() + 1),
  code: '123',
  ...more,
});

export const account = (no: string) => ({
  action: 'pay',
  routing: '110000000',
  account: no,
  accountType: 'Checking',
});

export function getSandbox(app: TestApp): SandboxParts {
  const { sandbox } = getGateways(app.db);
  if (!sandbox) throw new Error('The embedded provider is off');
  return sandbox;
}

/** Delivers the provider's pending events in its own order, without waiting for the job. */
export async function deliver(app: TestApp): Promise<void> {
  await deliverEvents(getSandbox(app), async (payload, headers) => {
    const url = '/payments/sandbox/events';
    return (await app.app.inject({ method: 'POST', url, payload, headers })).statusCode;
  });
}

/** Moves the provider's clock forward by some days and delivers the events. */
export async function passDays(app: TestApp, days: number): Promise<void> {
  await runSandboxClock(getSandbox(app), new Date(Date.now() + days * 86_400_000));
  await deliver(app);
}
