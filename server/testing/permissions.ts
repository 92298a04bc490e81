import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/**
 * The users who may call a root field or a route, by their names in the fixture; `nobody` is a call without a
 * login.
 */
export interface PermissionRow {
  kind: 'query' | 'mutation' | 'rest';
  /** A field, or method and pattern of a route: `GET /user`. */
  name: string;
  allowed: ReadonlyMap<string, boolean>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['server/testing/permissions.tsv', 'server/features/*/permissions.tsv'];

/**
 * The reviewed table of who may do what, see docs/permissions.md: the server's own routes, and each
 * feature's operations and routes from its folder. It is written by hand from the specification and never
 * generated from the server.
 * @throws when a file has other users than the first
 */
export function permissionTable(): PermissionRow[] {
  const tables = files
    .flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
    .map((path) => ({
      path,
      lines: readFileSync(root + path, 'utf8')
        .trimEnd()
        .split('\n'),
    }));
  const head = tables[0]?.lines[0] ?? '';
  const other = tables.find(({ lines }) => lines[0] !== head);
  if (other) throw new Error(`The first line of ${other.path} must be: ${head}`);
  const users = head.split('\t').slice(2);
  const rows = tables.flatMap(({ lines }) => lines.slice(1).map((line) => line.split('\t')));
  return rows.map(([kind, name = '', ...cells]) => ({
    kind: kind as PermissionRow['kind'],
    name,
    allowed: new Map(users.map((user, column) => [user, cells[column] === 'yes'])),
  }));
}

/** Method and pattern of every route; HEAD is left out, it goes with GET. */
export function listRoutes(app: FastifyInstance): string[] {
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
