import { globSync, readFileSync } from 'node:fs';
import { ownScreens } from '#src/app/own-screens.ts';
import { clientFeatures, firstFeatures } from './features.ts';
import { root } from './root.ts';
import { parseRouteTable, type RouteRow } from './route-table.ts';

/** A row and the feature that has a screen for it, or `app` for one that leads elsewhere. */
export interface BuiltRow extends RouteRow {
  feature: string;
}

/**
 * The route table: the pages of the specification and those that features have of their own
 * (`<feature>.routes.tsv`, with the same columns). @throws when a screen belongs to no page, or a page has no screen
 */
export async function routeTable(): Promise<BuiltRow[]> {
  const files = [
    'src/app/route-table.tsv',
    ...globSync('src/features/*/*.routes.tsv', { cwd: root }).sort(),
  ];
  const rows = files.flatMap((file) => parseRouteTable(readFileSync(root + file, 'utf8')));
  const features = await clientFeatures();
  const builtBy = new Map([
    ...Object.keys(ownScreens).map((name): [string, string] => [name, 'app']),
    ...features.flatMap(({ name, feature }) =>
      Object.keys(feature.screens ?? {}).map((screen): [string, string] => [screen, name]),
    ),
  ]);
  for (const [screen, feature] of builtBy)
    if (!rows.some(({ name }) => name === screen))
      throw new Error(`${feature} has a screen for ${screen}, which no route table names`);
  return rows.map((row) => {
    const feature = builtBy.get(row.name) ?? (row.guard.startsWith('to:') ? 'app' : undefined);
    if (!feature) throw new Error(`No feature has a screen for ${row.name}`);
    return { ...row, feature };
  });
}

const note = '// Written by "npm run generate" from src/app/route-table.tsv.\n';

function pathFunction({ ids, name, path, title }: RouteRow): string {
  const params = [...path.matchAll(/:(\w+)(\??)/g)].map(([, param, mark]) => ({ param, mark }));
  const signature = [
    ...params.map(({ param, mark }) => `${param}${mark}: PathPart`),
    'query?: Query',
  ];
  const text = path.replace(/\/:(\w+)\?/g, '${optional($1)}').replace(/:(\w+)/g, '${part($1)}');
  const spelled = text.includes('${') ? `\`${text}\`` : `'${text}'`;
  const about = [title, ids.join(', ')].filter(Boolean).join(', ');
  return `/** ${about}. */\nexport const ${name} = (${signature.join(', ')}) => at(${spelled}, query);\n`;
}

function pathsFile(rows: RouteRow[]): string {
  const helpers = ['at', 'optional', 'type PathPart', 'part', 'type Query'];
  return `${note}import { ${helpers.join(', ')} } from './path-parts.ts';

export { localePath, type Query, withoutLocale } from './path-parts.ts';

/**
 * Every URL of the app, spelled once and without the locale; \`LocaleLink\` and \`useLocaleNavigate\`
 * put the locale before it. Empty values of a query are left out. A namespace and not an object, so
 * that the build drops the paths no link leads to.
 */
export * as paths from './paths.ts';

${rows.map(pathFunction).join('')}`;
}

function scopeEntries(scopes: string): string {
  if (scopes === 'user') return '[]';
  const entries = scopes.split(';').map((entry) => {
    const any = entry.split('|').map((scope) => `'${scope}'`);
    return any.length > 1 ? `[${any.join(', ')}]` : any[0];
  });
  return `[${entries.join(', ')}]`;
}

function page(row: BuiltRow): string {
  const facts = [
    `path: '${row.path.slice(1)}'`,
    `title: msg\`${row.title}\``,
    ...(row.scopes === 'public' ? [] : [`scopes: ${scopeEntries(row.scopes)}`]),
    ...(row.customer === 'no' ? [] : [`customer: '${row.customer}'`]),
    ...(row.layout === '1' ? [] : [`layout: ${row.layout}`]),
    ...(row.back ? [`back: paths.${row.back}()`] : []),
    ...(row.search ? ['search: true'] : []),
    ...(row.guard ? [`guard: '${row.guard}'`] : []),
  ];
  return `  ${row.name}: {\n${facts.map((fact) => `    ${fact},\n`).join('')}  },\n`;
}

function pagesFile(rows: BuiltRow[], constant: string, about: string): string {
  const imports = rows.some(({ back }) => back) ? "import { paths } from '../paths.ts';\n" : '';
  return `${note}import { msg } from '@lingui/core/macro';
import type { Page } from '../page.ts';
${imports}
/** ${about} */
export const ${constant} = {
${rows.map(page).join('')}} as const satisfies Record<string, Page>;
`;
}

/** `paths.ts` and what the router knows of each page, the first screens' apart from the rest. */
export async function routeFiles(): Promise<[string, string][]> {
  const rows = await routeTable();
  const first = rows.filter(({ feature }) => firstFeatures.includes(feature));
  const late = rows.filter((row) => !first.includes(row));
  return [
    ['src/app/paths.ts', pathsFile(rows)],
    [
      'src/app/generated/first-pages.ts',
      pagesFile(first, 'firstPages', 'The pages known from the first moment.'),
    ],
    [
      'src/app/generated/deferred-pages.ts',
      pagesFile(late, 'deferredPages', 'The pages that come after the first screen.'),
    ],
  ];
}
