import type { FeaturePlan, NewFile } from './feature-plan.ts';

/** Tests of what the operations promise, through the whole server. */
function serverTest(plan: FeaturePlan): string {
  return `${serverTestSetup(plan)}
${recordTests()}
${fileTests(plan)}`;
}

/** The server of the tests, and calls to its operations. */
function serverTestSetup({ camel, One }: FeaturePlan): string {
  return `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';

let app: TestApp;
let dealer = '';
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());

const answer = \`message { status } userErrors { field code }
  record { id name state version files { id name bytes } }\`;
const creation = \`mutation ($customer: ID!, $input: ${One}Input!) {
  answer: create${One}(customer: $customer, input: $input) { \${answer} } }\`;
const change = \`mutation ($id: ID!, $version: Int!, $input: ${One}Input!) {
  answer: change${One}(id: $id, version: $version, input: $input) { \${answer} } }\`;
const list = \`query ($filter: ${One}FilterInput, $sort: [${One}Sort!]) {
  answer: ${camel}(filter: $filter, sort: $sort) { ${camel} { id name } info { count } } }\`;

const values = { name: 'Repair stand', note: '', state: 'open', files: [] as string[] };
const ask = async (query: string, variables: object = {}, token = dealer, key: string = randomUUID()) => {
  const { data, errors } = await app.gql(token, query, variables, { 'idempotency-key': key });
  expect(errors).toBeUndefined();
  return data.answer;
};
const create = (input: Partial<typeof values> = {}, key?: string) =>
  ask(creation, { customer: dealerCustomer, input: { ...values, ...input } }, dealer, key);
const names = async (variables: object, token = dealer) =>
  (await ask(list, variables, token)).${camel}.map(({ name }: { name: string }) => name);
`;
}

function recordTests(): string {
  return `test('creates a record once under a key', async () => {
  const key = randomUUID();
  const first = await create({ name: 'Once' }, key);
  expect(first).toMatchObject({ message: { status: true }, record: { version: 1 } });
  expect(await create({ name: 'Once' }, key)).toEqual(first);
  expect(await names({ filter: { search: 'once' } })).toEqual(['Once']);
});

test('refuses a stale version with the record as it is now', async () => {
  const { record } = await create({ name: 'Before' });
  const request = { id: record.id, version: 1, input: { ...values, name: 'After' } };
  expect((await ask(change, request)).record).toMatchObject({ name: 'After', version: 2 });
  expect(await ask(change, request)).toMatchObject({
    message: { status: false },
    userErrors: [{ field: 'version', code: 'STALE_VERSION' }],
    record: { name: 'After', version: 2 },
  });
});

test('refuses values that break a rule, and customers of others', async () => {
  expect((await create({ name: '' })).userErrors).toEqual([
    { field: 'input.name', code: 'REQUIRED' },
  ]);
  expect((await ask(creation, { customer: '0002000002', input: values })).userErrors).toEqual([
    { field: 'customer', code: 'NO_CUSTOMER' },
  ]);
});

test('narrows and sorts its list, and shows a stranger nothing', async () => {
  await create({ name: 'Spoke B', state: 'closed' });
  await create({ name: 'Spoke A' });
  const filter = { search: 'spoke' };
  expect(await names({ filter })).toEqual(['Spoke A', 'Spoke B']);
  expect(await names({ filter, sort: [{ by: 'name', order: 'DESC' }] })).toEqual([
    'Spoke B',
    'Spoke A',
  ]);
  expect(await names({ filter: { ...filter, state: 'closed' } })).toEqual(['Spoke B']);
  expect(await names({ filter }, await app.login('dealer2'))).toEqual([]);
});
`;
}

/** Tests of uploaded files, of the history and of the list as a file. */
function fileTests({ kebab }: FeaturePlan): string {
  return `test('takes an uploaded file, once, and gives it to who may read the record', async () => {
  const pdf = Buffer.from('%PDF-1.4\\n1 0 obj<</Type/Catalog>>endobj\\ntrailer<</Root 1 0 R>>\\n%%EOF\\n');
  const file = { purpose: '${kebab}/file', name: 'manual.pdf' };
  const stored = await uploadWhole(await listen(app), dealer, { ...file, content: pdf });
  const { id } = stored.body;
  const { record } = await create({ name: 'With a file', files: [id] });
  expect(record.files).toMatchObject([{ id, name: 'manual.pdf' }]);
  expect((await create({ files: [id] })).userErrors).toMatchObject([{ code: 'FILE_GONE' }]);
  const get = async (token: string) =>
    (await app.rest('GET', \`/files/\${id}\`, { token })).status;
  expect([await get(dealer), await get(await app.login('dealer2'))]).toEqual([200, 404]);
  const emptied = await ask(change, { id: record.id, version: 1, input: values });
  expect(emptied.record.files).toEqual([]);
});

test('keeps a history of who changed what', async () => {
  const { record } = await create({ name: 'Old name' });
  await ask(change, { id: record.id, version: 1, input: { ...values, name: 'New name' } });
  const { events } = await ask(
    \`query ($id: ID!) { answer: history(feature: "${kebab}", id: $id) {
      events { action changes { field before after } } } }\`,
    record,
  );
  expect(events[0]).toEqual({
    action: 'changed',
    changes: [{ field: 'name', before: 'Old name', after: 'New name' }],
  });
  expect(events[1].action).toBe('created');
});

test('sends its list as a file to holders of the permission', async () => {
  await create({ name: '=Formula' });
  const columns = ['name', 'state', 'note'].map((name) => ({ name, header: name.toUpperCase() }));
  const table = { title: 'Notes', columns, filter: { search: 'formula', state: 'open' } };
  const get = (format: string, token?: string) =>
    app.rest('POST', '/exports/${kebab}', { body: { ...table, format }, ...(token && { token }) });
  const { status, body } = await get('csv', dealer);
  expect([status, body.trim().split('\\r\\n')[1]]).toEqual([200, "'=Formula,open,"]);
  expect((await get('exe', dealer)).status).toBe(400);
  expect((await get('csv')).status).toBe(401);
  expect((await get('csv', await app.login('accessadmin'))).status).toBe(403);
});
`;
}

function detailTest({ kebab }: FeaturePlan): string {
  return `
test('shows one with its files and history', async () => {
  const event = { id: '7', at: record.updatedAt, actor: 'Ada', actedFor: '', action: 'changed' as const };
  const network = answering().answer(ChangeHistoryDocument, {
    history: {
      events: [{ ...event, changes: [{ field: 'name', before: 'Stand', after: record.name }] }],
      info: { count: 1 },
    },
  });
  const { user } = renderScreen([{ path: '/:locale/${kebab}/:id', element: <Detail /> }], {
    at: '/${kebab}/1',
    network,
  });
  expect(await screen.findByRole('heading', { name: record.name })).toBeDefined();
  expect(screen.getByRole('button', { name: 'manual.pdf' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect((await screen.findByRole('listitem')).textContent).toMatch(/Stand → .*Repair stand/);
});
`;
}

function formTests({ kebab, One }: FeaturePlan): string {
  return `
const form = [
  { path: '/:locale/${kebab}/new', element: <Form /> },
  { path: '/:locale/${kebab}/:id/edit', element: <Form /> },
  { path: '/:locale/${kebab}', element: 'the list' },
];

test('creates one for the chosen customer', async () => {
  const network = fakeNetwork().answer(Create${One}Document, {
    create${One}: { message: { status: true }, userErrors: [], record },
  });
  const { user } = renderScreen(form, { at: '/${kebab}/new', network });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required')).toBeDefined();
  await user.type(screen.getByLabelText(/^Name/), 'Truing stand');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('the list')).toBeDefined();
  expect(network.sent(Create${One}Document)[0]?.variables).toEqual({
    customer: 'C1',
    input: { name: 'Truing stand', note: '', state: 'open', files: [] },
  });
});

test('shows both versions when someone else was faster, and saves the chosen one', async () => {
  const theirs = { ...record, name: 'Their name', version: 2 };
  const network = answering()
    .answer(ChangeHistoryDocument, { history: { events: [], info: { count: 0 } } })
    .answer(Change${One}Document, ({ version }) => ({
      change${One}: {
        message: { status: version === 2 },
        userErrors: version === 2 ? [] : [{ field: 'version', message: '', code: 'STALE_VERSION' }],
        record: theirs,
      },
    }));
  const { user } = renderScreen(form, { at: '/${kebab}/1/edit', network });
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'My name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Their name')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('the list')).toBeDefined();
  expect(network.sent(Change${One}Document).map(({ variables }) => variables)).toMatchObject([
    { version: 1, input: { name: 'My name', files: ['9'] } },
    { version: 2, input: { name: 'My name', files: ['9'] } },
  ]);
});

test('keeps what is typed as a draft', async () => {
  const { user, router } = renderScreen(form, { at: '/${kebab}/new' });
  await user.type(screen.getByLabelText(/^Name/), 'Half a na');
  await router.navigate('/en-us/${kebab}');
  await router.navigate('/en-us/${kebab}/new');
  expect(await screen.findByDisplayValue('Half a na')).toBeDefined();
});
`;
}

/** Tests of its screens against a network that the test answers for. */
function clientTest(plan: FeaturePlan): string {
  const { kebab, camel, pascal, One, oneKebab, title, detail, form } = plan;
  const documents = [
    ...(form ? [`Change${One}Document`, `Create${One}Document`] : []),
    ...(detail || form ? ['ChangeHistoryDocument'] : []),
    `${pascal}Document`,
  ];
  return `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ${documents.sort().join(',\n  ')},
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
${detail ? `import { Component as Detail } from './${oneKebab}.screen.tsx';\n` : ''}${form ? `import { Component as Form } from './${oneKebab}-form.screen.tsx';\n` : ''}import type { ${One} } from './${kebab}.queries.ts';
import { Component as List } from './${kebab}.screen.tsx';

const record: ${One} = {
  id: '1',
  name: 'Repair stand',
  note: 'Needs a new clamp',
  state: 'open',
  version: 1,
  files: [{ id: '9', name: 'manual.pdf', bytes: 1200, type: 'application/pdf' }],
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const answering = () =>
  fakeNetwork().answer(${pascal}Document, {
    ${camel}: { ${camel}: [record], info: { count: 1 }, asOf: '2026-11-20T08:00:00.000Z' },
  });

test('lists records, and asks for those the address narrows it to', async () => {
  const { network } = renderScreen(<List />, {
    at: '/${kebab}?search=stand&state=open&sort=-name',
    network: answering(),
  });
  expect(await screen.findByText(record.name)).toBeDefined();
  expect(screen.getByRole('heading', { name: '${title}' })).toBeDefined();
  expect(network.sent(${pascal}Document)[0]?.variables).toMatchObject({
    filter: { search: 'stand', state: 'open' },
    sort: [{ by: 'name', order: 'DESC' }],
  });
});
${detail ? detailTest(plan) : ''}${form ? formTests(plan) : ''}`;
}

/** The tests of both sides. */
export function testFiles(plan: FeaturePlan): NewFile[] {
  const { kebab } = plan;
  return [
    [`server/features/${kebab}/${kebab}.test.ts`, serverTest(plan)],
    [`src/features/${kebab}/${kebab}.test.tsx`, clientTest(plan)],
  ];
}
