import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { seedPeriod } from '#server/testing/seed-period.ts';
import { userId } from '#server/testing/user-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const market = { market_name: 'Market', source: 'test', types: ['sales_document'] };
  await app.db
    .insertInto('content_target_market')
    .values([
      { ...market, id: 'OURS', sorgs: ['2000'] },
      { ...market, id: 'THEIRS', sorgs: ['3000'] },
      { ...market, id: 'NEWS', types: ['news'] },
    ])
    .execute();
  const user_id = await userId(app.db, 'dealer1');
  const own = ['OURS', 'THEIRS', 'NEWS'].map((market_id) => ({ user_id, market_id }));
  await app.db.insertInto('user_content_target_market').values(own).execute();
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function ask(token: string, document: string, variables: object = {}): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return data;
}

let made = 0;
/** Makes a document in a group, or apart where the group is null, with a file. */
async function make(fields: object, group: object | null = {}) {
  made += 1;
  const title = `Secret${made}`;
  const groupId = `group-${made}`;
  if (group) await given(app).salesDocumentGroup({ id: groupId, title, ...group });
  const id = await given(app).salesDocument({
    title,
    parentId: group ? groupId : null,
    ...fields,
  });
  const file = await given(app).contentFile(`sales_document/${id}`);
  const { hash } = await app.db
    .selectFrom('stored_file')
    .select('hash')
    .where('id', '=', file)
    .executeTakeFirstOrThrow();
  await app.services.files.put(hash, Buffer.from('pdf'), 'application/pdf');
  return { id, file, title, isApart: group === null };
}

/** Which ways lead a reader to a document: all, none, or their names. */
async function openDoors(
  token: string,
  { id, file, title, isApart }: Awaited<ReturnType<typeof make>>,
) {
  const found = await ask(
    token,
    `query($id: ID!, $title: String!) {
      one: salesDocument(id: $id) { id }
      list: salesDocuments(limit: 100) { salesDocuments { id } }
      search: salesDocuments(search: $title) { salesDocuments { id } }
      apart: salesDocumentsWithoutGroup { salesDocuments { id } }
      groups: salesDocumentGroupsWithDocuments(limit: 60) {
        salesDocumentGroups { documents { id } } }
    }`,
    { id, title },
  );
  const { groups } = found;
  const inGroups = groups.salesDocumentGroups.flatMap(
    ({ documents }: { documents: { id: string }[] }) => documents,
  );
  const has = (rows: { id: string }[]) => rows.some((row) => row.id === id);
  const { message } = (
    await ask(
      token,
      `mutation($id: ID!, $readAt: DateTime!) {
        markContentRead(kind: sales_document, id: $id, readAt: $readAt) { message { status } } }`,
      { id, readAt: new Date().toISOString() },
    )
  ).markContentRead;
  const doors: Record<string, boolean> = {
    one: found.one !== null,
    list: has(found.list.salesDocuments),
    search: has(found.search.salesDocuments),
    place: has(isApart ? found.apart.salesDocuments : inGroups),
    file: (await app.rest('GET', `/files/${file}`, { token })).status === 200,
    receipt: message.status,
  };
  const open = Object.keys(doors).filter((door) => doors[door]);
  if (open.length === 0) return 'none';
  return open.length === Object.keys(doors).length ? 'all' : open.join();
}

function period(from: number, to: number) {
  const { valid_from: validFrom, valid_to: validTo } = seedPeriod(from, to);
  return { validFrom, validTo };
}
const theirs = { markets: ['M9'] };

describe('a reader of documents', () => {
  test.each<[string, object, object | null, string]>([
    ['an own market, in a group', {}, {}, 'all'],
    ['an own market, apart', {}, null, 'all'],
    ['an own market of the organisation', { markets: ['OURS'] }, { markets: ['OURS'] }, 'all'],
    ['a foreign market, in a group', theirs, {}, 'none'],
    ['a foreign market, apart', theirs, null, 'none'],
    ['a group of a foreign market', {}, theirs, 'none'],
    ['a market of another organisation', { markets: ['THEIRS'] }, null, 'none'],
    ['a market without documents', { markets: ['NEWS'] }, null, 'none'],
    ['a draft', { published: false }, {}, 'none'],
    ['one that is still to come', period(2, 4), {}, 'none'],
    ['one that is over', period(-4, -2), null, 'none'],
    ['a deleted one, which was read', { deletedAt: new Date('2026-01-01') }, {}, 'receipt'],
  ])('with %s', async (_, fields, group, open) => {
    expect(await openDoors(await app.login('dealer1'), await make(fields, group))).toBe(open);
  });

  test('loses everything of a market that is taken away', async () => {
    const document = await make({}, {});
    const token = await app.login('vendor1');
    expect(await openDoors(token, document)).toBe('all');
    await app.db
      .deleteFrom('user_content_target_market')
      .where('user_id', '=', await userId(app.db, 'vendor1'))
      .execute();
    expect(await openDoors(token, document)).toBe('none');
    expect(await ask(token, '{ salesDocument(id: "2000~unknown") { id } }')).toEqual({
      salesDocument: null,
    });
  });

  // Reading 98; the clocks change on the last day in two of the zones.
  test.each([
    ['Asia/Jakarta', '2026-03-29', '2026-03-28T17:00:00Z', '2026-03-29T17:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('sees a document until the last day ends in %s', async (timeZone, day, first, end) => {
    await app.db
      .updateTable('sales_org')
      .set({ time_zone: timeZone })
      .where('sorg', '=', '2000')
      .execute();
    await given(app).hostSettings({});
    const id = await given(app).salesDocument({ validFrom: day, validTo: day });
    vi.useFakeTimers({ toFake: ['Date'] });
    const query = 'query($id: ID!) { salesDocument(id: $id) { id } }';
    const isSeenAt = async (ms: number) => {
      vi.setSystemTime(ms);
      return (await ask(await app.login('dealer1'), query, { id })).salesDocument !== null;
    };
    const seen = [];
    for (const at of [Date.parse(first), Date.parse(end)])
      seen.push(await isSeenAt(at - 1_000), await isSeenAt(at));
    expect(seen).toEqual([false, true, true, false]);
  });
});
