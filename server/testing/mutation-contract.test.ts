import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ruleOf } from '#server/graphql/allow.ts';
import { fullCall } from '#server/graphql/testing/full-call.ts';
import { startTestApp, type TestApp } from './app.ts';
import { kept } from './canaries.ts';
import {
  administratorMutations,
  foreignMutations,
  plantCanaries,
  queues,
  staffMutations,
  versionedRecords,
} from './feature-contracts.ts';
import { given } from './given.ts';
import { jobsLeft } from './jobs.store.ts';
import { renewLogins } from './recent-login.store.ts';
import { type RowChange, watchRows } from './table-state.store.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
/** Mutations that are only answered without a login, which has an endpoint of its own. */
const publicOnly = new Set(mutations.filter((field) => !ruleOf(field)).map(({ name }) => name));
const documentOf = new Map(
  mutations.map((field) => [
    field.name,
    fullCall('mutation', field, foreignMutations[field.name] ?? ''),
  ]),
);

let app: TestApp;
let readChanges: () => Promise<RowChange[]>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp();
  await plantCanaries(app);
  await given(app).owner('owner1');
  await given(app).shopOwner('shopowner1', { areas: [`2000:customer:${kept.customer}`] });
  for (const user of [
    kept.owner,
    'sales1',
    'dealer1',
    'vendor1',
    'accessadmin',
    'owner1',
    'shopowner1',
  ])
    tokens.set(user, await app.login(user));
  readChanges = await watchRows(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('processed_operation').execute();
  // The tests take longer than a login counts as recent.
  await renewLogins(app.db);
});

/** Tables that jobs write in the background: deliveries to devices, mails of invitations and of warranty cards. */
const ofJobs = new Set(['push_delivery', 'user_invitation', 'warranty_mail']);
/** A job forgets a saved payment that its user has deleted; its last column is the instant of the deletion. */
const isDeletedPayment = ({ table, row }: RowChange) =>
  table === 'saved_payment' && !row.endsWith(',)');

/** Returns the rows that have changed since the last call, with those of the work that was begun in the background. */
const changes = async () => {
  for (const queue of queues) await expect.poll(() => jobsLeft(app.db, queue)).toBe(0);
  return (await readChanges()).filter((one) => !ofJobs.has(one.table) && !isDeletedPayment(one));
};

test('notices a row that has changed', async () => {
  await changes();
  const rename = (name: string) =>
    app.db.updateTable('app_user').set({ name }).where('username', '=', kept.owner).execute();
  await rename('Changed');
  const noticed = await changes();
  expect(noticed.map(({ table, change }) => `${table} ${change}`).toSorted()).toEqual([
    'app_user added',
    'app_user removed',
  ]);
});

/** An answer without the instants at which what it also shows, such as the cart, was read. */
const withoutInstants = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer ?? null).replaceAll(/"asOf":"[^"]*"/g, '"asOf":""'));

/** The token of the user who sends a mutation: an administrator, staff, or the customer's own dealer. */
const senderOf = (name: string) =>
  tokens.get(administratorMutations[name] ?? (staffMutations.has(name) ? 'sales1' : kept.owner)) ??
  '';

async function send(name: string, key: string) {
  const token = senderOf(name);
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(token, documentOf.get(name) ?? '', undefined, headers);
  return { answer: withoutInstants(data?.[name]), code: errors?.[0]?.extensions?.code };
}

describe.each(mutations.map(({ name }) => name))('%s', (name) => {
  test('needs a login', async () => {
    await changes();
    const { errors } = await app.gql(null, documentOf.get(name) ?? '');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(await changes()).toEqual([]);
  });
});

describe.each(mutations.map(({ name }) => name).filter((name) => !publicOnly.has(name)))(
  '%s',
  (name) => {
    test('changes nothing and repeats its answer under the same key', async () => {
      const key = randomUUID();
      const first = await send(name, key);
      expect(first.code).toBeUndefined();
      await changes();
      expect(await send(name, key)).toEqual(first);
      expect(await changes()).toEqual([]);
    });

    test('is refused under the key of another operation', async () => {
      const key = randomUUID();
      const other = name === 'changeLanguage' ? 'sendTestNotification' : 'changeLanguage';
      await app.gql(senderOf(name), documentOf.get(other) ?? '', undefined, {
        'idempotency-key': key,
      });
      expect(await send(name, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    });
  },
);

test('answers mutations without a login at the endpoint for that only', async () => {
  expect([...publicOnly]).toEqual(['createCustomerInquiry']);
  for (const name of publicOnly) expect((await send(name, randomUUID())).code).toBe('FORBIDDEN');
});

/** A mutation that changes a record at a version takes the version as an argument or in its input. */
const versioned = mutations.filter(({ args }) =>
  args.some(({ name, type }) => {
    const input = getNamedType(type);
    return name === 'version' || (isInputObjectType(input) && 'version' in input.getFields());
  }),
);

test('describes every versioned mutation in its feature', () => {
  expect(Object.keys(versionedRecords).toSorted()).toEqual(
    versioned.map(({ name }) => name).toSorted(),
  );
  for (const { name, type } of versioned) {
    const payload = getNamedType(type);
    const fields = 'getFields' in payload ? Object.keys(payload.getFields()) : [];
    expect(fields, name).toEqual(expect.arrayContaining(['message', 'userErrors', 'record']));
  }
});

describe.each(versioned)('$name', (field) => {
  const { name } = field;
  const isOfState = /^(?:delete|restore)/.test(name);

  /** Changes a record of the contract. @param args as they are written in the document */
  async function change(args: string, token = senderOf(name)) {
    const headers = { 'idempotency-key': randomUUID() };
    const document = fullCall('mutation', field, args);
    const { data, errors } = await app.gql(token, document, undefined, headers);
    return data?.[name] ?? { code: errors?.[0]?.extensions?.code };
  }
  const newRecord = async () => await versionedRecords[name]?.(app, senderOf(name));

  test('answers a stale version with the record as it is', async () => {
    const { version = 0, args = () => '' } = (await newRecord()) ?? {};
    // A record that is deleted or restored cannot be so a second time, and is asked with a later version instead.
    const first = isOfState ? null : await change(args(version));
    if (first) expect(first.message.status).toBe(true);
    await changes();
    const stale = await change(args(first ? version : version + 1));
    expect(stale).toMatchObject({
      message: { status: false },
      userErrors: [{ field: 'version', code: 'STALE_VERSION' }],
      record: first ? first.record : { version },
    });
    expect(await changes()).toEqual([]);
    if (isOfState) expect((await change(args(version))).message.status).toBe(true);
  });

  test('shows a stranger no record and changes none', async () => {
    const { version = 0, args = () => '' } = (await newRecord()) ?? {};
    await changes();
    const answer = await change(args(version), tokens.get('dealer1'));
    expect(answer).toMatchObject(
      administratorMutations[name]
        ? { code: 'FORBIDDEN' }
        : { message: { status: false }, record: null },
    );
    expect(await changes()).toEqual([]);
  });
});
