import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKilledDatabase, type KilledDatabase } from './killed-database.ts';
import { checkOut, expectEachOnce, logIn, type Sent } from './orders-sent.ts';
import { startServer } from './server.ts';

// The real server is killed while many buyers check out: on PostgreSQL where the run has one, else on
// the embedded database in a directory. `npm run bench -- server-kills` sets KILLS for a long run.

const kills = Number(process.env.KILLS ?? 2);

let killed: KilledDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  killed = await createKilledDatabase();
  env = {
    PANNIER_MODE: 'test',
    PANNIER_LOG_LEVEL: 'error',
    ...killed.env,
    // A long run outlasts the usual quarter of an hour.
    PANNIER_ACCESS_TOKEN_MINUTES: '1440',
  };
  await killed.use(async (database) => {
    await sql`update stock set qty = 100000`.execute(database.db);
    // A hundred kills need more orders than the fixture's credit pays for.
    await sql`update customer set credit_limit = null`.execute(database.db);
    await sql`update credit set credit_limit = null`.execute(database.db);
  });
});
afterAll(() => killed.delete());

const reasonOf = (ended: PromiseSettledResult<void>) =>
  ended.status === 'rejected' ? String(ended.reason) : '';

// R13
test(
  'keeps each acknowledged order once when the server is killed',
  async () => {
    const all: Sent[] = [];
    const acknowledged = () => all.filter(({ orderNo }) => orderNo !== null).length;
    let tokens: Record<string, string> = {};
    for (let round = 1; round <= kills; round++) {
      const server = await startServer(env);
      if (round === 1)
        tokens = {
          S1: await logIn(server.url, 'dealer1'),
          S2: await logIn(server.url, 'dealer2'),
        };
      const enough = acknowledged() + 12;
      const buyer = async (nth: number) => {
        while (server.process.exitCode === null && !server.process.killed) {
          const sent = { key: randomUUID(), shipto: nth % 2 ? 'S1' : 'S2', orderNo: null };
          all.push(sent);
          await checkOut(server.url, tokens, sent);
          if (acknowledged() >= enough) server.process.kill('SIGKILL');
        }
      };
      // Each ends with the request the kill has cut off.
      const ended = await Promise.allSettled(Array.from({ length: 6 }, (_, nth) => buyer(nth)));
      await server.stop('SIGKILL');
      expect(ended.map(reasonOf).filter((reason) => reason.includes('refused'))).toEqual([]);
      expect(acknowledged()).toBeGreaterThanOrEqual(enough);
    }
    const known = all.map(({ orderNo }) => orderNo);
    const unanswered = known.filter((orderNo) => orderNo === null).length;
    const server = await startServer(env);
    // Every request is sent again under its key, whether it was answered or not.
    for (const sent of all) await checkOut(server.url, tokens, sent);
    await server.stop();
    expect(known).toContain(null);
    expect(known.map((orderNo, nth) => orderNo ?? all[nth]?.orderNo)).toEqual(
      all.map(({ orderNo }) => orderNo),
    );

    await killed.use(async ({ db }) => {
      await expectEachOnce(db, all);
    });
    console.log(
      `${kills} kills: ${all.length - unanswered} orders acknowledged, ${unanswered} without an answer ` +
        'and sent again, none lost, none doubled',
    );
  },
  kills * 90_000,
);
