import { countStatements } from '#server/db/statement-count.ts';
import type { TestApp } from '#server/testing/app.ts';
import { calculatePercentile, timeCalls } from './percentile.ts';

/** A GraphQL operation that is timed. */
export interface TimedCall {
  what: string;
  query: string;
  /** The variables of each call. */
  variables: (call: number) => object;
  /** How often it is called; 200 times when left out. */
  times?: number;
  /** The p99 in ms. */
  budget: number;
}

export interface CallsRow {
  what: string;
  'p50 ms': number;
  /** The p99. */
  figure: number;
  budget: number;
  /** The most SQL statements of a call. */
  statements: number;
}

/**
 * Times calls of users, one after the other, after five calls each.
 * @param users their names in the table, their usernames, and the customers they change to
 */
export async function measureCalls(
  app: TestApp,
  users: readonly (readonly [who: string, username: string, customer?: string])[],
  calls: readonly TimedCall[],
): Promise<CallsRow[]> {
  const rows: CallsRow[] = [];
  for (const [who, username, customer] of users) {
    const login = await app.login(username);
    const token = customer ? await app.changeCustomer(login, customer) : login;
    const send = async (query: string, variables: object) => {
      const { result, statements } = await countStatements(() => app.gql(token, query, variables));
      if (result.errors) throw new Error(JSON.stringify(result.errors));
      return statements;
    };
    for (const { what, query, variables, times = 200, budget } of calls) {
      let statements = 0;
      for (let nth = 0; nth < 5; nth += 1) statements = await send(query, variables(nth));
      const samples = await timeCalls(times, (nth) => send(query, variables(nth)));
      rows.push({
        what: `${who}: ${what}`,
        'p50 ms': calculatePercentile(samples, 0.5),
        figure: calculatePercentile(samples, 0.99),
        budget,
        statements,
      });
    }
  }
  return rows;
}
