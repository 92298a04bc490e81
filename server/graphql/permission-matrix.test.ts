import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const sdlFile = new URL('../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(sdlFile, 'utf8'));

/** Every user of the fixture, and somebody who is not logged in. */
const users = [
  ...['dealer1', 'dealer2', 'vendor1', 'blocked1', 'sales1', 'group1', 'audit1'],
  ...['product1', 'guest1', 'contentadmin', 'accessadmin', 'dealer9'],
];

let test: TestApp;
const viewers = new Map<string, { token: string; scopes: Set<string> }>();
beforeAll(async () => {
  test = await startTestApp();
  for (const username of users) {
    const token = await test.login(username);
    const { scopes } = (await test.rest('GET', '/user', { token })).body;
    viewers.set(username, { token, scopes: new Set(scopes) });
  }
});
afterAll(() => test.close());

/** Some value of a type, as it is written in a document; lists are empty. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(({ type: of }) => isNonNullType(of));
    return `{ ${needed.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  if (['Int', 'Float', 'Money'].includes(type.name)) return '1';
  if (type.name === 'Boolean') return 'false';
  return type.name === 'Date' ? '"2026-01-31"' : '"x"';
}

interface Operation {
  name: string;
  scope: string;
  document: string;
}

/** A call of a root field with no more arguments than it needs. */
function operationOf(kind: string, field: GraphQLField<unknown, unknown>): Operation {
  const args = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${someValue(type)}`);
  const given = args.length > 0 ? `(${args.join(', ')})` : '';
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const allow = field.astNode?.directives?.find(({ name }) => name.value === 'allow');
  const value = allow?.arguments?.[0]?.value;
  const scope = value?.kind === 'StringValue' ? value.value : '';
  return { name: field.name, scope, document: `${kind} { ${field.name}${given}${selection} }` };
}

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((f) => operationOf('query', f)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((f) =>
    operationOf('mutation', f),
  ),
];

it('every root field says who may use it, with a permission the fixture knows', async () => {
  const known = await test.db.selectFrom('permission').select('name').execute();
  const names = new Set(['user', ...known.map(({ name }) => name)]);
  expect(operations.filter(({ scope }) => !names.has(scope))).toEqual([]);
  const all = await test.db.selectFrom('app_user').select('username').execute();
  expect(all.map(({ username }) => username).toSorted()).toEqual(users.toSorted());
});

it.each(operations)('$name is for those with $scope and nobody else', async (operation) => {
  const { scope, document } = operation;
  const nobody = await test.gql(null, document);
  expect(nobody).toMatchObject({ status: 401 });
  expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  const answers: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [username, { token, scopes }] of viewers) {
    const { errors = [] } = await test.gql(token, document);
    const code = errors[0]?.extensions?.code ?? 'answered';
    // What is wrong with made-up arguments is told to those who may ask only.
    answers[username] = code === 'BAD_USER_INPUT' ? 'answered' : code;
    expected[username] = scope === 'user' || scopes.has(scope) ? 'answered' : 'FORBIDDEN';
  }
  expect(answers).toEqual(expected);
});
