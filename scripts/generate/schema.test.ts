import { buildASTSchema, getNamedType, isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { mergedSchema, mergeSchema } from './schema.ts';

const fieldsOf = (...texts: string[]) =>
  [...mergeSchema(texts).matchAll(/^ {2}(\w+.*)$/gm)].map(([, field]) => field);

it('gives fields the permission of their file', () => {
  const file = `extend schema @allow(scope: "page.a")
extend type Query { a: ID @limit(calls: 1, minutes: 1) }
extend type Mutation { b: ID @allow(scope: "page.b") }`;
  expect(fieldsOf(file, 'extend type Query { c: ID @allow(scope: "page.c") }')).toEqual([
    'a: ID @limit(calls: 1, minutes: 1) @allow(scope: "page.a")',
    'c: ID @allow(scope: "page.c")',
    'b: ID @allow(scope: "page.b")',
  ]);
});

it('gives fields the rules of their block before the file’s', () => {
  const file = `extend schema @allow(scope: "page.a") @limit(calls: 9, minutes: 1)
extend type Query @allow(scope: "page.b") { a: ID  b: ID @limit(calls: 2, minutes: 1) }
extend type Query { c: ID }`;
  expect(fieldsOf(file)).toEqual([
    'a: ID @allow(scope: "page.b") @limit(calls: 9, minutes: 1)',
    'b: ID @limit(calls: 2, minutes: 1) @allow(scope: "page.b")',
    'c: ID @allow(scope: "page.a") @limit(calls: 9, minutes: 1)',
  ]);
});

it('refuses a field without a permission of its own or shared', () => {
  const open = 'extend type Query { b: ID }';
  const file = `extend schema @limit(calls: 9, minutes: 1) ${open}`;
  expect(() => mergeSchema([file])).toThrow('Say who may use b');
  expect(() => mergeSchema(['extend schema @allow(scope: "user")', open])).toThrow('b: add');
});

it.each(['@allow(scope: "user", readOnlyUsers: true)', '@deprecated'])(
  'refuses %s as a rule that fields share',
  (rule) => {
    const fields = 'extend type Mutation { a: ID @allow(scope: "user") }';
    expect(() => mergeSchema([`extend schema ${rule} ${fields}`])).toThrow('share no such rule');
    expect(() => mergeSchema([fields.replace('{', `${rule} {`)])).toThrow('share no such rule');
  },
);

// Clients ask for it by the fragment Answer. The specification fixes what changeLanguage answers.
it('lets every mutation answer a MutationAnswer', () => {
  const mutations = buildASTSchema(parse(mergedSchema())).getMutationType()?.getFields() ?? {};
  const types = Object.values(mutations).map(({ type }) => getNamedType(type));
  const others = types.filter(
    (type) =>
      !isObjectType(type) || type.getInterfaces().every(({ name }) => name !== 'MutationAnswer'),
  );
  expect(types.length).toBeGreaterThan(60);
  expect(others.map(({ name }) => name)).toEqual(['LanguageChange']);
});
