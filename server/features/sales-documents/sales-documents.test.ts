import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';

let app: TestApp;
let port = 0;
let writer = '';
let dealer = '';
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  [writer, dealer] = [await app.login('contentadmin'), await app.login('dealer1')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('sales_document').execute();
  await app.db.deleteFrom('sales_document_group').execute();
});

const { valid_from: validFrom, valid_to: validTo } = seedPeriod(-1, 1);
const answer = (record: string) =>
  `message { status } userErrors { field code count } record { ${record} }`;
const documentAnswer = answer(`id version type title subtitle body salesDocumentGroup { id name }
  files { fileTitle } state deletedAt texts { language title subtitle body }`);
const groupAnswer = answer('id version name totalDocuments texts { language title }');

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object = {}, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const paper = async () => {
  const file = { purpose: 'content/file', name: 'Prices.pdf', content: pdfWith() };
  return (await uploadWhole(port, writer, file)).body.id as string;
};
const create = async (change: object = {}) =>
  send(
    `mutation($input: SalesDocumentInput!) { createSalesDocument(input: $input) { ${documentAnswer} } }`,
    {
      input: {
        type: 'general',
        language: 'en',
        title: 'Prices',
        validFrom,
        validTo,
        contentTargetMarkets: ['M1'],
        files: [{ id: await paper() }],
        ...change,
      },
    },
  );
const createGroup = (input: object = {}) =>
  send(
    `mutation($input: SalesDocumentGroupInput!) { createSalesDocumentGroup(input: $input) { ${groupAnswer} } }`,
    { input: { language: 'en', name: 'Lists', contentTargetMarkets: ['M1'], ...input } },
  );
const mark = (name: string, id: string, version: number) =>
  send(
    `mutation($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) {
      message { status } userErrors { field code count } record { version } } }`,
    { id, version },
  );
const codesOf = ({ userErrors }: { userErrors: { field: string; code: string }[] }) =>
  userErrors.map(({ field, code }) => `${field} ${code}`);

describe('a writer', () => {
  test('creates a document in a group (O214, O220)', async () => {
    const { record: group, userErrors: ofGroup } = await createGroup({
      translations: [{ language: 'de', title: 'Preislisten' }],
    });
    expect(ofGroup).toEqual([]);
    const german = { language: 'de', title: 'Preise', subtitle: 'Herbst', body: '' };
    const { record, userErrors } = await create({
      subtitle: ' Autumn ',
      body: '<p>All <script>x()</script></p>',
      translations: [german],
      salesDocumentGroup: group.id,
    });
    expect(userErrors).toEqual([]);
    expect(record).toMatchObject({
      subtitle: 'Autumn',
      body: '<p>All </p>',
      salesDocumentGroup: { id: group.id, name: 'Lists' },
      files: [{ fileTitle: 'Prices.pdf' }],
      state: 'live',
      texts: [{ language: 'en', title: 'Prices', subtitle: 'Autumn', body: '<p>All </p>' }, german],
    });
  });

  test('is refused what is missing, at its field', async () => {
    const foreign = await given(app).salesDocumentGroup({ sorg: '3000' });
    expect(codesOf(await create({ files: [] }))).toEqual(['input.files FILE_REQUIRED']);
    expect(codesOf(await create({ salesDocumentGroup: foreign, title: ' ' }))).toEqual([
      'input.title REQUIRED',
      'input.salesDocumentGroup UNKNOWN_GROUP',
    ]);
    expect(codesOf(await createGroup({ name: '', contentTargetMarkets: ['gone'] }))).toEqual([
      'input.name REQUIRED',
      'input.contentTargetMarkets UNKNOWN_MARKET',
    ]);
  });

  test('deletes and restores a document (O216, O217, B269)', async () => {
    const id = await given(app).salesDocument({ title: 'secret' });
    expect((await mark('deleteSalesDocument', id, 1)).message.status).toBe(true);
    // What was read before it was withdrawn still counts.
    expect(await openDoors(id)).toEqual(['receipt']);
    expect((await mark('restoreSalesDocument', id, 2)).record.version).toBe(3);
    expect(await reads(id)).toBe(true);
  });

  test('deletes a group once it is empty (O222)', async () => {
    const group = await given(app).salesDocumentGroup({ id: 'full' });
    const id = await given(app).salesDocument({ parentId: 'full' });
    const { userErrors } = await mark('deleteSalesDocumentGroup', group, 1);
    expect(userErrors).toEqual([{ field: 'id', code: 'NOT_EMPTY', count: 1 }]);
    await mark('deleteSalesDocument', id, 1);
    expect((await mark('deleteSalesDocumentGroup', group, 1)).message.status).toBe(true);
    const { userErrors: gone } = await mark('deleteSalesDocumentGroup', group, 2);
    expect(gone[0].code).toBe('UNKNOWN_RECORD');
    expect(codesOf(await create({ salesDocumentGroup: group }))).toEqual([
      'input.salesDocumentGroup UNKNOWN_GROUP',
    ]);
  });
});

const reads = async (id: string, token = dealer) =>
  (await send('query($id: ID!) { salesDocument(id: $id) { id } }', { id }, token)) !== null;

/** Which ways lead a dealer to a document. */
async function openDoors(id: string): Promise<string[]> {
  const has = (list: { id: string }[]) => list.some((document) => document.id === id);
  const listed = async (args: string) =>
    has(
      (await send(`{ salesDocuments(limit: 100${args}) { salesDocuments { id } } }`, {}, dealer))
        .salesDocuments,
    );
  const grouped = await send(
    '{ salesDocumentGroupsWithDocuments { salesDocumentGroups { totalDocuments documents { id } } } }',
    {},
    dealer,
  );
  const apart = await send('{ salesDocumentsWithoutGroup { salesDocuments { id } } }', {}, dealer);
  const read = `mutation($id: ID!) { markContentRead(kind: sales_document, id: $id,
    readAt: "${new Date().toISOString()}") { message { status } } }`;
  const doors = {
    detail: await reads(id),
    list: await listed(''),
    search: await listed(', search: "secret"'),
    groups: grouped.salesDocumentGroups.some(({ documents }: { documents: { id: string }[] }) =>
      has(documents),
    ),
    apart: has(apart.salesDocuments),
    receipt: (await send(read, { id }, dealer)).message.status,
  };
  return Object.entries(doors).flatMap(([door, isOpen]) => (isOpen ? [door] : []));
}

describe('a reader', () => {
  const all = ['detail', 'list', 'search', 'receipt'];
  const title = 'secret';
  test('finds documents in a group and apart (O212, O219, B308)', async () => {
    await given(app).salesDocumentGroup({ id: 'ours' });
    const inGroup = await given(app).salesDocument({ title, parentId: 'ours' });
    const alone = await given(app).salesDocument({ title });
    expect((await openDoors(inGroup)).toSorted()).toEqual([...all, 'groups'].toSorted());
    expect((await openDoors(alone)).toSorted()).toEqual([...all, 'apart'].toSorted());
  });

  test.each([
    ['another market', { markets: ['M3'] }],
    ['a draft', { published: false }],
    ['scheduled', { ...seedPeriod(2, 4) }],
    ['over', { ...seedPeriod(-4, -2) }],
    ['a group of another market', { parentId: 'theirs' }],
  ])('finds nothing of %s', async (_, fields) => {
    await given(app).salesDocumentGroup({ id: 'theirs', markets: ['M3'] });
    expect(await openDoors(await given(app).salesDocument({ title, ...fields }))).toEqual([]);
  });

  test('sees a group and its count as far as the own markets go (O218)', async () => {
    const group = await given(app).salesDocumentGroup({ id: 'lists', title: 'Lists' });
    await given(app).salesDocument({ parentId: 'lists' });
    await given(app).salesDocument({ parentId: 'lists', markets: ['M3'] });
    const one = '($id: ID!) { salesDocumentGroup(id: $id) { name totalDocuments } }';
    const ask = (token: string) => send(`query${one}`, { id: group }, token);
    expect(await ask(dealer)).toEqual({ name: 'Lists', totalDocuments: 1 });
    expect(await ask(writer)).toEqual({ name: 'Lists', totalDocuments: 2 });
    expect(await ask(await app.login('dealer2'))).toBeNull();
  });

  test('is counted for a document in the markets of its group too', async () => {
    const group = await given(app).salesDocumentGroup({ markets: ['M3'] });
    const count = async (of: object) =>
      (
        await send(
          'query($of: ContentAudienceInput!) { contentAudience(of: $of) { info { count } } }',
          { of: { kind: 'sales_document', contentTargetMarkets: ['M1'], ...of } },
        )
      ).info.count;
    const withoutGroup = await count({});
    const inGroup = await count({ parent: group });
    expect([withoutGroup > inGroup, inGroup]).toEqual([true, 1]);
  });
});
