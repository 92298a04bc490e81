import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Who may use a root field or a route, by the name of a user of the fixture or `nobody`. */
export interface PermissionRow {
  kind: 'query' | 'mutation' | 'rest';
  /** A field, or method and pattern of a route: `GET /user`. */
  name: string;
  allowed: ReadonlyMap<string, boolean>;
}

/**
 * The reviewed table of who may do what, see docs/permissions.md. It is written by hand from the
 * specification and never generated from the server.
 */
export function permissionTable(): PermissionRow[] {
  const text = readFileSync(new URL('permissions.tsv', import.meta.url), 'utf8');
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const users = head.slice(2);
  return rows.map(([kind, name = '', ...cells]) => ({
    kind: kind as PermissionRow['kind'],
    name,
    allowed: new Map(users.map((user, column) => [user, cells[column] === 'yes'])),
  }));
}

/** Method and pattern of every route; HEAD is left out, it goes with GET. */
export function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      path.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
      const url = path.join('');
      const names = methods.split(', ').filter((name) => name !== '' && name !== 'HEAD');
      return names.map((method) => `${method} ${url}`);
    });
}
