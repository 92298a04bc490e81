import { buildASTSchema, parse } from 'graphql';
import { ruleOf } from '#server/graphql/allow.ts';
import { routeTable } from './routes.ts';

const note = '// Written by "npm run generate" from the route tables and schema.graphql.\n';

/** Pages with a screen of their own that are not open to everybody. */
async function protectedRows() {
  const rows = await routeTable();
  return rows.filter(
    ({ scopes, title, guard }) => scopes !== 'public' && title !== '' && !guard.startsWith('to:'),
  );
}

/** The permissions of a route: all lists must hold, of each list one permission. */
function toScopes(scopes: string): string[][] {
  if (scopes === 'user') return [];
  return scopes.split(';').map((entry) => entry.split('|'));
}

function listOperations(sdl: string) {
  const schema = buildASTSchema(parse(sdl), { assumeValidSDL: true });
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => {
      const rule = ruleOf(field);
      const scopes = rule?.scopes.includes('user') ? [] : [rule?.scopes ?? []];
      const writes = kind === 'mutation' && !rule?.readOnlyUsers;
      return { name: field.name, kind: kind as 'query' | 'mutation', scopes, writes };
    }),
  );
}

/**
 * The pages and operations with the permissions that open them, for the administration of access, and the pages'
 * titles by name. A page or operation that is added is therefore explained without further work.
 */
export async function protectedPartFiles(sdl: string): Promise<[string, string][]> {
  const rows = await protectedRows();
  const pages = rows.map(({ name, path, title, scopes }) => ({
    name,
    path,
    title,
    scopes: toScopes(scopes),
  }));
  const lines = (list: readonly object[]) =>
    list.map((one) => `  ${JSON.stringify(one)},\n`).join('');
  return [
    [
      'server/generated/protected-parts.ts',
      `${note}import type { ProtectedOperation, ProtectedPage } from '#server/lib/protected-part.ts';

export const protectedPages: readonly ProtectedPage[] = [
${lines(pages)}];

export const protectedOperations: readonly ProtectedOperation[] = [
${lines(listOperations(sdl))}];
`,
    ],
    [
      'src/i18n/generated/page-titles.ts',
      `${note}import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The titles of pages that need a login, by their names in the route tables. */
export const pageTitles: Readonly<Record<string, MessageDescriptor>> = {
${rows.map(({ name, title }) => `  ${name}: msg\`${title}\`,\n`).join('')}};
`,
    ],
  ];
}
