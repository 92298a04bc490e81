import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { getDayIn } from '#shared/days.ts';
import { getMarket, markets } from '../../scripts/demo/markets.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { runScript } from '../../scripts/testing/server.ts';
import { benchImport, type ImportRow } from '../import.ts';
import { signTokens } from '../tokens.ts';
import { type Account, filesOfInvoices, planAccounts, writeAccounts } from './accounts.ts';

/** A payer with the access token of a user who acts for it. */
export interface Payer extends Account {
  token: string;
}

/** A portal with the accounts of many payers on PostgreSQL, without a server. */
export interface MoneyPortal {
  env: Record<string, string>;
  client: pg.Client;
  /** All payers; the large ones, a tenth, come first. */
  payers: Payer[];
  /** The day of the sales organisation. */
  today: string;
  imported: ImportRow;
}

/** Files of the demo feed that these measurements do not need, or that belong to its own invoices. */
const leftOut = [
  'orders',
  'order_lines',
  'order_confirmations',
  'deliveries',
  'delivery_lines',
  'payment_results',
  ...filesOfInvoices,
];
/** Files of the demo feed that are replaced by the measured accounts. */
const replaced = ['invoices', 'invoice_lines'];

/** The way to pay that needs no provider, so that only the portal is measured. */
export const transfer = 'BENCH-TRANSFER';

/**
 * Imports a demo and then so many items with their lines, and runs a measurement on it.
 * @param folder a folder that the caller removes
 */
export async function withMoneyPortal(
  folder: string,
  invoices: number,
  measure: (portal: MoneyPortal) => Promise<void>,
): Promise<void> {
  const accounts = planAccounts(invoices);
  const postgres = await startPostgres({ durable: true });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    const env = {
      DATABASE_URL: postgres.url,
      PANNIER_DATA_DIR: join(folder, 'data'),
      PANNIER_MODE: 'demo',
      PANNIER_CALL_LIMITS: 'off',
      // The tokens are made before the measurements, which take more than the usual minutes.
      PANNIER_ACCESS_TOKEN_MINUTES: '1440',
    };
    await importDemo(folder, accounts.length, env);
    const today = getDayIn(getMarket('us').timeZone);
    const imported = await importAccounts(folder, accounts, { today, env });
    await client.connect();
    const tokens = await prepare(client, accounts, env);
    const payers = accounts.map((account, nth) => ({ ...account, token: tokens[nth] ?? '' }));
    await measure({ env, client, payers, today, imported });
  } finally {
    await client.end();
    await postgres.stop();
  }
}

async function importDemo(
  folder: string,
  payers: number,
  env: Record<string, string>,
): Promise<void> {
  const feed = join(folder, 'demo');
  const dealers = String(payers * markets.length);
  const size = ['--articles', '300', '--dealers', dealers, '--no-images'];
  await runScript('scripts/feed-demo.ts', [feed, ...size]);
  for (const name of [...leftOut, ...replaced]) rmSync(join(feed, `${name}.csv`), { force: true });
  await runScript('scripts/import.ts', ['--create', feed], env);
}

async function importAccounts(
  folder: string,
  accounts: readonly Account[],
  { today, env }: { today: string; env: Record<string, string> },
): Promise<ImportRow> {
  const feed = join(folder, 'accounts');
  mkdirSync(feed);
  await writeAccounts(feed, accounts, today);
  const files = replaced.map((name) => `${name}.csv`);
  const row = await benchImport('invoices and their lines', feed, files, env);
  rmSync(feed, { recursive: true });
  return row;
}

/**
 * Adds the orders of the open items, a way to pay that all payers may use, and a user of each payer.
 * @returns the users' tokens
 */
async function prepare(
  client: pg.Client,
  accounts: readonly Account[],
  env: Record<string, string>,
): Promise<string[]> {
  // Stock and notifications follow orders by triggers, which are not what is measured.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into "order" (sorg, order_no, user_id, customer, cust_po_no, ship_to, ship_to_address,
      shipment_rate, shipment_name, shipment_price, payment_id, payment_type, total)
    select distinct on (i.order_no) i.sorg, i.order_no, u.id, i.customer, 'PO ' || i.order_no, 'S1',
      '{}'::jsonb, 'STD', 'Standard', 0, 'INV', 'Invoice', abs(i.grand_total)
    from invoice i cross join app_user u
    where i.clearing_date is null and u.username = 'dealer.us'`,
  );
  await client.query('set session_replication_role = origin');
  await client.query(`update customer set allow_pay_invoice = true where sorg = '2000'`);
  await client.query(
    `insert into payment_method (sorg, id, type, description, module, discount, gateway)
    values ('2000', $1, 'Bank Transfer', 'Bank transfer', 'invoice', 0, '')`,
    [transfer],
  );
  const tokens = await addUsers(
    client,
    accounts.map(({ payer }) => payer),
    env,
  );
  await client.query('vacuum analyze');
  return tokens;
}

/** Adds a user for each of the customers. @returns the users' tokens */
export async function addUsers(
  client: pg.Client,
  customers: readonly string[],
  env: Record<string, string>,
): Promise<string[]> {
  const { rows } = await client.query<{
    id: string;
    unified: string;
    r3: string;
    isr: string | null;
  }>(
    `with wanted as (
      select 'bench-' || gen_random_uuid() as username, customer, nth
      from unnest($1::text[]) with ordinality as t (customer, nth)
    ), made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select w.username, w.username, w.username || '@shop.example', u.language, u.password_hash,
        u.group_role_id
      from wanted w cross join app_user u where u.username = 'dealer.us'
      returning id, username
    ), areas as (
      insert into user_area (user_id, sorg, limitation, value)
      select m.id, '2000', 'customer', w.customer from made m join wanted w using (username)
    )
    select m.id, c.unified, c.r3, c.isr from made m join wanted w using (username)
    join customer c on c.sorg = '2000' and c.unified = w.customer order by w.nth`,
    [customers],
  );
  return await signTokens(
    env,
    rows.map(({ id, ...customer }) => ({ id: Number(id), customer })),
  );
}
