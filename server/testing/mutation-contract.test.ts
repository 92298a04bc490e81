import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foreignMutations } from '#server/graphql/testing/foreign-arguments.ts';
import { fullCall } from '#server/graphql/testing/full-call.ts';
import { startTestApp, type TestApp } from './app.ts';
import { kept, plantCanaries } from './canaries.ts';
import { stateWithout } from './table-state.store.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const documentOf = new Map(
  mutations.map((field) => [
    field.name,
    fullCall('mutation', field, foreignMutations[field.name] ?? ''),
  ]),
);
/** Those of staff; the others are of the customer's own dealer. */
const ofStaff = new Set(['confirmOrders', 'cancelOrders', 'updateOrderLimits']);

let app: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp();
  await plantCanaries(app);
  for (const user of [kept.owner, 'sales1', 'guest1']) tokens.set(user, await app.login(user));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('processed_operation').execute();
});

/** What mutations change; notifications are sent to devices in the background. */
async function state(): Promise<Record<string, string>> {
  const { push_delivery: _, ...rest } = await stateWithout(app.db, -1);
  return rest;
}

/** An answer without the instants at which what it also shows, such as the cart, was read. */
const withoutInstants = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer ?? null).replaceAll(/"asOf":"[^"]*"/g, '"asOf":""'));

async function send(name: string, key: string) {
  const token = tokens.get(ofStaff.has(name) ? 'sales1' : kept.owner) ?? '';
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(token, documentOf.get(name) ?? '', undefined, headers);
  return { answer: withoutInstants(data?.[name]), code: errors?.[0]?.extensions?.code };
}

describe.each(mutations.map(({ name }) => name))('%s', (name) => {
  test('needs a login', async () => {
    const before = await state();
    const { errors } = await app.gql(null, documentOf.get(name) ?? '');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(await state()).toEqual(before);
  });

  test('sent again under its key changes nothing and answers the same', async () => {
    const key = randomUUID();
    const first = await send(name, key);
    expect(first.code).toBeUndefined();
    const before = await state();
    expect(await send(name, key)).toEqual(first);
    expect(await state()).toEqual(before);
  });

  test('is refused under the key of another operation', async () => {
    const key = randomUUID();
    const other = name === 'changeLanguage' ? 'sendTestNotification' : 'changeLanguage';
    await app.gql(
      tokens.get(ofStaff.has(name) ? 'sales1' : kept.owner) ?? '',
      documentOf.get(other) ?? '',
      undefined,
      { 'idempotency-key': key },
    );
    expect(await send(name, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

/** A mutation that changes a record at a version takes the version as an argument or in its input. */
const versioned = mutations.filter(({ args }) =>
  args.some(({ name, type }) => {
    const input = getNamedType(type);
    return name === 'version' || (isInputObjectType(input) && 'version' in input.getFields());
  }),
);

test('a mutation that takes a version answers the record as it is when the version is stale', () => {
  for (const { name, type } of versioned) {
    const payload = getNamedType(type);
    const fields = 'getFields' in payload ? Object.keys(payload.getFields()) : [];
    expect(fields, name).toEqual(expect.arrayContaining(['message', 'userErrors', 'record']));
  }
});
