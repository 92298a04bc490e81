import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/testing/server.ts';
import { withBudget } from '../budget.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MoneyRow } from './ask.ts';
import { measureDocuments } from './documents.ts';
import { measureLists } from './lists.ts';
import { type MoneyPortal, type Payer, withMoneyPortal } from './money-portal.ts';
import { measureRequests } from './requests.ts';
import { rushForInvoices } from './rush.ts';
import { measureSelecting } from './selecting.ts';
import { countListStatements } from './statements.ts';
import { sendWebhooks } from './webhooks.ts';

/**
 * Invoices and payments over HTTP on PostgreSQL, and the selection of invoices in a browser.
 * @param invoices a multiple of 1,000; with 3.2 times as many lines, a hundredth as many payers and a tenth as many
 *   webhooks
 * @throws when an invoice is in two open requests, or a webhook leaves a wrong state
 */
export async function benchMoney(invoices: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-money-'));
  try {
    await withMoneyPortal(folder, invoices, async (portal) => {
      const { payers, today } = portal;
      console.log(`${invoices.toLocaleString('en')} invoices, PostgreSQL`);
      print([toImportRow(portal), ...(await countListStatements(portal))]);
      const server = await startServer(portal.env);
      try {
        const { url } = server;
        print(await measureLists(url, payers, today));
        print(await measureDocuments(server, payers[0] as Payer, today));
        print(await measureRequests(url, portal));
        print(await rushForInvoices(url, portal));
        print(await sendWebhooks(url, portal, invoices / 10));
      } finally {
        await server.stop();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print(await measureSelecting());
}

function toImportRow({ imported }: MoneyPortal): MoneyRow {
  const { what, rows, seconds } = imported;
  const rate = `${imported['rows/s'].toLocaleString('en')} rows/s, ${imported['peak MB']} MB`;
  return {
    what: `import of ${what}, ${rate}`,
    count: rows,
    p50: '',
    figure: seconds,
    unit: 's',
    budget: budgets.moneyImportSeconds,
  };
}

function print(rows: readonly MoneyRow[]): void {
  console.table(withBudget(rows));
}
