import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyOperation } from '#server/graphql/testing/some-operation.ts';
import { roleRows } from '../../scripts/demo/access.ts';
import { startTestApp, type TestApp } from './app.ts';
import { given } from './given.ts';
import { listRoutes, permissionTable } from './permissions.ts';

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const operations = everyOperation(buildSchema(sdl));
const table = permissionTable();
const users = [...(table[0]?.allowed.keys() ?? [])].filter((user) => user !== 'nobody');
const rest = table.filter(({ kind }) => kind === 'rest');
const fields = table.filter(({ kind }) => kind !== 'rest');

/** The codes of refusals for lack of a permission. */
const refusals = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'AUDIT_READS_ONLY']);

/** Those of a shop's owner and of an owner of everything are made by the tests themselves. */
const rolesOfDemo = new Set(['finance', 'shop-buyer', 'shop-mechanic']);

let test: TestApp;
const tokens = new Map<string, string | null>([['nobody', null]]);
beforeAll(async () => {
  test = await startTestApp();
  await addRoles();
  for (const username of users) tokens.set(username, await test.login(username));
});
afterAll(() => test.close());

/** The roles of a distributor that the fixture lacks, with the demo's permissions, and one user of each. */
async function addRoles() {
  const make = given(test);
  const roles = roleRows() as { id: string; permissions: string[] }[];
  for (const { id, permissions } of roles.filter((role) => rolesOfDemo.has(role.id))) {
    for (const name of permissions) await make.permission(name);
    await make.role(id, { permissions });
    await make.groupRole(id, { roles: [id] });
  }
  await make.newUser('finance1', { groupRole: 'finance', areas: ['2000:all:'] });
  await make.newUser('buyer1', { groupRole: 'shop-buyer' });
  await make.newUser('mechanic1', { groupRole: 'shop-mechanic' });
  await make.shopOwner('shopowner1');
  await make.owner('owner1');
}

/** Asks as every user of the table at once. */
async function whoMay(asks: (token: string | null, user: string) => Promise<boolean>) {
  const answers = [...tokens].map(
    async ([user, token]) => [user, await asks(token, user)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}

describe('the table of permissions', () => {
  it('has a row for every root field and no other', () => {
    const named = (rows: { kind: string; name: string }[]) =>
      rows.map(({ kind, name }) => `${kind} ${name}`).toSorted();
    expect(named(fields)).toEqual(named(operations));
  });

  it('has a row for every route and no other', () => {
    expect(rest.map(({ name }) => name).toSorted()).toEqual(listRoutes(test.app).toSorted());
  });

  it('has a column for every group role', async () => {
    const roles = await test.db
      .selectFrom('app_user')
      .select(['username', 'group_role_id'])
      .execute();
    const roleOf = new Map(roles.map((row) => [row.username, row.group_role_id]));
    expect(users.filter((user) => !roleOf.has(user))).toEqual([]);
    const present = new Set(roles.map((row) => row.group_role_id));
    expect(new Set(users.map((user) => roleOf.get(user)))).toEqual(present);
  });

  it('names permissions the specification knows', async () => {
    const known = await test.db.selectFrom('permission').select('name').execute();
    const names = new Set(['user', ...known.map(({ name }) => name)]);
    expect(operations.flatMap(({ scopes }) => scopes).filter((scope) => !names.has(scope))).toEqual(
      [],
    );
    const withoutScope = operations.filter(({ scopes }) => scopes.length === 0);
    // It is answered without a login, and not at this endpoint.
    expect(withoutScope.map(({ name }) => name)).toEqual(['createCustomerInquiry']);
  });
});

it.each(fields)('$kind $name', async ({ name, allowed }) => {
  const document = operations.find((operation) => operation.name === name)?.document ?? '';
  const answers = await whoMay(async (token) => {
    const { errors = [] } = await test.gql(token, document);
    return !refusals.has(errors[0]?.extensions?.code ?? '');
  });
  expect(answers).toEqual(Object.fromEntries(allowed));
});

it.each(rest)('$name', async ({ name, allowed }) => {
  const [method, pattern = ''] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const url = pattern.replaceAll(/:\w+/g, 'x');
  const answers = await whoMay(async (token) => {
    const { status } = await test.rest(method, url, { ...(token && { token }) });
    return status !== 401 && status !== 403;
  });
  expect(answers).toEqual(Object.fromEntries(allowed));
});
