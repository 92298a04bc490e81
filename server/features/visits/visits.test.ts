import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { codes, startVisits, type Visits, visitFields } from './testing/visits.harness.ts';

const c2 = '0002000002';
/** A customer of another sales person. */
const foreign = '0002000003';

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.app.close());
beforeEach(async () => {
  await visits.app.db.deleteFrom('visit').execute();
  await given(visits.app).customer({ salesPerson: 'SP1' });
});

const read = async (id: string, token = visits.staff) => {
  const query = `query ($id: ID!) { formVisits(id: $id) { visits { ${visitFields} } } }`;
  return (await visits.app.gql(token, query, { id })).data.formVisits.visits[0] ?? null;
};

describe('a new visit (O235)', () => {
  test('is stored as it was sent', async () => {
    const { record, userErrors } = await visits.createWhole({
      otherMidrange: true,
      otherMidrangeDescription: ' Two ',
      brandDisplay: 'OTHER',
      brandDisplayDescription: 'A wall',
      seriesList: ['S2', 'S1'],
      seriesBrand: [{ brand: 'Trek', series: 'Fuel' }],
      otherSeriesList: ['Own', ' '],
      notes: 'One\nTwo',
      equipment: ['TOOL'],
    });
    expect(userErrors).toEqual([]);
    expect(await read(record.id)).toEqual(record);
    expect(record).toMatchObject({
      version: 1,
      otherMidrangeDescription: 'Two',
      brandDisplay: { id: 'OTHER', label: 'Option OTHER' },
      seriesList: [{ id: 'S2' }, { id: 'S1' }],
      seriesBrand: [{ brand: 'Trek', series: 'Fuel' }],
      otherSeriesList: ['Own'],
      notes: 'One\nTwo',
      photoCount: 1,
      createdBy: 'sales1',
      mayChange: true,
    });
  });

  test('is stored once for its id', async () => {
    const [id, key, frontShop1] = [randomUUID(), randomUUID(), await visits.upload()];
    const first = await visits.create({ id, frontShop1 }, { key });
    expect(await visits.create({ id, frontShop1 }, { key })).toEqual(first);
    expect(await visits.list('kind: polygon')).toEqual([id]);
  });

  test('is replaced while it is as its author sent it', async () => {
    const [id, frontShop1, other] = [randomUUID(), await visits.upload(), await visits.upload()];
    await visits.create({ id, frontShop1, notes: 'First' });
    for (const foreignChange of [{ custCode: '0002000002' }, { kind: 'wim' }])
      expect(codes(await visits.createWhole({ id, ...foreignChange }))).toEqual([
        'input.id:BAD_ID',
      ]);
    expect(codes(await visits.createWhole({ id }, visits.dealer))).toEqual(['input.id:BAD_ID']);
    const { record } = await visits.create({ id, frontShop1: other, notes: 'Edited' });
    expect(record).toMatchObject({
      version: 2,
      notes: 'Edited',
      photos: [{ file: { id: other } }],
    });
    expect(codes(await visits.create({ id, frontShop1: other }))).toEqual(['input.id:BAD_ID']);
  });

  test.each([
    ['a quantity below 0', { qtyPlgGrp: -1 }, 'qtyPlgGrp:BAD_QUANTITY'],
    ['a quantity above 99,999', { qtyNonPlgGrp: 100_000 }, 'qtyNonPlgGrp:BAD_QUANTITY'],
    ['no other midrange', { otherMidrange: true }, 'otherMidrangeDescription:REQUIRED'],
    ['a long text', { equipmentText: 'x'.repeat(256) }, 'equipmentText:TOO_LONG'],
    ['long notes', { notes: 'x'.repeat(2_001) }, 'notes:TOO_LONG'],
    ['a control character', { equipmentText: 'a\u0007b' }, 'equipmentText:NOT_TEXT'],
    ['too many series', { otherSeriesList: Array(51).fill('x') }, 'otherSeriesList:TOO_MANY_ROWS'],
    [
      'a row without brand',
      { seriesBrand: [{ brand: ' ', series: 'x' }] },
      'seriesBrand.0.brand:REQUIRED',
    ],
    ['a display in need of words', { brandDisplay: 'OTHER' }, 'brandDisplayDescription:REQUIRED'],
    ['equipment in need of words', { equipment: ['TOOL', 'OTHER'] }, 'equipmentText:REQUIRED'],
    ['an option that is gone', { seriesList: ['S1', 'OLD'] }, 'seriesList:OPTION_GONE'],
    ['the option of another list', { equipment: ['S1'] }, 'equipment:OPTION_GONE'],
    ['no front photo', { frontShop1: null }, 'frontShop1:PHOTO_REQUIRED'],
    ['a photo twice', { displayShop1: 'same', frontShop1: 'same' }, 'displayShop1:PHOTO_TWICE'],
    ['a photo that is gone', { displayShop1: 'gone' }, 'files:FILE_GONE'],
    ['no customer', { custCode: null }, 'custCode:REQUIRED'],
    ['no kind', { kind: null }, 'kind:REQUIRED'],
    ['an id that is none', { id: 'seven' }, 'id:BAD_ID'],
  ])('is refused with %s', async (_, change, code) => {
    expect(codes(await visits.createWhole(change))).toEqual([`input.${code}`]);
    expect(await visits.list('kind: polygon')).toEqual([]);
  });

  test.each(['٣', 1.5, '3'])('takes no quantity %j', async (qtyPlgGrp) => {
    const { errors } = await visits.createWhole({ qtyPlgGrp });
    expect(errors?.[0]?.message).toContain('qtyPlgGrp');
  });

  test('does not reveal which customers exist', async () => {
    for (const custCode of [foreign, 'never'])
      expect(codes(await visits.createWhole({ custCode }))).toEqual([
        'input.custCode:CUSTOMER_MOVED',
      ]);
  });

  test('is sent when its customer has come back', async () => {
    const { customer } = given(visits.app);
    const sent = { id: randomUUID(), frontShop1: await visits.upload() };
    await customer({ salesPerson: 'SP2' });
    expect(codes(await visits.create(sent))).toEqual(['input.custCode:CUSTOMER_MOVED']);
    await customer({ salesPerson: 'SP1' });
    expect(codes(await visits.create(sent))).toEqual([]);
  });

  test('is of a kind that an organisation of the user has (B036)', async () => {
    const { hostSettings } = given(visits.app);
    const { db } = visits.app;
    await db
      .updateTable('host')
      .set({ config: JSON.stringify({ visitForms: ['polygon'] }) })
      .where('sorg', '=', '2000')
      .execute();
    expect(codes(await visits.createWhole({ kind: 'wim' }))).toEqual(['input.kind:UNKNOWN_KIND']);
    for (const query of [
      '{ formVisits(kind: wim) { asOf } }',
      '{ formVisitOptionsByBrand(brand: wim) { id } }',
      '{ formVisitSalesCustomers(kind: wim) { info { count } } }',
    ])
      expect((await visits.app.gql(visits.staff, query)).errors?.[0]?.extensions?.code).toBe(
        'UNKNOWN_KIND',
      );
    const body = {
      format: 'csv',
      title: 'Visits',
      columns: [{ name: 'notes', header: 'Notes' }],
      filter: { kind: 'wim' },
    };
    const file = await visits.app.rest('POST', '/exports/visits', { token: visits.staff, body });
    expect(file.body).toMatchObject({ code: 'UNKNOWN_KIND' });
    await db.updateTable('host').set({ config: '{}' }).where('sorg', '=', '2000').execute();
    await hostSettings({});
    expect(codes(await visits.createWhole({ kind: 'wim' }))).toEqual([]);
  });
});

describe('the clock of the device', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const captured = async (capturedAt: string) =>
    Date.parse((await visits.createWhole({ capturedAt })).record.capturedAt);

  test('is believed where it can be right', async () => {
    const yesterday = inMinutes(-24 * 60);
    expect(await captured(yesterday)).toBe(Date.parse(yesterday));
  });

  test.each(['1970-01-01T00:00:00Z', '2010-01-01T00:00:00Z', 'yesterday', inMinutes(3)])(
    'counts as that of the server with %s',
    async (capturedAt) => {
      expect(Math.abs((await captured(capturedAt)) - Date.now())).toBeLessThan(60_000);
    },
  );

  test('is refused with a time to come', async () => {
    const refused = await visits.createWhole({ capturedAt: inMinutes(24 * 60) });
    expect(codes(refused)).toEqual(['input.capturedAt:IN_FUTURE']);
  });
});

describe('a stored visit', () => {
  test('keeps its customer, kind and time when it is changed', async () => {
    const { record } = await visits.createWhole();
    const change = { custCode: c2, kind: 'wim', capturedAt: '2026-01-01T00:00:00Z', notes: 'New' };
    const { custCode, kind, capturedAt } = record;
    expect((await visits.update(record.id, 1, change)).record).toMatchObject({
      version: 2,
      notes: 'New',
      custCode,
      kind,
      capturedAt,
    });
    expect(codes(await visits.update(record.id, 1))).toEqual(['version:STALE_VERSION']);
  });

  test('keeps a chosen option that is gone, and offers it no more', async () => {
    const { visitOption } = given(visits.app);
    const { record } = await visits.createWhole({ seriesList: ['S1'] });
    await visitOption({ id: 'S1', active: false });
    expect(codes(await visits.update(record.id, 1, { seriesList: ['S1'] }))).toEqual([]);
    expect(codes(await visits.update(record.id, 2, { seriesList: [] }))).toEqual([]);
    const back = await visits.update(record.id, 3, { seriesList: ['S1'] });
    expect(codes(back)).toEqual(['input.seriesList:OPTION_GONE']);
    await visitOption({ id: 'S1', active: true });
  });

  test('is deleted and restored, twice as well (O237)', async () => {
    const { record } = await visits.createWhole();
    for (const isDeleted of [true, true, false, false]) {
      const name = isDeleted ? 'deleteFormVisit' : 'restoreFormVisit';
      const done = await visits.mark(name, record.id);
      expect(done).toMatchObject({ message: { status: true }, record: { isDeleted } });
      expect(await visits.list('kind: polygon')).toEqual(isDeleted ? [] : [record.id]);
      expect(await read(record.id)).toMatchObject({ isDeleted, photoCount: 1 });
    }
    await visits.mark('deleteFormVisit', record.id);
    expect(codes(await visits.update(record.id, 4))).toEqual(['id:VISIT_DELETED']);
  });

  test('tells what was changed', async () => {
    const { record } = await visits.createWhole({ notes: 'Old' });
    await visits.update(record.id, 1, { notes: 'New', qtyPlgGrp: 4 });
    const query = `{ history(feature: "visits", id: "${record.id}") {
      events { action changes { field before after } } } }`;
    const { events } = (await visits.app.gql(visits.staff, query)).data.history;
    expect(events[0]).toEqual({
      action: 'changed',
      changes: [{ field: 'notes', before: 'Old', after: 'New' }],
    });
    expect((await visits.app.gql(visits.stranger, query)).data.history.events).toEqual([]);
  });
});

describe('the fence (readings 82 and 113)', () => {
  test('shows visits of staff to staff only, those of shops to both', async () => {
    const ofStaff = (await visits.createWhole()).record.id;
    const ofShop = (await visits.createWhole({}, visits.dealer)).record.id;
    expect(await visits.list('kind: polygon')).toEqual([ofShop, ofStaff]);
    expect(await visits.list('kind: polygon', visits.dealer)).toEqual([ofShop]);
    expect(await visits.list('kind: polygon', visits.stranger)).toEqual([]);
    expect(await read(ofStaff, visits.dealer)).toBeNull();
  });

  test('is seen by present areas, changed by those at capture', async () => {
    const { record } = await visits.createWhole();
    await given(visits.app).customer({ salesPerson: 'SP2' });
    expect(await read(record.id)).toBeNull();
    expect(codes(await visits.update(record.id, 1, { notes: 'Late' }))).toEqual([]);
  });

  test('lets only its author change a visit (N128)', async () => {
    const { record } = await visits.createWhole({}, visits.dealer);
    expect(await read(record.id)).toMatchObject({ mayChange: false });
    const refusal = ['id:NOT_AUTHOR'];
    expect(codes(await visits.update(record.id, 1))).toEqual(refusal);
    expect(codes(await visits.mark('deleteFormVisit', record.id))).toEqual(refusal);
    const unknown = ['id:UNKNOWN_RECORD'];
    expect(codes(await visits.update(record.id, 1, {}, visits.stranger))).toEqual(unknown);
    expect(codes(await visits.update(record.id, 1, {}, visits.dealer))).toEqual([]);
  });

  test('lets administrators of users change it by the areas of then', async () => {
    const { customer, groupRole, newUser, role } = given(visits.app);
    const permissions = ['page.formvisit', 'page.user-management', 'menu.change-cust'];
    await role('lead', { permissions });
    await groupRole('lead', { roles: ['lead'] });
    await newUser('lead1', { groupRole: 'lead', areas: ['2000:salesman:SP1'] });
    await newUser('lead2', { groupRole: 'lead', areas: ['2000:salesman:SP2'] });
    const [then, now] = [await visits.app.login('lead1'), await visits.app.login('lead2')];
    const { record } = await visits.createWhole({}, visits.dealer);
    const unknown = await visits.update(record.id, 1, {}, now);
    expect(codes(unknown)).toEqual(['id:UNKNOWN_RECORD']);
    await customer({ salesPerson: 'SP2' });
    expect(await read(record.id, now)).toMatchObject({ mayChange: false });
    expect(codes(await visits.update(record.id, 1, {}, now))).toEqual(['id:NOT_AUTHOR']);
    expect(await read(record.id, then)).toBeNull();
    expect(codes(await visits.update(record.id, 1, {}, then))).toEqual([]);
  });
});
