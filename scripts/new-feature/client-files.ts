import type { FeaturePlan, NewFile } from './feature-plan.ts';

/** Generates the definition of the feature's screens. */
function featureFile({ kebab, camel, one, One, oneKebab, detail, form }: FeaturePlan): string {
  const formScreen = `() => import('./${oneKebab}-form.screen.tsx')`;
  const screens = [
    `${camel}: () => import('./${kebab}.screen.tsx'),`,
    ...(detail ? [`${one}: () => import('./${oneKebab}.screen.tsx'),`] : []),
    ...(form ? [`new${One}: ${formScreen},`, `edit${One}: ${formScreen},`] : []),
  ];
  return `import type { ClientFeature } from '#src/crud/feature.ts';

export const ${camel}: ClientFeature = {
  screens: {
    ${screens.join('\n    ')}
  },
  hiddenInShowroom: true,
  keptQueries: ['${camel.charAt(0).toUpperCase()}${camel.slice(1)}'],
};
`;
}

/** Its pages, with the columns of src/app/route-table.tsv. */
function routesFile({ kebab, camel, one, One, title, scope, detail, form }: FeaturePlan): string {
  const single = title.replace(/ies$/, 'y').replace(/s$/, '');
  const back = `3\t${camel}\t\t`;
  return [
    'ids\tname\tpath\ttitle\tscopes\tcustomer\tlayout\tback\tsearch\tguard',
    `-\t${camel}\t/${kebab}\t${title}\t${scope}\tno\t2\t\t\t`,
    ...(detail ? [`-\t${one}\t/${kebab}/:id\t${single}\t${scope}\tno\t${back}`] : []),
    ...(form ? [`-\tnew${One}\t/${kebab}/new\t${single}\t${scope}\tyes\t${back}`] : []),
    ...(form ? [`-\tedit${One}\t/${kebab}/:id/edit\t${single}\t${scope}\tno\t${back}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Generates the feature's GraphQL documents. */
function documentsFile({ camel, pascal, One, form }: FeaturePlan): string {
  const mutations = `
mutation Create${One}($customer: ID!, $input: ${One}Input!) {
  create${One}(customer: $customer, input: $input) {
    ...Answer
    record {
      ...${One}Fields
    }
  }
}

mutation Change${One}($id: ID!, $version: Int!, $input: ${One}Input!) {
  change${One}(id: $id, version: $version, input: $input) {
    ...Answer
    record {
      ...${One}Fields
    }
  }
}
`;
  return `fragment ${One}Fields on ${One} {
  id
  name
  note
  state
  files {
    id
    name
    bytes
    type
  }
  version
  updatedAt
}

query ${pascal}($filter: ${One}FilterInput, $sort: [${One}Sort!], $page: Int, $limit: Int) {
  ${camel}(filter: $filter, sort: $sort, page: $page, limit: $limit) {
    ${camel} {
      ...${One}Fields
    }
    info {
      count
    }
    asOf
  }
}
${form ? mutations : ''}`;
}

/** Generates the search parameters of the feature's list. */
function paramsFile({ one, One }: FeaturePlan): string {
  return `import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

export const ${one}Params = defineListParams(
  v.object({
    search: textParam(),
    state: choiceParam(['', 'open', 'closed']),
    sort: sortParam(['name', 'updatedAt']),
    ...pageParams,
  }),
);

export type ${One}Params = typeof ${one}Params.defaults;
`;
}

/** Its queries; all keys begin with the feature's name. */
function queriesFile({ kebab, camel, pascal, one, One, detail, form }: FeaturePlan): string {
  const oneQuery = `
  one: (id: string) =>
    queryOptions({
      queryKey: ['${kebab}', 'one', id],
      queryFn: async ({ signal }) =>
        (await request(${pascal}Document, { filter: { id } }, { signal })).${camel},
    }),`;
  return `import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import { ${pascal}Document, type ${pascal}Query } from '#src/graphql/generated/graphql.ts';
import type { ${One}Params } from './${kebab}.params.ts';

export type ${One} = ${pascal}Query['${camel}']['${camel}'][number];

/** All keys begin with \`${kebab}\`. */
export const ${one}Queries = {
  list: ({ search, state, sort, page, limit }: ${One}Params) =>
    queryOptions({
      queryKey: ['${kebab}', 'list', search, state, sort, page, limit],
      queryFn: async ({ signal }) => {
        const filter = { ...(search && { search }), ...(state && { state }) };
        const variables = { filter, sort: toServerSort(sort), page, limit };
        return (await request(${pascal}Document, variables, { signal })).${camel};
      },
      placeholderData: keepPreviousData,
    }),${detail || form ? oneQuery : ''}
};
`;
}

/** The fields that are said once, for both sides. */
function fieldsFile({ kebab, one, oneWords }: FeaturePlan): string {
  return `import type { RecordFields } from '../record-fields.ts';
import { limits } from '../validation/limits.ts';

/** The texts of a ${oneWords}, columns of its row. Labels are in the client's \`${kebab}.fields.ts\`. */
export const ${one}Fields = {
  name: { kind: 'text', limit: limits.text, required: true },
  note: { kind: 'text', limit: limits.text },
} as const satisfies RecordFields;
`;
}

/** Their labels, and how a value is shown. */
function textsFile({ kebab, one, One, oneKebab, oneWords }: FeaturePlan): string {
  return `import { useLingui } from '@lingui/react/macro';
import type { ${one}Fields } from '#shared/${kebab}/${oneKebab}.fields.ts';

type Field = keyof typeof ${one}Fields | 'state' | 'files';

/** The states of a ${oneWords} in words, for a filter and a field. */
export function use${One}States() {
  const { t } = useLingui();
  return [
    { value: 'open', label: t\`Open\` },
    { value: 'closed', label: t\`Closed\` },
  ] as const;
}

/** The fields of a ${oneWords}, for list, file, page, form, conflict and history. */
export function use${One}Texts() {
  const { t } = useLingui();
  const states = use${One}States();
  return {
    name: { label: t\`Name\` },
    note: { label: t\`Note\` },
    state: {
      label: t\`Status\`,
      show: (state: string) => states.find(({ value }) => value === state)?.label,
    },
    files: {
      label: t\`Files\`,
      show: (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', '),
    },
  } satisfies Record<Field, { label: string; show?: (value: never) => unknown }>;
}
`;
}

/** The client's files but its screens, and what it shares with the server. */
export function clientFiles(plan: FeaturePlan): NewFile[] {
  const { kebab, oneKebab } = plan;
  const file = (role: string, text: string): NewFile => [
    `src/features/${kebab}/${kebab}.${role}`,
    text,
  ];
  return [
    file('feature.ts', featureFile(plan)),
    file('routes.tsv', routesFile(plan)),
    file('graphql', documentsFile(plan)),
    file('params.ts', paramsFile(plan)),
    file('queries.ts', queriesFile(plan)),
    file('fields.ts', textsFile(plan)),
    [`shared/${kebab}/${oneKebab}.fields.ts`, fieldsFile(plan)],
  ];
}
