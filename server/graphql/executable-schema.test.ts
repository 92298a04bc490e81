import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fileRules } from '#server/files/file-rules.ts';
import { executableSchema } from './executable-schema.ts';
import type { Feature } from './feature.ts';

const base =
  'directive @allow(scope: String, scopes: [String!], readOnlyUsers: Boolean = false) on FIELD_DEFINITION | OBJECT\n';
const feature = (name: string, resolvers: object): Feature => ({ name, resolvers });
const build =
  (sdl: string, ...features: Feature[]) =>
  () =>
    executableSchema(base + sdl, features);
const answer = () => 'x';

it('builds when every root field has permission and resolver', () => {
  const sdl = 'type Query { a: String @allow(scope: "page.a") }';
  expect(build(sdl, feature('r', { Query: { a: answer } }))().getQueryType()).toBeTruthy();
});

it('refuses a root field without a permission', () => {
  const message = 'Query.b does not say who may use it: add @allow';
  const sdl = 'type Query { a: String @allow(scope: "user") b: String }';
  expect(build(sdl, feature('r', { Query: { a: answer, b: answer } }))).toThrow(message);
  const empty = 'type Query { b: String @allow(scope: "") }';
  expect(build(empty, feature('r', { Query: { b: answer } }))).toThrow(message);
  const change = 'type Query { a: String @allow(scope: "user") } type Mutation { m: String }';
  const features = [feature('r', { Query: { a: answer }, Mutation: { m: answer } })];
  expect(build(change, ...features)).toThrow('Mutation.m does not say who may use it');
});

// The merged schema has the rules that fields share at each field.
it('refuses a permission that is not at the field', () => {
  const sdl = 'type Query @allow(scope: "user") { b: String }';
  expect(build(sdl, feature('r', { Query: { b: answer } }))).toThrow('Query.b does not say who');
});

it.each(['()', '(scopes: [])', '(scopes: ["a", ""])', '(scope: "a", scopes: ["b"])'])(
  'refuses a root field with @allow%s',
  (args) => {
    const sdl = `type Query { a: String @allow${args.replace('()', '')} }`;
    expect(build(sdl, feature('r', { Query: { a: answer } }))).toThrow('add @allow');
  },
);

it('accepts a viewer with one of several permissions', async () => {
  const sdl = 'type Query { a: String @allow(scopes: ["page.a", "page.b"]) }';
  const schema = build(sdl, feature('r', { Query: { a: answer } }))();
  const noted: string[] = [];
  const execute = (...scopes: string[]) =>
    graphql({
      schema,
      source: '{ a }',
      contextValue: {
        viewer: { scopes: new Set(scopes), areas: [] },
        noteRefusal: (field: string, reason: string) => noted.push(`${field}: ${reason}`),
      },
    });
  for (const scope of ['page.a', 'page.b']) expect((await execute(scope)).data).toEqual({ a: 'x' });
  expect((await execute('page.c')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(noted).toEqual(['a: page.a or page.b']);
});

it('rejects a root field without a resolver', () => {
  const sdl = 'type Query { a: String @allow(scope: "user") }';
  expect(build(sdl)).toThrow('No feature answers Query.a');
});

it('rejects resolvers that are unknown or duplicated', () => {
  const sdl = 'type Query { a: String @allow(scope: "user") }';
  const one = feature('one', { Query: { a: answer } });
  expect(build(sdl, one, feature('two', { Query: { a: answer } }))).toThrow('as another does');
  expect(build(sdl, one, feature('two', { Query: { b: answer } }))).toThrow(
    'unknown field Query.b',
  );
  expect(build(sdl, one, feature('two', { Thing: { b: answer } }))).toThrow('unknown type Thing');
});

describe('arguments for files', () => {
  const file =
    'directive @file(purpose: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION\n';
  const rules = fileRules({
    purpose: 'a/photo',
    types: ['image'],
    maxBytes: 1,
    scopes: ['page.a'],
    mayRead: async () => true,
  });
  const withFiles: Feature = {
    name: 'a',
    resolvers: { Query: { a: answer } } as unknown as NonNullable<Feature['resolvers']>,
    files: [rules],
  };
  const query = (args: string) =>
    build(
      `${file} input I { f: [ID!] @file(purpose: "a/photo") }
      type Query { a${args}: String @allow(scope: "user") }`,
      withFiles,
    );

  it('name a purpose of a feature', () => {
    expect(query('(i: I)')().getQueryType()).toBeTruthy();
    const unknown = '(i: I, f: ID @file(purpose: "a/other"))';
    expect(query(unknown)).toThrow('Query.a(f) takes files of the purpose a/other');
  });

  it('are ids', () => {
    const text = '(i: I, f: String @file(purpose: "a/photo"))';
    expect(query(text)).toThrow('Query.a(f) has @file and is neither an ID');
  });

  it('exist for every purpose', () => {
    const sdl = 'type Query { a(f: ID): String @allow(scope: "user") }';
    expect(build(file + sdl, withFiles)).toThrow('No argument takes files of the purpose a/photo');
  });
});
