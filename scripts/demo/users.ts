import type { Row } from './columns.ts';
import { contentMarketsOf } from './content-markets.ts';
import { unifiedCode } from './dealers.ts';
import { type DemoLogin, demoPasswordHash, logins } from './logins.ts';

const languages: Record<string, string> = { 1000: 'id-id', 2000: 'en-us', 3000: 'de' };

const customers: Record<string, number> = {
  dealer: 1,
  owner: 1,
  dealer2: 2,
  vendor: 3,
  blocked: 4,
};

function areaOf({ username, role, sorg }: DemoLogin): string {
  const customer = customers[username.split('.')[0] ?? ''];
  if (customer) return `${sorg}:customer:${unifiedCode(sorg, customer)}`;
  if (role === 'salesman') return `${sorg}:salesman:SP1`;
  if (role === 'sales.group') return `${sorg}:sales_group:SG1`;
  return role === 'audit' ? `${sorg}:audit:` : `${sorg}:all:`;
}

/** The demo logins as rows of the feed. */
export function userRows(): Row<'users.csv'>[] {
  return logins.map((login) => ({
    username: login.username,
    name: `Demo ${login.username.replace('.', ' ').replace(/^./, (letter) => letter.toUpperCase())}`,
    email: `${login.username}@pannier.example`,
    language: languages[login.sorg],
    password: demoPasswordHash,
    groupRole: login.role,
    areas: [areaOf(login)],
    contentTargetMarkets: contentMarketsOf(login),
  }));
}
