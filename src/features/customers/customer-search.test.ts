import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgiven } from '#shared/catalog-engine/query/correct-words.ts';
import { folded } from '#shared/folded-text.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { searchRows } from '#src/lib/search-rows.ts';
import { type FoundBy, searchable } from './customer-search.ts';

const customer = (over: Partial<FoundBy> & { r3?: string; isr?: string | null } = {}): FoundBy => ({
  custCode: { r3: over.r3 ?? 'R1', isr: over.isr ?? null, unified: '0002000001' },
  custName: 'Radhaus Nord',
  custPhone: '+49 40 555 010',
  custAddress: 'Große Straße 7',
  custEmail: 'nord@shop.example',
  custCity: 'Nürnberg',
  ...over,
});
const finds = (one: FoundBy, search: string) => searchRows(searchable([one]), search).length === 1;

test.each([
  'r1',
  'RADHAUS',
  '0002000001',
  '555',
  'straße',
  'STRASSE 7',
  'grosse',
  'NORD@SHOP',
  'nurnberg',
  'Nürnberg',
  'Nu\u0308rnberg',
  'nord rad 7',
  '  nord   ',
  '',
])('finds by %j, ignoring case and accents (B057)', (search) => {
  expect(finds(customer(), search)).toBe(true);
});

test.each(['null', 'undefined', 'r2', 'nord xyz', '%', 'nordnord', 'nürnberg0002000001'])(
  'does not find by %j',
  (search) => {
    expect(finds(customer(), search)).toBe(false);
  },
);

test.each(['radhuas', 'Nürnbreg', 'nord radhas', 'strase'])(
  'finds by %j despite the typo',
  (search) => {
    expect(finds(customer(), search)).toBe(true);
  },
);

test('returns no fuzzy matches for a correct spelling', () => {
  const list = searchable([customer({ custName: 'Maple' }), customer({ custName: 'Mapel' })]);
  expect(searchRows(list, 'mapel').map(({ custName }) => custName)).toEqual(['Mapel']);
});

test('finds by the ISR code where there is one', () => {
  expect(finds(customer({ isr: 'ISR77' }), 'isr77')).toBe(true);
  expect(finds(customer(), 'isr77')).toBe(false);
});

test.each([
  ['Ørsted Łódź', 'orsted lodz'],
  ['ÆGIR Œuvre', 'aegir oeuvre'],
  ['İstanbul ISPARTA', 'istanbul isparta'],
  ['東京 サイクル', '東京 サイクル'],
])('normalises %s to %s', (text, as) => {
  expect(folded(text)).toBe(as);
});

/** The simplest implementation of the search, as a reference for the fast one. */
function naive(all: readonly FoundBy[], search: string): FoundBy[] {
  const words = search.split(/\s+/u).map(folded).filter(Boolean);
  return all.filter((one) => {
    const { custCode, custName, custPhone, custAddress, custEmail, custCity } = one;
    const fields = [custCode.r3, custCode.isr ?? '', custCode.unified, custName, custPhone];
    const all = [...fields, custAddress, custEmail, custCity];
    return words.every((word) => all.some((field) => folded(field).includes(word)));
  });
}

test('finds what a filter over every field finds, in its order', () => {
  const text = fc.stringMatching(/^[a-cA-CäßÉ1-3 ]{0,8}$/);
  const one = fc.record({
    custCode: fc.record({ r3: text, isr: fc.option(text), unified: text }),
    custName: text,
    custPhone: text,
    custAddress: text,
    custEmail: text,
    custCity: text,
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), text, (all, search) => {
      const words = folded(search).split(/\s+/u);
      const exact = naive(all, search);
      fc.pre(exact.length > 0 || words.every((word) => forgiven(word) === 0));
      const found = searchRows(searchable(all), search);
      expect(found.map(({ text: _, ...rest }) => rest)).toEqual(exact);
    }),
    propertyRuns(300),
  );
});
