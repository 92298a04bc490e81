import { chooseInRush } from '#server/features/payments/testing/rush.ts';
import { type MoneyRow, toTimeRow } from './ask.ts';
import { addUsers, type MoneyPortal, type Payer } from './money-portal.ts';
import { findMerchant, pay } from './requests.ts';

const users = 1_000;
const invoices = 100;
const amount = 10_000;
/** The answers to users who are too late. */
const tooLate = ['INVOICE_CHANGED', 'TOO_MANY_OPEN'];

/** Adds invoices that are due before all others of a payer, on one day. */
async function addInvoices({ client }: MoneyPortal, payer: string): Promise<string[]> {
  const numbers = Array.from({ length: invoices }, (_, nth) => `RUSH-${nth}`);
  await client.query(
    `insert into invoice (sorg, company_code, accounting_no, fiscal_year, line_item, invoice_no,
      payer, customer, assignment, invoice_date, due_date, accounting_amount, open_amount, grand_total)
    select '2000', 'US20', no, 2025, '1', no, $2, $2, no, '2025-01-01', '2025-01-31', $3, $3, $3
    from unnest($1::text[]) as t (no)`,
    [numbers, payer, amount],
  );
  return numbers;
}

/**
 * A thousand users of one payer ask at once to pay the same hundred invoices, each a fifth of them or all.
 * @throws when an invoice is not in exactly one open request afterwards
 */
export async function rushForInvoices(url: string, portal: MoneyPortal): Promise<MoneyRow[]> {
  const { client, env, payers } = portal;
  const { payer } = payers.at(-1) as Payer;
  const numbers = await addInvoices(portal, payer);
  const merchant = await findMerchant(portal);
  const tokens = await addUsers(
    client,
    Array.from({ length: users }, () => payer),
    env,
  );
  const answers = await Promise.all(
    tokens.map((token, nth) => {
      const positive = chooseInRush(nth, numbers);
      const selection = { positive, amount: positive.length * amount };
      return pay(url, { token, payer }, merchant, selection);
    }),
  );
  const codes = new Set(answers.flatMap(({ answer }) => answer.userErrors.map(({ code }) => code)));
  const wrong = [...codes].filter((code) => !tooLate.includes(code));
  if (wrong.length > 0) throw new Error(`refused with ${wrong.join(', ')}`);
  const made = answers.flatMap(({ answer: { request } }) => request?.externalId ?? []);
  const { rows } = await client.query<{ requests: number; once: number }>(
    `select count(distinct i.external_id)::int as requests, count(*) filter (where i.times = 1
        and i.external_id = v.request_id and i.external_id = any($2::text[]))::int as once
    from invoice v join (
      select accounting_no, min(external_id) as external_id, count(*) as times
      from payment_request_item where is_open group by accounting_no
    ) i using (accounting_no)
    where v.sorg = '2000' and v.invoice_no = any($1::text[])`,
    [numbers, made],
  );
  const { requests, once } = rows[0] ?? { requests: 0, once: 0 };
  if (once !== invoices || requests !== made.length)
    throw new Error(`${once} of ${invoices} invoices are in one request, ${made.length} were made`);
  const what = `${users} users at once for the same ${invoices} invoices, ${requests} requests`;
  const times = answers.map(({ ms }) => ms);
  return [toTimeRow(what, { times, cpu: 0 }, '–', 0.99)];
}
