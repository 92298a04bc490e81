import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fixtureUsers } from '#server/testing/seed-access.ts';
import { groupRoles } from '#server/testing/seed-scopes.ts';
import type { FeaturePlan, NewFile } from './feature-plan.ts';

const table = fileURLToPath(new URL('../../server/testing/permissions.tsv', import.meta.url));

/**
 * Generates the table of the users who may call each operation, from the permissions that the roles of the
 * fixture have. People review the table once; from then on the tests compare the server with it.
 */
function permissionsFile({ kebab, camel, One, scope }: FeaturePlan): string {
  const [head = ''] = readFileSync(table, 'utf8').split('\n', 1);
  const row = (kind: string, name: string, changes: boolean) => {
    const cells = head
      .split('\t')
      .slice(2)
      .map((user) => (mayUse(user, scope, changes) ? 'yes' : 'no'));
    return [kind, name, ...cells].join('\t');
  };
  const rows = [
    row('query', camel, false),
    row('mutation', `create${One}`, true),
    row('mutation', `change${One}`, true),
    row('rest', `POST /exports/${kebab}`, false),
  ];
  return [head, ...rows].map((line) => `${line}\n`).join('');
}

/** @param changes whether it changes something, which users of areas for reading may not */
function mayUse(username: string, scope: string, changes: boolean): boolean {
  const user = fixtureUsers.find(([name]) => name === username);
  if (!user) return false;
  const [, group, , limitation] = user;
  if (changes && limitation === 'audit') return false;
  return groupRoles.some(({ id, scopes }) => id === group && scopes.includes(scope));
}

/** Generates the contract of the feature's operations for the tests that cover the whole schema. */
function contractFile({ kebab, camel, One }: FeaturePlan): string {
  return `import type { TestApp } from '#server/testing/app.ts';
import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';

const input = (name: string, state = 'open') => ({ name, note: '', state, files: [] });
const inputText = '{ name: "Other", note: "", state: open, files: [] }';

/** Creates a record. @returns its id and version */
async function create(app: TestApp, token: string, customer: string, values: object) {
  const document = \`mutation ($customer: ID!, $input: ${One}Input!) {
    answer: create${One}(customer: $customer, input: $input) { record { id version } } }\`;
  const { data } = await app.gql(token, document, { customer, input: values });
  return data.answer.record as { id: string; version: number };
}

/** server/testing/feature-contract.ts describes each part. */
export const contract: FeatureContract = {
  async createRecords(app) {
    const token = await app.login('dealer1');
    const records = [input('Repair stand'), input('Truing stand'), input('Tyre lever', 'closed')];
    for (const values of records) await create(app, token, dealerCustomer, values);
  },
  lists: {
    ${camel}: {
      user: 'dealer1',
      rows: '${camel} { id }',
      stranger: 'dealer2',
      filters: ['filter: { search: "stand" }', 'filter: { state: closed }'],
    },
  },
  foreignThings: {
    ${camel}: {
      ...ofDealer1,
      document: '{ ${camel}(filter: { search: "repair" }) { ${camel} { name } } }',
      holds: 'Repair stand',
    },
  },
  canaries: {
    values: [toCanary('${kebab}')],
    async plant(app) {
      const token = await app.login(kept.owner);
      await create(app, token, kept.customer, input(toCanary('${kebab}')));
    },
  },
  foreignQueries: { ${camel}: '(limit: 50)' },
  foreignMutations: {
    create${One}: \`(customer: "\${kept.customer}", input: \${inputText})\`,
    change${One}: \`(id: "1", version: 1, input: \${inputText})\`,
  },
  versionedRecords: {
    async change${One}(app, token) {
      const { id, version } = await create(app, token, kept.customer, input('Torque wrench'));
      return { version, args: (at) => \`(id: "\${id}", version: \${at}, input: \${inputText})\` };
    },
  },
};
`;
}

/** The feature's part of the tests over the whole schema. */
export function contractFiles(plan: FeaturePlan): NewFile[] {
  const folder = `server/features/${plan.kebab}`;
  return [
    [`${folder}/permissions.tsv`, permissionsFile(plan)],
    [`${folder}/testing/${plan.kebab}.contract.ts`, contractFile(plan)],
  ];
}
