import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { root } from '../generate/root.ts';
import { routeTable } from '../generate/routes.ts';
import { isTest, sources } from '../laws/sources.ts';
import { inventory } from './inventory.ts';

const table = await routeTable();
const rowOf = (id: string) => table.find(({ ids }) => ids.includes(id));

/** Not in the table: the entry without a locale, the catch-all, and the two error views. */
const withoutRow = ['R001', 'R056', 'R057', 'R058'];

describe('the route table', () => {
  const routes = inventory('routes').filter(({ id }) => !withoutRow.includes(id ?? ''));

  it('has every route of the inventory, with its path', () => {
    const shape = (path = '') =>
      path
        .split(' (')[0]
        ?.replace(/\/$/, '')
        .replace(/:\w+\??/g, ':');
    const wrong = routes.filter(({ id = '', path, notes = '' }) => {
      const row = rowOf(id);
      // A known word such as /sales-document/technical is an instance of /:type; R026 and R016 share a screen.
      const instance = /instance of :type|stands for type/.test(notes) || id === 'R026';
      const optional = row?.path.endsWith('?') && shape(row.path)?.startsWith(shape(path) ?? '-');
      return (
        !row ||
        !(
          shape(row.path) === (shape(path) || '/') ||
          shape(row.path) === shape(path) ||
          instance ||
          optional
        )
      );
    });
    expect(routes.length).toBeGreaterThan(120);
    expect(wrong.map(({ id, path }) => `${id} ${path}`)).toEqual([]);
  });

  it('protects every route with the inventory’s scope', () => {
    const scope = /^[a-z0-9.-]+\.[a-z0-9.-]+/;
    const wrong = routes.filter(({ id = '', scope: wanted = '' }) => {
      const named = wanted.split(' or ').flatMap((part) => scope.exec(part)?.[0] ?? []);
      const held = (rowOf(id)?.scopes ?? '').split(/[;|]/);
      return named.some((one) => !held.includes(one));
    });
    expect(wrong.map(({ id, scope: wanted }) => `${id} ${wanted}`)).toEqual([]);
  });

  it('requires a customer where the inventory does (B046)', () => {
    const wrong = routes.filter(
      ({ id = '', needs_customer }) => needs_customer === 'yes' && rowOf(id)?.customer === 'no',
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('links back only to existing pages', () => {
    const names = table.map(({ name }) => name);
    expect(table.filter(({ back }) => back && !names.includes(back))).toEqual([]);
  });

  it('names each page once', () => {
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
    expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
  });
});

describe('operations and scopes', () => {
  const sdl = readFileSync(`${root}schema.graphql`, 'utf8');
  const schema = parse(sdl);
  const fields = new Set(
    schema.definitions.flatMap((node) =>
      node.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(node.name.value)
        ? (node.fields ?? []).map((field) => field.name.value)
        : [],
    ),
  );

  it('misses 2 of the newest inventory operations', () => {
    const newest = inventory('operations').filter(
      ({ kind, latest }) => latest === 'yes' && (kind === 'query' || kind === 'mutation'),
    );
    const missing = newest.filter(({ name = '' }) => !fields.has(name));
    expect(newest.length).toBeGreaterThan(150);
    expect(missing).toHaveLength(2);
  });

  it('uses every scope on a page, an operation or an entry', () => {
    const code = sources().filter(
      (file) => /^(src|server)\//.test(file.path) && !isTest(file.path),
    );
    const unused = inventory('scopes').filter(({ scope = '' }) => {
      const guards = table.some(({ scopes }) => scopes.split(/[;|]/).includes(scope));
      const isUsed = [...sdl.matchAll(/@allow\([^)]*\)/g)].some(([allow]) =>
        allow.includes(`"${scope}"`),
      );
      return !guards && !isUsed && !code.some(({ text }) => text.includes(`'${scope}'`));
    });
    expect(unused.map(({ scope }) => scope)).toEqual([]);
  });
});
