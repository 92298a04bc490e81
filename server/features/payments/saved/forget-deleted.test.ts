import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { GatewayRefused, GatewayUnavailable } from '../gateways/gateway.ts';
import { getGateways, replaceGateway } from '../gateways/gateways.ts';
import { forgetPayments } from '../testing/open-invoices.store.ts';
import { forgetDeleted } from './keep-method.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The tokens that the provider was asked to forget, and how it answers. */
let asked: string[] = [];
let answers: Record<string, Error> = {};
let logged: object[] = [];
beforeEach(async () => {
  await forgetPayments(app.db);
  [asked, answers, logged] = [[], {}, []];
  const sandbox = getGateways(app.db).byName.get('sandbox');
  if (!sandbox) throw new Error('The embedded provider is off');
  replaceGateway(app.db, {
    ...sandbox,
    async forget(token) {
      asked.push(token);
      if (answers[token]) throw answers[token];
    },
  });
});

const log = { warn: (...entry: unknown[]) => void logged.push(entry) };
const run = () => forgetDeleted(app.db, log);

/** Saves ways to pay that their user has deleted. */
async function deleted(...saved: { token: string; gateway?: string }[]) {
  for (const one of saved)
    await given(app).savedCard({ by: 'dealer1', deletedAt: new Date(), ...one });
}
const kept = async () => {
  const rows = await app.db.selectFrom('saved_payment').select('token').orderBy('id').execute();
  return rows.map(({ token }) => token);
};

test('forgets what its provider has forgotten', async () => {
  await deleted({ token: 'one' }, { token: 'two' });
  await run();
  expect([asked, await kept(), logged]).toEqual([['one', 'two'], [], []]);
});

test('keeps what belongs to a provider that is not set', async () => {
  await deleted({ token: 'theirs', gateway: 'gone' }, { token: 'ours' });
  await run();
  expect([asked, await kept()]).toEqual([['ours'], ['theirs']]);
  expect(logged).toMatchObject([[{ gateway: 'gone' }, expect.any(String)]]);
  const sandbox = getGateways(app.db).byName.get('sandbox');
  if (sandbox) replaceGateway(app.db, { ...sandbox, name: 'gone' });
  await run();
  expect([asked, await kept()]).toEqual([['ours', 'theirs'], []]);
});

test('goes on after an entry that fails, and tries it again', async () => {
  await deleted({ token: 'refused' }, { token: 'broken' }, { token: 'good' });
  answers = { refused: new GatewayRefused('NO'), broken: new TypeError('a fault') };
  await run();
  expect([asked, await kept()]).toEqual([
    ['refused', 'broken', 'good'],
    ['refused', 'broken'],
  ]);
  expect(logged).toHaveLength(2);
  answers = {};
  await run();
  expect(await kept()).toEqual([]);
});

test('asks a provider that is away once in a run', async () => {
  answers = { one: new GatewayUnavailable('away') };
  await deleted({ token: 'one' }, { token: 'two' });
  await run();
  expect([asked, await kept()]).toEqual([['one'], ['one', 'two']]);
});

test('reaches entries behind many that fail', async () => {
  const stuck = Array.from({ length: 150 }, (_, no) => ({ token: `t${no}`, gateway: 'unset' }));
  await deleted(...stuck, { token: 'last' });
  await run();
  expect(asked).toEqual(['last']);
});

test('never logs a token', async () => {
  answers = { 'tok-secret': new GatewayRefused('NO') };
  await deleted({ token: 'tok-secret' });
  await run();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('tok-secret');
});
