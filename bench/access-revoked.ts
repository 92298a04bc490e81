import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import { given } from '#server/testing/given.ts';
import { calculatePercentile } from './percentile.ts';
import {
  dataOf,
  type FixturePortal,
  logIn,
  refresh,
  send,
  type Tokens,
  withFixture,
} from './with-fixture.ts';

const servers = 3;
const permission = 'page.order-status';
const operation = { operation: 'OpenOrderCount', variables: {} };
const budgetSeconds = 60;
const patience = 120_000;
const pause = 50;

/** A user with a session on each server, who holds the permission by a role that nobody else has. */
interface BenchUser {
  id: number;
  role: string;
  sessions: Session[];
}

interface Session {
  url: string;
  tokens: Tokens;
}

type Change = (db: Db, url: string, owner: Tokens, user: BenchUser) => Promise<void>;

const changes: Record<string, Change> = {
  'a role loses a permission': async (_db, url, owner, { role }) => {
    const variables = { id: role, version: 1, role: { name: role, permissions: [] } };
    await change(url, owner, 'ChangeAccessRole', variables);
  },
  'a user is deactivated': async (db, url, owner, { id }) => {
    const read = db.selectFrom('app_user').select('version').where('id', '=', id);
    const { version } = await read.executeTakeFirstOrThrow();
    await change(url, owner, 'DeactivateUser', { id: String(id), version });
  },
};

/**
 * Takes rights away at one of three real servers on one PostgreSQL, and measures from that request until each server
 * refuses an operation to a client that sends it all the time and renews refused tokens as the app does.
 * @param rounds how many users lose their rights in each way
 * @throws when a server answers before the change with a refusal, or after its first refusal with data
 */
export async function benchAccessRevoked(rounds: number): Promise<void> {
  await withFixture({ durable: true }, async (portal) => {
    const urls: string[] = [];
    while (urls.length < servers) urls.push((await portal.start()).url);
    await given(portal).owner('owner1');
    const rows = [];
    for (const [what, make] of Object.entries(changes)) {
      const times: number[][] = urls.map(() => []);
      for (let round = 0; round < rounds; round += 1) {
        const user = await createUser(portal, urls, `${what.replaceAll(' ', '-')}-${round}`);
        const owner = await logIn(urls[0] ?? '', 'owner1');
        const found = await measureRound(user, round, (url) => make(portal.db, url, owner, user));
        for (const [at, seconds] of found.entries()) times[at]?.push(seconds);
      }
      for (const [at, samples] of times.entries())
        rows.push({
          what,
          server: at === 0 ? 'where it was changed' : `another (${at})`,
          'p50 s': calculatePercentile(samples, 0.5),
          'longest s': calculatePercentile(samples, 1),
          'budget s': budgetSeconds,
        });
    }
    console.table(rows);
    console.log(`The longest: ${Math.max(...rows.map((row) => row['longest s']))} s`);
  });
}

async function createUser(
  portal: FixturePortal,
  urls: readonly string[],
  name: string,
): Promise<BenchUser> {
  const { role, groupRole, newUser } = given(portal);
  await role(name, { permissions: [permission] });
  await groupRole(name, { roles: [name] });
  const id = await newUser(name, { groupRole: name });
  const sessions: Session[] = [];
  for (const url of urls) sessions.push({ url, tokens: await logIn(url, name) });
  return { id, role: name, sessions };
}

/** Returns after how many seconds each server refused. */
async function measureRound(
  { sessions }: BenchUser,
  round: number,
  make: (url: string) => Promise<void>,
): Promise<number[]> {
  let changedAt = Number.POSITIVE_INFINITY;
  const watched = sessions.map(async (session) => {
    while (await isAllowed(session)) {
      if (performance.now() - changedAt > patience) throw new Error(`${session.url} still allows`);
      await sleep(pause);
    }
    return (performance.now() - changedAt) / 1_000;
  });
  // Servers read revocations every five seconds; the rounds meet different moments of that.
  await sleep((round * 1_700) % 5_000);
  changedAt = performance.now();
  const [times] = await Promise.all([Promise.all(watched), make(sessions[0]?.url ?? '')]);
  if (!times.every((seconds) => seconds > 0)) throw new Error('Refused before the change');
  for (const session of sessions)
    if (await isAllowed(session)) throw new Error(`${session.url} allows it again`);
  return times;
}

/** Whether a server answers the operation to a session, with the next access token if the present one is refused. */
async function isAllowed(session: Session): Promise<boolean> {
  const ask = () => send<object>(session.url, session.tokens, operation);
  let reply = await ask();
  if (reply.status === 401) {
    const renewed = await refresh(session.url, session.tokens);
    if (!renewed) return false;
    session.tokens = renewed;
    reply = await ask();
  }
  const isRefused = reply.errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
  if (isRefused) return false;
  dataOf(reply);
  return true;
}

interface Changed {
  [field: string]: { message: { status: boolean }; userErrors: unknown[] };
}

async function change(url: string, owner: Tokens, name: string, variables: object): Promise<void> {
  const reply = await send<Changed>(url, owner, { operation: name, variables });
  const [answer] = Object.values(dataOf(reply));
  if (!answer?.message.status) throw new Error(`${name}: ${JSON.stringify(answer?.userErrors)}`);
}
