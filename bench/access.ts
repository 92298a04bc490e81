import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { usersTable } from '#server/features/access/excel/users-table.ts';
import {
  type Administrator,
  readAdministrator,
} from '#server/features/access/rights/administrator.store.ts';
import { type UserListRequest, userPage } from '#server/features/access/users/user-list.store.ts';
import { findSessionUser } from '#server/features/session/tokens/session.store.ts';
import { searchPattern } from '#server/lib/like-pattern.ts';
import { tableStream } from '#server/lib/table-export.ts';
import { seed } from '#server/testing/seed.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { areasOfUser, fillUsers, findBenchUsers, giveEverybody } from './access-data.store.ts';
import { calculatePercentile, timeCalls } from './percentile.ts';

const calls = 300;
const page = { page: 1, limit: 20, offset: 0 };
const roles = 500;
const permissions = 300;

/**
 * Reads users and rights in PostgreSQL as the operations do, without HTTP, and writes all users as Excel.
 * @param users how many; each has ten areas
 */
export async function benchAccess(users: number): Promise<void> {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    await migrate(database.db);
    await seed(database.db);
    await fillUsers(database.db, { users, roles, permissions });
    console.log(`${users} users, ${users * areasOfUser} areas, ${roles} roles`);
    const { administrator, others } = await findBenchUsers(database.db);
    const me = await readAdministrator(database.db, administrator);
    if (!me) throw new Error('The administrator administers nobody');
    console.table([
      ...(await measureLists(database, me, users)),
      ...(await measureRights(database, administrator, others)),
    ]);
    console.log(await measureExcel(database, me));
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function measureLists({ db }: Database, me: Administrator, users: number) {
  const list = (search: readonly string[], filter: UserListRequest['filter'] = {}) =>
    userPage(db, me, { search: search.map(searchPattern), filter, page });
  const nthOf = (call: number) => 1 + ((call * 7_907) % users);
  const area = { sorgs: me.sorgs, limitations: ['customer'], customer: null };
  return [
    await measured('usersV2: first page of all', 100, () => list([]), 20),
    await measured('usersV2: one letter', 100, () => list(['a']), 20),
    await measured('usersV2: by name', 40, (call) => list([`bench${nthOf(call)}`])),
    await measured('usersV2: search and three filters', 40, (call) => {
      const group = 1 + (call % (roles / 10));
      const filter = { groupRoleIds: [`bench-${group}`], state: 'active' as const, area };
      return list([`shop${nthOf(call) % 5_000}`], filter);
    }),
  ];
}

async function measureRights({ db }: Database, administrator: number, others: readonly number[]) {
  const userOf = (call: number) => others[call % others.length] ?? administrator;
  return [
    await measured('effective permissions', 20, (call) =>
      findSessionUser(db, userOf(call), '2000'),
    ),
    await measured('whom an administrator administers', 20, () =>
      readAdministrator(db, administrator),
    ),
    await measured(
      'a role of all users gets a permission',
      60_000,
      (call) => giveEverybody(db, call + 1),
      3,
    ),
  ];
}

/** Excel of all users: how long it takes, and the memory above that before it. */
async function measureExcel({ db }: Database, me: Administrator): Promise<string> {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let most = idle;
  let bytes = 0;
  const started = performance.now();
  const table = usersTable({ db, host: { languages: [] }, locale: 'en-us' }, me, []);
  for await (const chunk of tableStream(table, 'xlsx')) {
    bytes += (chunk as Uint8Array).length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - started) / 1_000;
  const above = (most - idle) / 1e6;
  return (
    `Excel: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s (budget 10 s), ` +
    `${above.toFixed(0)} MB above idle (budget 150 MB)`
  );
}

async function measured(
  what: string,
  budget: number,
  call: (nth: number) => Promise<unknown>,
  times = calls,
) {
  const samples = await timeCalls(times, call);
  const at = (share: number) => calculatePercentile(samples, share);
  return { what, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'budget p99': budget };
}
