import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { c1, startVisits, type Visits } from './testing/visits.harness.ts';

const c2 = '0002000002';
const ids = ['a', 'b', 'c', 'd'].map((letter) => `${letter}0b0c3a5-0000-4000-8000-000000000000`);

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
  const { visit } = given(visits.app);
  const [first, second, deleted, other] = ids;
  await visit({ id: first, capturedAt: '2026-03-01T23:00:00Z', notes: 'Café' });
  await visit({
    id: second,
    capturedAt: '2026-03-02T10:00:00Z',
    by: 'dealer1',
    brandDisplay: 'OLD',
  });
  await visit({ id: deleted, capturedAt: '2026-03-03T10:00:00Z', deletedAt: new Date() });
  await visit({ id: other, capturedAt: '2026-03-04T10:00:00Z', kind: 'wim', customer: c2 });
});
afterAll(() => visits.app.close());

const shown = async (args: string, token = visits.staff) =>
  (await visits.list(args, token)).map((id) => id[0]).join('');

describe('the list (O232)', () => {
  test('has the newest first, without deleted ones', async () => {
    expect(await shown('kind: polygon')).toBe('ba');
    expect(await shown('kind: wim')).toBe('d');
    expect(await shown('page: 1')).toBe('dba');
  });

  test.each([
    [`custCode: "${c2}"`, 'd'],
    ['createdBy: "dealer1"', 'b'],
    ['search: "cafe alpine"', 'a'],
    ['search: "dealer1"', 'b'],
    ['search: "nothing"', ''],
    ['to: "2026-03-01"', 'a'],
    ['from: "2026-03-02", to: "2026-03-02"', 'b'],
  ])('is narrowed by %s', async (args, found) => {
    expect(await shown(args)).toBe(found);
  });

  test('takes days in the time zone of the organisation', async () => {
    await given(visits.app).timeZone('Asia/Jakarta');
    expect(await shown('to: "2026-03-01"')).toBe('');
    await given(visits.app).timeZone('UTC');
  });

  test('names the authors of the kind, and counts', async () => {
    const query =
      '{ formVisits(kind: polygon) { authors { createdBy displayName } info { count } } }';
    const ask = async (token: string) => (await visits.app.gql(token, query)).data.formVisits;
    const dealer = { createdBy: 'dealer1', displayName: 'Test dealer1' };
    const staff = { createdBy: 'sales1', displayName: 'Test sales1' };
    expect(await ask(visits.staff)).toEqual({ authors: [dealer, staff], info: { count: 2 } });
    expect(await ask(visits.dealer)).toEqual({ authors: [dealer], info: { count: 1 } });
  });
});

describe('the customers to visit (O234)', () => {
  const customers = async (args: string, token = visits.staff) => {
    const query = `{ formVisitSalesCustomers(${args}) {
      info { count } customers { custCode visitedAt lastVisit { id notes photos { place } photoCount } } } }`;
    return (await visits.app.gql(token, query)).data.formVisitSalesCustomers;
  };

  test('begin with the one that was not visited for longest', async () => {
    expect(await customers('kind: polygon')).toMatchObject({
      info: { count: 2 },
      customers: [
        { custCode: c2, visitedAt: null, lastVisit: null },
        {
          custCode: c1,
          visitedAt: '2026-03-02T10:00:00.000Z',
          lastVisit: { id: ids[1], photos: [], photoCount: 1 },
        },
      ],
    });
    await given(visits.app).visit({ customer: c2, capturedAt: '2026-02-01T00:00:00Z' });
    const codes = async () =>
      (await customers('kind: polygon')).customers.map((one: { custCode: string }) => one.custCode);
    expect(await codes()).toEqual([c2, c1]);
    await given(visits.app).visit({ customer: c2, capturedAt: '2026-04-01T00:00:00Z' });
    expect(await codes()).toEqual([c1, c2]);
  });

  test('and authors are the same for staff of all customers', async () => {
    await given(visits.app).newUser('all1', { groupRole: 'salesman', areas: ['2000:all:'] });
    const all = await visits.app.login('all1');
    for (const search of ['search: "alpine"', 'search: "bay"'])
      expect(await customers(`kind: polygon, ${search}`, all)).toEqual(
        await customers(`kind: polygon, ${search}`),
      );
    const codes = (await customers('kind: polygon', all)).customers.map(
      ({ custCode }: { custCode: string }) => custCode,
    );
    expect(codes.slice(-2)).toEqual([c1, c2]);
    const query = '{ formVisits(kind: polygon) { authors { createdBy } info { count } } }';
    const [ofAll, ofSome] = [
      await visits.app.gql(all, query),
      await visits.app.gql(visits.staff, query),
    ];
    expect(ofAll.data).toEqual(ofSome.data);
  });

  test('are those with a visit when asked (B304)', async () => {
    expect((await customers('kind: wim, onlyCustomerHasFormVisit: true')).info.count).toBe(1);
    expect((await customers('kind: wim, search: "alpine"')).info.count).toBe(1);
  });

  test('are the own ones of a dealer, none of another organisation', async () => {
    const own = await customers('kind: polygon', visits.dealer);
    expect(own.customers).toMatchObject([{ custCode: c1, lastVisit: { id: ids[1] } }]);
    expect((await customers('kind: polygon, sorg: "3000"')).info.count).toBe(0);
    expect((await customers('kind: polygon, sorg: "2000"')).info.count).toBe(2);
  });
});

describe('the options (O233)', () => {
  test('are the active ones of the kind, in order and language', async () => {
    const { app, staff } = visits;
    await given(app).visitOption({ id: 'FIRST', list: 'series', sorting: -1 });
    await given(app).visitOption({ id: 'W', kind: 'wim' });
    await app.db
      .insertInto('translation')
      .values({
        sorg: '2000',
        entity: 'visit_option',
        id: 'polygon/series/FIRST',
        field: 'label',
        language: 'de',
        text: 'Erste',
      })
      .execute();
    const query = '{ formVisitOptionsByBrand(brand: polygon) { list id label needsText } }';
    const { data } = await app.gql(staff, query, {}, { 'accept-language': 'de' });
    const series = data.formVisitOptionsByBrand.filter(
      ({ list }: { list: string }) => list === 'series',
    );
    expect(series).toEqual([
      { list: 'series', id: 'FIRST', label: 'Erste', needsText: false },
      { list: 'series', id: 'S1', label: 'Option S1', needsText: false },
      { list: 'series', id: 'S2', label: 'Option S2', needsText: false },
    ]);
  });
});
