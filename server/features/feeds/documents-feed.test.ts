import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const groups = (...rows: string[]) => ({
  'sales_document_groups.csv': ['sorg,id,language,name,name.de,contentTargetMarkets', ...rows],
});
const documents = (...rows: string[]) => ({
  'sales_documents.csv': [
    'sorg,id,language,type,salesDocumentGroup,title,subtitle,body,validFrom,validTo,contentTargetMarkets,mustRead,files',
    ...rows,
  ],
  'files/a.pdf': pdfWith(),
});
const days = '2026-03-01,2026-03-31';

test('imports groups and documents with their texts', async () => {
  const feed = {
    ...groups('2000,g1,en,Prices,Preise,M1'),
    ...documents(`2000,d1,en,general,g1,List,All bikes,<p>Valid</p>,${days},M1|M2,true,a.pdf`),
  };
  expect(await harness.run(feed)).toMatchObject({ ok: true });
  const { db } = harness;
  const document = await db.selectFrom('sales_document').selectAll().executeTakeFirst();
  expect(document).toMatchObject({
    parent_id: 'g1',
    type: 'general',
    subtitle: 'All bikes',
    must_read: true,
    item_per_line: 3,
  });
  expect(document?.search).toMatch(/list all bikes +valid +a\.pdf/);
  const group = db.selectFrom('sales_document_group').select(['title', 'search']);
  expect(await group.execute()).toMatchObject([
    { title: 'Prices', search: expect.stringMatching(/prices.*preise/) },
  ]);
  expect((await harness.run(feed)).files.map(({ changed }) => changed)).toEqual([0, 0, 0]);
});

test('reports invalid documents', async () => {
  const rows = [
    '2000,e1,en,sales,none,T,,<script>x</script>,2026-03-02,2026-03-01,NONE,,a.pdf',
    `3000,e2,en,technical,g1,T,,,${days},M1,maybe,a.pdf`,
    `2000,e3,en,technical,,,,,${days},,,`,
  ];
  expect(await harness.problems(documents(...rows))).toEqual([
    'sales_documents.csv:2:type: "sales" is none of general, technical (NOT_ALLOWED)',
    'sales_documents.csv:2:body: nothing of "<script>x</script>" may be shown (NOT_ALLOWED)',
    'sales_documents.csv:2:validTo: 2026-03-01 is before validFrom, 2026-03-02 (OUT_OF_RANGE)',
    'sales_documents.csv:2:salesDocumentGroup: there is no group of sales documents "none" in 2000 (UNKNOWN_REFERENCE)',
    'sales_documents.csv:2:contentTargetMarkets: there is no content target market "NONE" (UNKNOWN_REFERENCE)',
    'sales_documents.csv:3:mustRead: "maybe" is neither true nor false (NOT_A_BOOLEAN)',
    'sales_documents.csv:3:salesDocumentGroup: there is no group of sales documents "g1" in 3000 (UNKNOWN_REFERENCE)',
    'sales_documents.csv:4:title: must not be empty (REQUIRED)',
    'sales_documents.csv:4:contentTargetMarkets: must not be empty (REQUIRED)',
    'sales_documents.csv:4:files: must not be empty (REQUIRED)',
  ]);
});

// Reading 71
test('keeps a group that staff deleted, and refuses new documents in it', async () => {
  const { db } = harness;
  const deleted = { of_staff: true, deleted_at: new Date() };
  await harness.run({
    ...groups('2000,g2,en,Old,,M1'),
    ...documents(`2000,f1,en,general,g2,T,,,${days},M1,,a.pdf`),
  });
  await db.updateTable('sales_document_group').set(deleted).where('id', '=', 'g2').execute();
  const moved = { of_staff: true, parent_id: null };
  await db.updateTable('sales_document').set(moved).where('id', '=', 'f1').execute();
  // What staff moved out of the group before they deleted it does not stop the file.
  const report = await harness.run({
    ...groups('2000,g2,en,Old,,M1'),
    ...documents(`2000,f1,en,general,g2,T,,,${days},M1,,a.pdf`),
  });
  expect(report).toMatchObject({ ok: true });
  const codes = report.files.map(({ warnings }) => warnings.map(({ code }) => code));
  expect(codes).toEqual([['KEPT'], ['KEPT'], []]);
  const other = documents(`2000,f2,en,general,g2,T,,,${days},M1,,a.pdf`);
  expect(await harness.problems(other)).toEqual([
    'sales_documents.csv:2:salesDocumentGroup: the group of sales documents "g2" was deleted in the portal (UNKNOWN_REFERENCE)',
  ]);
});
