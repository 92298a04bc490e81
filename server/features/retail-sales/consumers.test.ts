import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimBatches } from '#server/features/claims/export/claim-batches.ts';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { findTablesWith } from '#server/testing/find-text.store.ts';
import { given } from '#server/testing/given.ts';
import { takeBatch, takeBatchOfSales } from './testing/take-batch.ts';

const c2 = '0002000002';
const person = {
  name: 'Kanarie Vogel',
  email: 'kanarie@vogel.example',
  phone: '+15550107788',
  address: '7 Kanarie Street',
  city: 'Kanarieville',
};
const texts = ['kanarie', '0107788'];

let app: TestApp;
let log = '';
let dealer: string;
let staff: string;
beforeAll(async () => {
  app = await startTestApp({
    onLog: (line) => {
      log += line;
    },
  });
  dealer = await app.login('dealer1');
  staff = await app.login('sales1');
  await given(app).claimStatuses();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'retail_sale',
    'claim',
    'consumer_account',
    'serial',
    'export_batch',
  ] as const)
    await app.db.deleteFrom(table).execute();
});

const list = `query ($search: String) { consumerRecords(search: $search) { records { id kind name
  email phone address city postalCode frameNumber boughtOn dealerName documentNo consent consentAt
  serials { value } } info { count } } }`;
const find = async (search: string, token = staff) =>
  (await app.gql(token, list, { search })).data.consumerRecords.records;
const idsOf = async (search: string) =>
  (await find(search)).map(({ id }: { id: string }) => id).sort();

const mutation = `mutation ($records: [ID!]!, $reason: String!) {
  eraseConsumers(records: $records, reason: $reason) { message { status } userErrors { field code } }
}`;
async function erase(records: string[], reason = 'Asked by letter', key = randomUUID()) {
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(staff, mutation, { records, reason }, headers);
  expect(errors).toBeUndefined();
  return data.eraseConsumers.userErrors;
}
const claimOfPerson = (fields: Parameters<ReturnType<typeof given>['claim']>[0]) =>
  given(app).claim({
    consumerName: person.name,
    consumerEmail: person.email,
    consumerPhone: person.phone,
    consumerAddress: person.address,
    consumerCity: person.city,
    ...fields,
  });
async function createDraft(id: string): Promise<void> {
  const create = `mutation ($input: ClaimInput!) { createClaimBike(input: $input, draft: true) {
    record { consumer { name } } } }`;
  const input = { id, custCode: '0002000001', articleCode: 'B-4', qty: 1, consumer: person };
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await app.gql(dealer, create, { input }, headers);
  expect(data.createClaimBike.record.consumer.name).toBe(person.name);
}
const readClaims = () => app.db.selectFrom('claim').selectAll().orderBy('id').execute();
const readSales = () => app.db.selectFrom('retail_sale').selectAll().orderBy('id').execute();
const states = async () => (await readSales()).map(({ id, status }) => `${id} ${status}`);
const findWords = async () =>
  (await Promise.all(texts.map((word) => findTablesWith(app.db, word)))).flat();

describe('the records with data of a consumer', () => {
  test('are those of sales and accounts', async () => {
    const { retailSale, serial, consumerAccount } = given(app);
    const at = new Date('2026-11-02T10:00:00Z');
    const consumer = { ...person, consentVersion: '2026-1', consentAt: at };
    const serials = { SerialNumberBattery: 'BT1' };
    await retailSale({ id: 'A', frameNumber: 'WU1', consumer, serials, postalCode: '80301' });
    await retailSale({ id: 'B', consumer: { name: 'Consumer 2' } });
    await serial({ value: 'WU1' });
    const account = await consumerAccount({ ...person, frameNumber: 'WU1' });
    const records = await find('kanarie');
    expect(records).toHaveLength(2);
    expect(records).toContainEqual({
      id: 'sale:A',
      kind: 'sale',
      ...person,
      postalCode: '80301',
      frameNumber: 'WU1',
      boughtOn: daysAgo(5),
      dealerName: expect.any(String),
      documentNo: null,
      serials: [{ value: 'BT1' }],
      consent: '2026-1',
      consentAt: at.toISOString(),
    });
    expect(records).toContainEqual(
      expect.objectContaining({ id: `account:${account}`, kind: 'account', ...person }),
    );
  });

  test('are those of claims, also of drafts', async () => {
    await claimOfPerson({ id: 'C', referenceNo: '000901', frameNumber: 'WU1' });
    await claimOfPerson({ id: 'D', statusId: 'DRAFT', purchaseDate: null });
    await given(app).claim();
    const records = await find('kanarie');
    expect(records).toHaveLength(2);
    expect(records).toContainEqual({
      id: 'claim:C',
      kind: 'claim',
      ...person,
      postalCode: '',
      frameNumber: 'WU1',
      boughtOn: daysAgo(20),
      dealerName: expect.any(String),
      documentNo: '000901',
      serials: [],
      consent: null,
      consentAt: null,
    });
  });

  test.each([
    ['O’Neil–Smith', "o'neil-smith"],
    ["O'Neil-Smith", 'O’Neil‑Smith'],
    ['Griffin', 'Griﬃn'],
  ])('named %s are found by %s', async (name, search) => {
    await given(app).retailSale({ id: 'A', consumer: { ...person, name } });
    await given(app).retailSale({ id: 'B', consumer: { name: 'Consumer 2' } });
    expect(await idsOf(search)).toEqual(['sale:A']);
  });

  test.each([
    ['+491711234567', '0171 1234567'],
    ['+491711234567', '+49 (0) 171 / 123-4567'],
    ['+491711234567', '0171'],
    ['0171/123 45 67', '+49 171 1234567'],
    ['+490171/1234567', '01711234567'],
  ])('with the number %s are found by %s', async (phone, search) => {
    await given(app).retailSale({ id: 'A', consumer: { ...person, phone } });
    await given(app).retailSale({ id: 'B', consumer: { name: 'Consumer 2', phone: '+4930123' } });
    expect(await idsOf(search)).toEqual(['sale:A']);
  });

  test.each(['vogel', 'KANARIE@vogel', '5550107788', 'kanarie 0107', '+1555'])(
    'are found by %s',
    async (search) => {
      await given(app).retailSale({ id: 'A', consumer: { ...person, phone: '+1 555 010-7788' } });
      await given(app).retailSale({ id: 'B', consumer: { name: 'Consumer 2' } });
      expect(await idsOf(search)).toEqual(['sale:A']);
    },
  );

  test('are those of customers of the staff’s areas', async () => {
    const { retailSale, serial, consumerAccount } = given(app);
    const foreign = await app.db
      .selectFrom('customer')
      .select('unified')
      .where('sorg', '=', '2000')
      .where('sales_person', '<>', 'SP1')
      .executeTakeFirstOrThrow();
    await retailSale({ id: 'A', customer: foreign.unified, consumer: person });
    await serial({ value: 'WU9', customer: foreign.unified });
    await consumerAccount({ ...person, frameNumber: 'WU9' });
    await claimOfPerson({ id: 'C', customer: foreign.unified });
    expect(await find('')).toEqual([]);
    for (const id of ['sale:A', 'claim:C'])
      expect(await erase([id])).toEqual([{ field: 'records', code: 'UNKNOWN_RECORD' }]);
  });

  test.each(['dealer1', 'dealer2', 'audit1'])('are not for %s', async (user) => {
    const token = await app.login(user);
    const { errors } = await app.gql(token, list, {});
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('erasing a person', () => {
  test('leaves the person nowhere in database and log', async () => {
    await given(app).serial({ value: 'WU1' });
    const register = `mutation ($customer: FrameConsumerInput) { registerFrameV4(
      frameNumber: "WU1", soldDate: "${daysAgo(1)}", useAccountData: false, saleId: "K1",
      postalCode: "kanarie-80301", consent: "2026-1", customer: $customer) {
      message { status } } }`;
    const headers = { 'idempotency-key': randomUUID() };
    const { data } = await app.gql(dealer, register, { customer: person }, headers);
    expect(data.registerFrameV4.message.status).toBe(true);
    const account = await given(app).consumerAccount({ ...person, frameNumber: 'WU1' });
    await takeBatchOfSales(app.db);
    const columns = [{ name: 'frameNumber', header: 'Frame number' }];
    const filter = { search: 'kanarie' };
    const body = { format: 'csv', title: 'Sales', columns, filter };
    const report = await app.rest('POST', '/exports/retail-sales/reports', { token: dealer, body });
    expect(report.status).toBeLessThan(300);
    expect(await findWords()).toContain('public.export_batch');
    expect(await find('kanarie')).toHaveLength(2);

    expect(await erase(['sale:K1', `account:${account}`])).toEqual([]);
    expect(await findWords()).toEqual([]);
    expect(texts.filter((word) => log.toLowerCase().includes(word))).toEqual([]);
    expect(await readSales()).toMatchObject([
      { id: 'K1', frame_number: 'WU1', status: 'pending update', source: 'portal' },
    ]);
    const events = await app.db.selectFrom('audit_event').select('detail').execute();
    expect(events.map(({ detail }) => detail)).toContainEqual({
      feature: 'retail-sales',
      id: 'K1',
      changes: { consumer: ['***', null], erasedBecause: [null, 'Asked by letter'] },
    });
  });

  test('leaves a claim without the person in database and log', async () => {
    const id = randomUUID();
    await createDraft(id);
    await given(app).claimFile(id, 'idCard', { purpose: 'claims/id-card' });
    expect(await findWords()).toEqual(
      expect.arrayContaining(['public.claim', 'public.audit_personal_value']),
    );
    expect(await erase([`claim:${id}`])).toEqual([]);
    expect(await findWords()).toEqual([]);
    expect(texts.filter((word) => log.toLowerCase().includes(word))).toEqual([]);
    expect(await find('')).toEqual([]);
    expect(await readClaims()).toMatchObject([{ id, version: 2, consumer_name: '' }]);
    expect(await app.db.selectFrom('claim_file').selectAll().execute()).toEqual([]);
    const events = await app.db.selectFrom('audit_event').select('detail').execute();
    expect(events.map(({ detail }) => detail)).toContainEqual({
      feature: 'claims',
      id,
      changes: { consumer: ['***', null], erasedBecause: [null, 'Asked by letter'] },
    });
  });

  test('takes a claim’s consumer out of open batches, tells the ERP', async () => {
    await claimOfPerson({ id: 'C', referenceNo: '000901' });
    await claimOfPerson({ id: 'D', referenceNo: '000902', consumerName: 'Smith, "Al"' });
    const takeClaims = () => takeBatch(app.db, claimBatches, 'claims-');
    const [before, other] = await takeClaims();
    expect(before).toMatchObject({ id: 'C', consumerCity: person.city });
    await erase(['claim:C']);
    const [erased, same, next] = await takeClaims();
    expect(same).toEqual(other);
    for (const row of [erased, next])
      expect(row).toMatchObject({
        id: 'C',
        consumerName: '',
        consumerPhone: '',
        consumerCity: '',
        consumerAddress: '',
        consumerEmail: '',
      });
  });

  test.each(['+1 (555) 010-77 88', '0555/0107788', '55501077'])(
    'forgets reports that search %s',
    async (search) => {
      await given(app).retailSale({ id: 'A', consumer: person });
      await app.db.deleteFrom('report').execute();
      const columns = [{ name: 'frameNumber', header: 'Frame number' }];
      const body = { format: 'csv', title: 'Sales', columns, filter: { search } };
      await app.rest('POST', '/exports/retail-sales/reports', { token: dealer, body });
      const countReports = async () =>
        (await app.db.selectFrom('report').select('id').execute()).length;
      expect(await countReports()).toBe(1);
      await erase(['sale:A']);
      expect(await countReports()).toBe(0);
    },
  );

  test.each(['+1 (555) 010-7788', 'She called from 0555 010 7788'])(
    'refuses a reason with the number as %s',
    async (reason) => {
      await given(app).retailSale({ id: 'A', consumer: person });
      expect(await erase(['sale:A'], reason)).toEqual([
        { field: 'reason', code: 'NAMES_THE_PERSON' },
      ]);
    },
  );

  test('tells the ERP in the next batch', async () => {
    await given(app).retailSale({ id: 'A', consumer: person, postalCode: '80301' });
    await erase(['sale:A']);
    expect(await takeBatchOfSales(app.db)).toMatchObject([
      { saleId: 'A', action: 'update', name: '', email: '', postalCode: '', consent: '' },
    ]);
  });

  test('gives out no file that may have the sale', async () => {
    await given(app).retailSale({ id: 'A', soldOn: '2026-01-15', consumer: person });
    await given(app).download({ module: 'RETAIL_SALES' });
    const later = await given(app).download({ module: 'RETAIL_SALES', fromDay: '2026-01-16' });
    await erase(['sale:A']);
    const left = app.db.selectFrom('download').select('id').where('removed_at', 'is', null);
    expect(await left.execute()).toEqual([{ id: later }]);
  });

  test('takes only the person out of an open batch', async () => {
    const of = { status: 'pending insert', postalCode: '80301' } as const;
    await given(app).retailSale({ ...of, id: 'A', consumer: person });
    await given(app).retailSale({ ...of, id: 'B', consumer: { name: 'Smith, "Al"' } });
    const before = await takeBatchOfSales(app.db);
    await erase(['sale:A']);
    const { files } = await app.db
      .selectFrom('export_batch')
      .select('files')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(files)).not.toMatch(/kanarie/i);
    const [erased, ...after] = await takeBatchOfSales(app.db);
    expect(erased).toMatchObject({ saleId: 'A', action: 'insert', name: '' });
    expect(after[0]).toEqual(before[1]);
    expect(after[1]).toMatchObject({ saleId: 'A', action: 'update', name: '' });
  });

  test.each([
    ['pending insert', 'pending insert'],
    ['processing insert', 'pending update'],
    ['failed insert', 'failed insert'],
    ['complete', 'pending update'],
    ['failed update', 'pending update'],
  ] as const)('of a sale that is %s leaves it %s', async (status, next) => {
    await given(app).retailSale({ id: 'A', status, consumer: person });
    await erase(['sale:A']);
    expect(await states()).toEqual([`A ${next}`]);
  });

  test('is not undone by the next feed', async () => {
    await given(app).retailSale({ id: 'A', source: 'feed', consumer: person });
    await erase(['sale:A']);
    expect(await readSales()).toMatchObject([{ source: 'portal', status: 'pending update' }]);
  });

  test('twice under one key is done once', async () => {
    await given(app).retailSale({ id: 'A', consumer: person });
    const key = randomUUID();
    expect(await erase(['sale:A'], 'Letter', key)).toEqual([]);
    expect(await erase(['sale:A'], 'Letter', key)).toEqual([]);
    expect(await readSales()).toMatchObject([{ version: 2 }]);
  });

  test.each([
    [[], 'Letter', 'records', 'REQUIRED'],
    [['sale:A'], '  ', 'reason', 'EMPTY'],
    [['sale:A'], 'x'.repeat(256), 'reason', 'TOO_LONG'],
    [['A'], 'Letter', 'records.0', 'BAD_ID'],
    [['account:x'], 'Letter', 'records.0', 'BAD_ID'],
    [['claim:'], 'Letter', 'records.0', 'BAD_ID'],
    [['sale:A', 'sale:gone'], 'Letter', 'records', 'UNKNOWN_RECORD'],
    [['sale:A'], 'kanarie vogel wrote to us', 'reason', 'NAMES_THE_PERSON'],
    [['sale:A'], `Mail of ${person.email}`, 'reason', 'NAMES_THE_PERSON'],
  ])('of %j because of %j is refused: %s %s', async (records, reason, field, code) => {
    await given(app).retailSale({ id: 'A', consumer: person });
    expect(await erase(records, reason)).toEqual([{ field, code }]);
    expect(await find('kanarie')).toHaveLength(1);
  });

  test('is not for dealers', async () => {
    await given(app).retailSale({ id: 'A', consumer: person });
    const { errors } = await app.gql(dealer, mutation, { records: ['sale:A'], reason: 'Letter' });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await find('kanarie')).toHaveLength(1);
  });
});

describe('a registration that fails', () => {
  const register = `mutation ($customer: FrameConsumerInput, $postalCode: String) {
    registerFrameV4(frameNumber: "WU1", soldDate: "${daysAgo(1)}", useAccountData: false,
      postalCode: $postalCode, customer: $customer) { message { status } userErrors { code } } }`;

  test.each([
    ['an unknown frame', { customer: person }],
    ['a field that the schema lacks', { customer: { ...person, kanarie: 'kanarie' } }],
    ['a value of another type', { customer: [['kanarie']] }],
    ['half a character', { customer: { ...person, name: 'Kanarie \ud800' } }],
    ['too long a text', { customer: person, postalCode: 'kanarie'.repeat(40) }],
  ])('because of %s tells neither log nor database who it is', async (_, variables) => {
    const headers = { 'idempotency-key': randomUUID() };
    await app.gql(dealer, register, variables, headers);
    expect(await findWords()).toEqual([]);
    expect(texts.filter((word) => log.toLowerCase().includes(word))).toEqual([]);
  });
});

test('a dealer reads no consumer of another dealer', async () => {
  await given(app).retailSale({ customer: c2, frameNumber: 'WU7', consumer: person });
  const query = '{ registeredFrames(search: "kanarie") { frames { id } } }';
  expect((await app.gql(dealer, query)).data.registeredFrames.frames).toEqual([]);
});
