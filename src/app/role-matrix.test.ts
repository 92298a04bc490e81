import { describe, expect, it } from 'vitest';
import { holdsScopes } from '#src/features/session/scopes.rules.ts';
import routesList from '../../docs/requirements/routes.tsv?raw';
import { roleRows } from '../../scripts/demo/access.ts';
import { parseRouteTable } from '../../scripts/generate/route-table.ts';
import { deferredPages } from './generated/deferred-pages.ts';
import { firstPages } from './generated/first-pages.ts';
import type { Page } from './page.ts';
import table from './route-table.tsv?raw';

const pages: Record<string, Page> = { ...firstPages, ...deferredPages };
const rows = parseRouteTable(table);
const roles = roleRows() as { id: string; permissions: string[] }[];

/** The scopes in the specification's own list; scopes joined by "or" are alternatives. */
const wanted = new Map(
  routesList
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', , , scope = '']) => [
      id,
      scope
        .split(' or ')
        .flatMap((part) => /^[a-z0-9]+[.-][a-z0-9.-]+/.exec(part.trim())?.[0] ?? []),
    ]),
);

describe.each(roles)('role $id', ({ permissions }) => {
  const opens = (name: string) => holdsScopes(permissions, pages[name]?.scopes ?? []);

  it('opens exactly the pages whose scope it holds (N001)', () => {
    const wrong = rows.filter(({ ids, name }) => {
      const scopes = ids.flatMap((id) => wanted.get(id) ?? []);
      if (scopes.length === 0) return false;
      return opens(name) !== scopes.some((scope) => permissions.includes(scope));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("opens pages without a listed scope by the table's scopes", () => {
    const wrong = rows.filter(({ name, scopes }) => {
      if (scopes === 'public' || scopes === 'user') return !opens(name);
      const all = scopes
        .split(';')
        .every((entry) => entry.split('|').some((scope) => permissions.includes(scope)));
      return opens(name) !== all;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
