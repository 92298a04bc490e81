import type { FeaturePlan, NewFile } from './feature-plan.ts';

/** Generates the definition of the feature on the server. */
function featureFile({ kebab, camel, One, one }: FeaturePlan): string {
  return `import type { Feature } from '#server/graphql/feature.ts';
import { change${One} } from './change${One}.ts';
import { create${One} } from './create${One}.ts';
import { ${one}Files, ${one}History } from './${kebab}.entity.ts';
import { ${one}Export } from './${kebab}.store.ts';
import { ${camel} as ${camel}Query } from './${camel}.ts';

export const ${camel}: Feature = {
  name: '${kebab}',
  resolvers: { Query: { ${camel}: ${camel}Query }, Mutation: { create${One}, change${One} } },
  history: ${one}History,
  files: [${one}Files],
  exports: [${one}Export],
};
`;
}

/** Its part of the schema. */
function schemaFile({ kebab, camel, One, oneWords, words, scope }: FeaturePlan): string {
  return `extend schema @allow(scope: "${scope}")

extend type Query {
  "The ${words} of the customers within the viewer's areas, changed last first unless asked otherwise."
  ${camel}(
    filter: ${One}FilterInput
    sort: [${One}Sort!]
    page: Int = 1
    limit: Int = 10
  ): ${One}List!
}

extend type Mutation {
  "Creates a ${oneWords} of a customer, by its unified code."
  create${One}(customer: ID!, input: ${One}Input!): ${One}Payload!
  "Changes a ${oneWords} that was read at a version."
  change${One}(id: ID!, version: Int!, input: ${One}Input!): ${One}Payload!
}

enum ${One}State {
  open
  closed
}

input ${One}FilterInput {
  id: ID
  search: String
  state: ${One}State
}

input ${One}Sort {
  by: ${One}SortColumn!
  order: SortOrder! = ASC
}

enum ${One}SortColumn {
  name
  updatedAt
}

input ${One}Input {
  name: String!
  note: String!
  state: ${One}State!
  "Ids of uploaded files; those it has already, and new ones."
  files: [ID!]! @file(purpose: "${kebab}/file")
}

type ${One} {
  id: ID!
  name: String!
  note: String!
  state: ${One}State!
  files: [StoredFile!]!
  version: Int!
  updatedAt: DateTime!
}

type ${One}List {
  ${camel}: [${One}!]!
  info: PageInfo!
  asOf: DateTime!
}

type ${One}Payload implements MutationAnswer {
  message: MutationMessage!
  userErrors: [UserError!]!
  record: ${One}
}
`;
}

/** Its table, in the feature's folder under a number of its own. */
function migrationFile({ table, words }: FeaturePlan): string {
  return `-- The ${words} of customers; their files are rows of stored_file.
create table ${table} (
  id text primary key default gen_random_uuid()::text,
  sorg text not null,
  customer text not null,
  name text not null,
  note text not null,
  state text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  foreign key (sorg, customer) references customer (sorg, unified)
);
create index ${table}_customer on ${table} (sorg, customer, updated_at);
`;
}

/** Its rules: what may be written, by whom, and who may read its files and history. */
function entityFile({ kebab, one, One, oneKebab, scope }: FeaturePlan): string {
  return `import * as v from 'valibot';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { fileRules } from '#server/files/file-rules.ts';
import { type RecordHistory, viewerOf } from '#server/graphql/context.ts';
import type { ${One}, ${One}Input } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { checked, type Entity } from '#server/lib/entity.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { fieldRules, namesOf, pickFields } from '#shared/record-fields.ts';
import { ${one}Fields } from '#shared/${kebab}/${oneKebab}.fields.ts';
import { filePurpose, find${One}, insert${One}, type Row, update${One} } from './${kebab}.store.ts';

const scopes = ['${scope}'];
const rules = v.object({
  ...fieldRules(${one}Fields),
  files: v.pipe(v.array(v.string()), v.maxLength(5, 'TOO_MANY_FILES')),
});

/** The input of a mutation; a record cannot change its customer. */
type Values = { customer?: string; input: ${One}Input };

export const ${one}Entity = {
  feature: '${kebab}',
  id: ({ id }) => id,
  begin: (_tx, viewer) => viewer,
  find: (tx, viewer, id) => find${One}(tx, viewer, id, { lock: true }),
  check: async (tx, viewer, sent, current) => {
    if (current || (await findCustomer(tx, viewer, sent.customer ?? '')))
      return checked(ruleErrors(rules, sent.input, 'input'), sent);
    const message = 'It is not one of your customers';
    return { userErrors: [userError('customer', 'NO_CUSTOMER', message)] };
  },
  insert: (tx, viewer, { customer = '', input }) => insert${One}(tx, viewer, customer, input),
  update: (tx, viewer, { id }, { input }) => update${One}(tx, viewer, id, input),
  files: [{ purpose: filePurpose, of: ({ input }) => input.files }],
  show: to${One},
  audited: ({ state, files, ...row }) => {
    const fields = pickFields(row, namesOf(${one}Fields));
    return { ...fields, state, files: files.map(({ name }) => name).join(', ') };
  },
} satisfies Entity<Row, Values, ${One}>;

export function to${One}({ id, name, note, state, files, version, updated_at }: Row): ${One} {
  return { id, name, note, state, files, version, updatedAt: updated_at.toISOString() };
}

export const ${one}Files = fileRules({
  purpose: filePurpose,
  types: ['image', 'pdf'],
  maxBytes: 10_000_000,
  scopes,
  mayRead: async (db, viewer, id) => (await find${One}(db, viewer, id)) !== null,
});

export const ${one}History: RecordHistory = {
  scopes,
  isVisible: async (ctx, id) => (await find${One}(ctx.db, viewerOf(ctx), id)) !== null,
};
`;
}

/** Its list, its table as a file, and the SQL of its records. */
function storeFile(plan: FeaturePlan): string {
  return `${storedList(plan)}
${storedRecords(plan)}`;
}

function storedList({ kebab, one, One, table, scope }: FeaturePlan): string {
  return `import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { filesColumn } from '#server/files/stored/stored-files.store.ts';
import { type Viewer, viewerOf } from '#server/graphql/context.ts';
import type * as Schema from '#server/graphql/generated/types.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import * as lists from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

export const filePurpose = '${kebab}/file';

export type Row = Omit<Schema.${One}, 'updatedAt'> & { updated_at: Date };
type Filter = Omit<Schema.${One}FilterInput, 'search'>;
type Sort = lists.ListSort<Schema.${One}SortColumn>;

const from = sql\`${table} r join customer c on c.sorg = r.sorg and c.unified = r.customer\`;
const columns = sql\`r.*, \${filesColumn(filePurpose, sql\`r.sorg\`, sql\`r.id\`)} as files\`;
const row = { select: columns, join: sql\`join ${table} r on r.id = p.id\` };

const list: lists.ListDefinition<Filter, Schema.${One}SortColumn> = {
  from,
  key: { id: { column: sql\`r.id\`, type: 'text' } },
  columns: { name: sql\`lower(r.name)\`, updatedAt: sql\`r.updated_at\` },
  order: [{ by: 'updatedAt', order: 'DESC' }],
  search: (pattern) => sql\`search_text(r.name) like \${pattern} or search_text(r.note) like \${pattern}\`,
  filters: { id: (id) => sql\`r.id = \${id}\`, state: (state) => sql\`r.state = \${state}\` },
};

function narrowed(viewer: Viewer, { search, ...filter }: Schema.${One}FilterInput) {
  return { fence: customerFence(viewer), filter, search: toSearchPatterns(search) };
}

export function ${one}Page(
  db: Db,
  viewer: Viewer,
  request: { filter: Schema.${One}FilterInput; sort: readonly Sort[]; page: Page },
): Promise<{ rows: Row[]; count: number }> {
  return lists.listQuery(db, list, { ...request, ...narrowed(viewer, request.filter) }, row);
}

const { text } = exportColumns<Row>();

/** The list as a file. */
export const ${one}Export = listExport({
  list: '${kebab}',
  scopes: ['${scope}'],
  filter: v.object({
    search: v.optional(filterText(200)),
    state: v.optional(v.picklist(['open', 'closed'])),
  }),
  columns: {
    name: text(({ name }) => name, 30),
    state: text(({ state }) => state),
    note: text(({ note }) => note, 40),
  },
  portions: (ctx, filter, most) =>
    lists.listPortions(ctx.db, list, narrowed(viewerOf(ctx), filter), row, most),
});
`;
}

function storedRecords({ One, table }: FeaturePlan): string {
  return `/** A record within the viewer's areas. @param lock until the transaction ends */
export async function find${One}(
  db: Db,
  viewer: Viewer,
  id: string,
  { lock = false } = {},
): Promise<Row | null> {
  const { rows } = await sql<Row>\`
    select \${columns} from \${from} where \${customerFence(viewer)} and r.id = \${id}
    \${lock ? sql\`for update of r\` : sql\`\`}\`.execute(db);
  return rows[0] ?? null;
}

export function insert${One}(
  tx: Db,
  viewer: Viewer,
  customer: string,
  { name, note, state }: Schema.${One}Input,
): Promise<Row> {
  return written(tx, sql\`insert into ${table} as r (sorg, customer, name, note, state)
    values (\${viewer.sorg}, \${customer}, \${name}, \${note}, \${state})\`);
}

export function update${One}(
  tx: Db,
  _viewer: Viewer,
  id: string,
  { name, note, state }: Schema.${One}Input,
): Promise<Row> {
  return written(tx, sql\`update ${table} r set name = \${name}, note = \${note}, state = \${state},
    version = version + 1, updated_at = now() where id = \${id}\`);
}

async function written(tx: Db, statement: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await sql<Row>\`\${statement} returning \${columns}\`.execute(tx);
  if (!rows[0]) throw new Error('The record is gone');
  return rows[0];
}
`;
}

/** The file of an operation bears its name. */
function listFile({ kebab, camel, one }: FeaturePlan): string {
  return `import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { to${upper(one)} } from './${kebab}.entity.ts';
import { ${one}Page } from './${kebab}.store.ts';

/** At most 50 a page. */
export const ${camel}: QueryResolvers['${camel}'] = async (_root, args, ctx) => {
  const page = parsePage(args, 50);
  const asOf = new Date().toISOString();
  const request = { filter: args.filter ?? {}, sort: args.sort ?? [], page };
  const { rows, count } = await ${one}Page(ctx.db, viewerOf(ctx), request);
  return { ${camel}: rows.map(to${upper(one)}), info: pageInfo(page, count), asOf };
};
`;
}

function mutationFile({ kebab, one, One }: FeaturePlan, verb: 'create' | 'change'): string {
  const name = `${verb}${One}`;
  return `import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { ${verb}Record } from '#server/lib/entity.ts';
import { ${one}Entity } from './${kebab}.entity.ts';

export const ${name}: MutationResolvers['${name}'] = (_root, args, ctx) =>
  ${verb}Record(ctx, '${name}', args, ${one}Entity, args);
`;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The files of the server's side. */
export function serverFiles(plan: FeaturePlan): NewFile[] {
  const { kebab, camel, One, migration } = plan;
  const folder = `server/features/${kebab}`;
  return [
    [`${folder}/${kebab}.feature.ts`, featureFile(plan)],
    [`${folder}/${kebab}.schema.graphql`, schemaFile(plan)],
    [`${folder}/${migration}-${kebab}.sql`, migrationFile(plan)],
    [`${folder}/${kebab}.entity.ts`, entityFile(plan)],
    [`${folder}/${kebab}.store.ts`, storeFile(plan)],
    [`${folder}/${camel}.ts`, listFile(plan)],
    [`${folder}/create${One}.ts`, mutationFile(plan, 'create')],
    [`${folder}/change${One}.ts`, mutationFile(plan, 'change')],
  ];
}
