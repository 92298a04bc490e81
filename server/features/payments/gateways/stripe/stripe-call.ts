import type { StripeConfig } from '#server/config.ts';
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts';

/** Parameters as they are written in code; Stripe gets them as a form with names such as `a[b][0]`. */
export type StripeParams = { [name: string]: StripeValue };
type StripeValue = string | number | boolean | null | StripeParams | StripeValue[];

/** An answer of Stripe; the adapter reads the few fields it knows. */
// biome-ignore lint/suspicious/noExplicitAny: the shapes are Stripe's
export type StripeObject = any;

/** The code of a failure. Of the bank's own reasons only the missing money is for the payer's eyes. */
export function reasonOf(error: StripeObject): string {
  const isShort = error?.decline_code === 'insufficient_funds';
  return String((isShort ? error.decline_code : error?.code) ?? 'DECLINED').toUpperCase();
}

/** The version whose shapes this adapter reads; the account may have another one. */
const version = '2024-06-20';
const timeoutMs = 15_000;

/**
 * Calls Stripe.
 * @param call `key` makes a repeated call the same one
 * @throws GatewayUnavailable without an answer, and while the same call is still running; GatewayRefused
 *   for everything that stays wrong when it is asked again, and with the reason when the payer's bank declines
 */
export async function callStripe(
  { url, secretKey }: StripeConfig,
  {
    method,
    path,
    params = {},
    key,
  }: {
    method: 'GET' | 'POST';
    path: string;
    params?: StripeParams;
    key?: string;
  },
): Promise<StripeObject> {
  const form = formOf(params).toString();
  const isPost = method === 'POST';
  let answer: Response;
  let body: StripeObject;
  try {
    answer = await fetch(`${url}${path}${isPost || form === '' ? '' : `?${form}`}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': version,
        ...(isPost && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(isPost && { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await answer.json();
  } catch (cause) {
    throw new GatewayUnavailable('Stripe does not answer', { cause });
  }
  if (answer.ok) return body;
  if (answer.status === 409 || answer.status === 429 || answer.status >= 500)
    throw new GatewayUnavailable(`Stripe answers ${answer.status}`);
  const { type, code } = body?.error ?? {};
  if (answer.status === 402 && type === 'card_error')
    throw new GatewayRefused(reasonOf(body.error));
  throw new GatewayRefused(String(code ?? type ?? answer.status));
}

/** `{ a: { b: [1] } }` as `a[b][0]=1`; null is left out. */
function formOf(params: StripeParams): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: StripeValue): void => {
    if (value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [part, inner] of Object.entries(value)) add(`${name}[${part}]`, inner);
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return form;
}
