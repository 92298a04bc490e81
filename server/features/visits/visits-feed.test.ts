import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { given } from '#server/testing/given.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const options = (...lines: string[]) => ({
  'visit_options.csv': ['sorg,kind,list,id,label,label.de,sorting,active,needsText', ...lines],
});
const visits = (...lines: string[]) => ({
  'visits.csv': [
    'sorg,id,kind,customer,capturedAt,createdBy,brandDisplay,seriesList,seriesBrand,otherSeriesList,qtyPlgGrp',
    ...lines,
  ],
});

describe('visit_options.csv', () => {
  test('translates the options of each kind separately', async () => {
    const lines = [
      '2000,polygon,brandDisplay,OTHER,Other,Andere,90,,true',
      '2000,polygon,equipment,OTHER,Another,Anderes,,,true',
      '2000,wim,series,S1,First,,10,false,',
    ];
    expect(await harness.problems(options(...lines))).toEqual([]);
    const stored = await harness.db
      .selectFrom('visit_option')
      .select(['key', 'sorting', 'active', 'needs_text'])
      .orderBy('key')
      .execute();
    expect(stored).toEqual([
      { key: 'polygon/brandDisplay/OTHER', sorting: 90, active: true, needs_text: true },
      { key: 'polygon/equipment/OTHER', sorting: 0, active: true, needs_text: true },
      { key: 'wim/series/S1', sorting: 10, active: false, needs_text: false },
    ]);
    const translations = await harness.db
      .selectFrom('translation')
      .select(['id', 'text'])
      .where('entity', '=', 'visit_option')
      .orderBy('id')
      .execute();
    expect(translations).toEqual([
      { id: 'polygon/brandDisplay/OTHER', text: 'Andere' },
      { id: 'polygon/equipment/OTHER', text: 'Anderes' },
    ]);
    expect((await harness.run(options(...lines))).files[0]).toMatchObject({ changed: 0 });
  });

  test('says what is wrong', async () => {
    const lines = [
      '2000,other,series,A,A,,,,',
      '2000,wim,colors,A,,,,,',
      '2000,wim,series,A,A,,-1,,',
    ];
    expect((await harness.problems(options(...lines))).toSorted()).toEqual([
      'visit_options.csv:2:kind: "other" is none of polygon, wim (NOT_ALLOWED)',
      'visit_options.csv:3:label: must not be empty (REQUIRED)',
      'visit_options.csv:3:list: "colors" is none of brandDisplay, series, equipment (NOT_ALLOWED)',
      'visit_options.csv:4:sorting: -1 is not between 0 and 10000 (OUT_OF_RANGE)',
    ]);
  });
});

describe('visits.csv', () => {
  const line = '2000,V1,polygon,0002000001,2026-03-01T10:00Z,sales1,RACK,S1|S2,Trek: Fuel,Own,4';
  beforeAll(async () => {
    const { visitOption } = given(harness);
    await visitOption({ id: 'RACK', list: 'brandDisplay' });
    for (const id of ['S1', 'S2']) await visitOption({ id });
  });

  test('has visits that were recorded elsewhere', async () => {
    const ofShop = line.replace('V1', 'V2').replace('sales1', 'dealer1');
    expect(await harness.problems(visits(line, ofShop))).toEqual([]);
    const stored = await harness.db.selectFrom('visit').selectAll().orderBy('id').execute();
    expect(stored).toMatchObject([
      {
        id: 'V1',
        series: ['S1', 'S2'],
        series_brands: [['Trek', 'Fuel']],
        other_series: ['Own'],
        qty_own: 4,
        sales_person: 'SP1',
        author_name: 'Test sales1',
        by_shop: false,
        source: 'feed',
        captured_at: new Date('2026-03-01T10:00Z'),
      },
      { id: 'V2', author_name: 'Test dealer1', by_shop: true },
    ]);
    expect((await harness.run(visits(line, ofShop))).files[0]).toMatchObject({ changed: 0 });
  });

  test('changes no visit of the portal, and names what is not there', async () => {
    const id = await given(harness).visit();
    const unknown = line.replace('sales1', 'never').replace('RACK', 'S1').replace('Trek', '');
    expect((await harness.problems(visits(line.replace('V1', id), unknown))).toSorted()).toEqual([
      `visits.csv:2:id: "${id}" is a visit of the portal (NOT_ALLOWED)`,
      'visits.csv:3:brandDisplay: there is no option "polygon/brandDisplay/S1" in 2000 (UNKNOWN_REFERENCE)',
      'visits.csv:3:createdBy: there is no user "never" (UNKNOWN_REFERENCE)',
      'visits.csv:3:seriesBrand: a series needs the brand before its colon (REQUIRED)',
    ]);
  });
});
