import { randomUUID } from 'node:crypto';
import { mostRowsInCall, mostUploadBytes, mostUsersInFile } from '#shared/row-upload.ts';
import { fillUsers } from './access-data.store.ts';
import { countInvited, customerOf, fillCustomers } from './access-invite.store.ts';
import { dataOf, logIn, send, type Tokens, withFixture } from './with-fixture.ts';

const customers = 30_000;
/** Areas of a user; with 32 a file of all rows is nearly as large as a file may be. */
const areaCounts = [2, 32];
const budgets = { check: 3, take: 10 };

interface Report {
  createUsers: { rows: { line: number; outcome: string }[] };
}

/**
 * Has a real server check and take in the largest files of users, who are invited by mail, as the app does: one
 * portion of rows after the other.
 * @param users how many are there before
 * @throws when a row is refused, or a user is not there with an invitation
 */
export async function benchAccessInvite(users: number): Promise<void> {
  await withFixture({ durable: true }, async ({ db, start }) => {
    await fillCustomers(db, customers);
    await fillUsers(db, { users, roles: 500, permissions: 300 });
    const { url } = await start();
    const admin = await logIn(url, 'accessadmin');
    const measured = [];
    for (const areas of areaCounts) {
      const prefix = `invited${areas}-`;
      const rows = makeRows(prefix, areas);
      const mb = toMegabytes(rows);
      for (const phase of ['check', 'take'] as const) {
        const times = await sendFile(url, admin, rows, phase);
        const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1_000;
        measured.push({
          what: `${rows.length} users of ${areas} areas: ${phase === 'check' ? 'dry run' : 'saved'}`,
          'file, MB': mb,
          seconds: Math.round(seconds * 100) / 100,
          budget: budgets[phase],
          'longest call, ms': Math.round(Math.max(...times)),
        });
      }
      const invited = await countInvited(db, prefix);
      if (invited !== rows.length) throw new Error(`${invited} of ${rows.length} are invited`);
    }
    console.log(`${users} users are there already`);
    console.table(measured);
  });
}

function makeRows(prefix: string, areas: number) {
  const listAreas = (nth: number) =>
    Array.from({ length: areas }, (_, k) => customerOf((nth * 37 + k * 101) % customers))
      .map((customer) => `2000:customer:${customer}`)
      .join('|');
  return Array.from({ length: mostUsersInFile }, (_, nth) => ({
    line: nth + 2,
    username: `${prefix}${nth}`,
    name: `Grace Bench ${nth}`,
    email: `grace${nth}@shop${nth % 500}.example`,
    language: 'en-us',
    groupRole: 'dealer',
    areas: listAreas(nth),
    emailConfirmations: `orders${nth}@shop${nth % 500}.example`,
  }));
}

type Rows = ReturnType<typeof makeRows>;

/** The size of the rows as a CSV file, without the names of its columns. */
function toMegabytes(rows: Rows): number {
  const bytes = rows
    .map(({ line: _, ...cells }) => Object.values(cells).join(',').length + 1)
    .reduce((sum, length) => sum + length, 0);
  if (bytes > mostUploadBytes) throw new Error(`A file of ${bytes} bytes would be refused`);
  return Math.round(bytes / 10_000) / 100;
}

/** Sends a file portion by portion. @returns how long each call took, ms */
async function sendFile(
  url: string,
  admin: Tokens,
  rows: Rows,
  phase: 'check' | 'take',
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < rows.length; at += mostRowsInCall) {
    const users = rows.slice(at, at + mostRowsInCall);
    const variables = { users, dryRun: phase === 'check', invite: true };
    const key = { 'idempotency-key': randomUUID() };
    const started = performance.now();
    const reply = await send<Report>(url, admin, { operation: 'CreateUsers', variables }, key);
    times.push(performance.now() - started);
    const refused = dataOf(reply).createUsers.rows.find(({ outcome }) => outcome !== 'added');
    if (refused) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  }
  return times;
}
