import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp } from '#server/testing/app.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type Question, requestAs } from '../http-questions.ts';
import type { MoneyRow } from './ask.ts';
import { openInvoices, paidInvoices } from './lists.ts';
import type { MoneyPortal, Payer } from './money-portal.ts';

/**
 * Counts the SQL statements of the lists for a large and a small account, with the server in this process.
 * @throws when the number depends on the account
 */
export async function countListStatements({
  env,
  payers,
  today,
}: MoneyPortal): Promise<MoneyRow[]> {
  const large = payers[1] as Payer;
  const small = payers.at(-1) as Payer;
  const app = await startTestApp({ openDatabase: () => openDatabase(readConfig(env)) });
  try {
    const count = async (token: string, question: Question) => {
      const { method, headers, body } = requestAs(token, question);
      const send = async () =>
        await app.app.inject({ method, url: '/graphql', headers, payload: body });
      // The first answer reads what the server remembers, such as the host.
      await send();
      const { result, statements } = await countStatements(send);
      if (!result.json().data) throw new Error(result.body);
      return statements;
    };
    const lists: [string, (payer: string) => Question][] = [
      ['statements of the open invoices', (payer) => openInvoices(payer)],
      ['statements of the paid invoices', (payer) => paidInvoices(payer, today, { days: 365 })],
    ];
    const rows: MoneyRow[] = [];
    for (const [what, question] of lists) {
      const [many, few] = [
        await count(large.token, question(large.payer)),
        await count(small.token, question(small.payer)),
      ];
      if (many !== few) throw new Error(`${what}: ${many} and ${few}`);
      const budget = budgets.moneyListStatements;
      rows.push({ what, count: 2, p50: few, figure: many, unit: 'statements', budget });
    }
    return rows;
  } finally {
    await app.close();
  }
}
