import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';
import { renderReference } from './render-reference.ts';

const sdl = readFileSync(`${root}schema.graphql`, 'utf8');
const page = renderReference(sdl, []);

const toText = (html: string) =>
  html
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** The texts of the sections by their id. */
const sections = new Map(
  page
    .split('<section id="')
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('"')), toText(part)]),
);

const schema = buildSchema(sdl, { assumeValid: true });

test('renders every operation with description, arguments, rights', () => {
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ type, field })),
  );
  expect(operations.length).toBeGreaterThan(150);
  for (const { type, field } of operations) {
    const shown = sections.get(`${type?.name}.${field.name}`) ?? '';
    expect(shown, field.name).toContain(field.description ?? '');
    for (const { name } of field.args) expect(shown, field.name).toContain(`${name}: `);
    expect(shown, field.name).toMatch(/@(allow|public)\(/);
  }
});

test('renders every type and field, and links only to what is there', () => {
  const builtIn = /^(__.*|Query|Mutation|ID|Int|Float|String|Boolean)$/;
  const names = Object.keys(schema.getTypeMap()).filter((name) => !builtIn.test(name));
  expect(names.filter((name) => !sections.has(name))).toEqual([]);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.keys(type.getFields()))
      if (names.includes(type.name)) expect(sections.get(type.name), type.name).toContain(field);
  const links = [...page.matchAll(/href="#([\w.]+)"/g)].map(([, id = '']) => id);
  expect(links.filter((id) => !sections.has(id))).toEqual([]);
});

test('escapes descriptions and REST calls', () => {
  const small = renderReference('type Query { "<b>" a: Int @allow }', ['GET /a&b']);
  expect(small).toContain('&lt;b&gt;');
  expect(small).toContain('GET /a&amp;b');
});
