import { expect, test } from 'vitest';
import type { HostConfig } from '#shared/host-config.ts';
import { locales } from '#shared/locales.ts';
import {
  manyBackPayload,
  mostPayloadBytes,
  payloadBytes,
  pickLocale,
  type RestockFacts,
  restockPayload,
  testPayload,
  topicOf,
} from './payload.rules.ts';

const languages = locales.map((code) => ({ code, name: code }));
const host = { host: 'shop.example', maskStock: null, languages } as unknown as HostConfig;
const reader = { host, locale: 'en-us', origin: 'https://shop.example' };
const facts: RestockFacts = {
  sorg: '2000',
  article: 'B-1',
  name: 'Alto Ridge 100',
  size: 'M',
  color: 'black',
  category: 'Bike',
  slug: 'ridge-100',
  qty: 6,
  arrived: 5,
  asked: 12,
};

test('shows arrived and requested quantities and the article link', () => {
  const body = 'Alto Ridge 100, M, black: 5 arrived, 12 asked';
  const url = '/en-us/catalog/bike/ridge-100?restock=B-1&qty=6';
  expect(restockPayload(7, facts, reader)).toEqual({
    web_push: 8030,
    notification: {
      title: 'Back in stock',
      body,
      navigate: `https://shop.example${url}`,
      tag: 'restock-2000-B-1',
      lang: 'en-US',
    },
    id: '7',
    url,
    tag: 'restock-2000-B-1',
    title: 'Back in stock',
    body,
  });
});

test('omits numbers the host does not show', () => {
  const masked = { ...reader, host: { ...host, maskStock: 4 } };
  for (const locale of locales) {
    const { body } = restockPayload(7, facts, { ...masked, locale });
    expect(body).toContain('12');
    expect(body).not.toContain('5');
  }
  expect(restockPayload(7, { ...facts, arrived: 4 }, masked).body).toContain('4 arrived');
});

test('names size and color once', () => {
  const body = (name: string, size: string | null, color: string | null) =>
    restockPayload(1, { ...facts, name, size, color }, reader).body.split(':')[0];
  expect(body('Trail 500 S Black', 'S', 'Black')).toBe('Trail 500 S Black');
  expect(body('Trail 500 Matte Black', 'S', 'matte black')).toBe('Trail 500 Matte Black, S');
  expect(body('Chain', null, null)).toBe('Chain');
});

test.each(locales)('stays small for the longest values, in %s', (locale) => {
  const long = {
    ...facts,
    name: '🚲ä"\\\u0001'.repeat(100),
    color: 'ö'.repeat(500),
    article: 'Ä/'.repeat(100),
    slug: 'ü'.repeat(300),
    qty: 999_999,
    arrived: 2_147_483_647,
    asked: 1_000_000,
  };
  const name = 'Alto Ridge 100 mit allem, was dazugehört, '.repeat(12).slice(0, 500);
  for (const told of [long, { ...facts, name }, { ...facts, slug: long.slug }]) {
    const written = restockPayload(9_007_199_254_740_991, told, { ...reader, locale });
    expect(payloadBytes(written).length).toBeLessThanOrEqual(mostPayloadBytes);
    expect(written.url).toMatch(new RegExp(`^/${locale}/(catalog/bike|notifications)`));
    expect(written.body.isWellFormed()).toBe(true);
  }
  expect(restockPayload(1, { ...facts, name }, { ...reader, locale }).url).toContain('restock=B-1');
});

test('counts many restocks, names the first and links to the inbox', () => {
  const named = (article: string, i: number) => ({ ...facts, article, name: `Alto ${i}` });
  const few = [named('A', 0), named('B', 1), named('C', 2)] as const;
  const articles = [...few, named('D', 3), named('A', 4)] as const;
  expect(manyBackPayload(9, 5, articles, reader)).toMatchObject({
    id: '9',
    title: '4 articles are back',
    body: 'Alto 4, M, black · Alto 1, M, black · Alto 2, M, black · …',
    url: '/en-us/notifications',
    tag: 'restock-many-5',
  });
  expect(manyBackPayload(9, 5, few, reader).body).not.toContain('…');
});

test('replaces a group by its single remaining article', () => {
  expect(manyBackPayload(9, 5, [facts], reader)).toMatchObject({
    ...restockPayload(9, facts, reader),
    tag: 'restock-many-5',
    notification: { tag: 'restock-many-5' },
  });
});

test.each(locales)('many at once stay small whatever they are called, in %s', (locale) => {
  const name = '🚲ä"\\\u0001\ud800'.repeat(100);
  const first = { ...facts, name };
  const more = Array.from({ length: 2_000 }, (_, i) => ({ ...first, article: `${i}` }));
  const newest = 9_007_199_254_740_991;
  const written = manyBackPayload(newest, newest, [first, ...more], { ...reader, locale });
  expect(payloadBytes(written).length).toBeLessThanOrEqual(mostPayloadBytes);
  expect(written.url).toBe(`/${locale}/notifications`);
});

test('translates the payload into every language', () => {
  const spoken = ['en-us', 'de', 'fr', 'id-id', 'ms-my'].map((locale) => {
    const { title, body, notification } = restockPayload(1, facts, { ...reader, locale });
    return [title, body, notification.lang].join(' | ');
  });
  expect(spoken).toEqual([
    'Back in stock | Alto Ridge 100, M, black: 5 arrived, 12 asked | en-US',
    'Wieder auf Lager | Alto Ridge 100, M, black: 5 eingetroffen, 12 angefragt | de',
    'De retour en stock | Alto Ridge 100, M, black : arrivage de 5, 12 en attente | fr',
    'Stok tersedia lagi | Alto Ridge 100, M, black: 5 tiba, 12 menunggu | id-ID',
    'Stok tersedia semula | Alto Ridge 100, M, black: 5 tiba, 12 menunggu | ms-MY',
  ]);
  const tests = ['en-us', 'de', 'fr', 'id-id', 'ms-my'].map(
    (locale) => testPayload(1, { ...reader, locale }).title,
  );
  expect(new Set(tests).size).toBe(5);
});

test('picks one of the host’s languages', () => {
  const at = (codes: string[], wanted: string) =>
    pickLocale({ languages: codes.map((code) => ({ code, name: code })) }, wanted);
  expect(at(['en-us', 'de'], 'de')).toBe('de');
  expect(at(['de', 'en-uk'], 'en-us')).toBe('en-uk');
  expect(at(['id-id', 'en-id'], 'fr')).toBe('id-id');
  expect(at([], 'xx')).toBe('en-us');
});

test('creates topics that fit the header', () => {
  expect(topicOf('restock-2000-B-1')).toMatch(/^[\w-]{32}$/);
});
