import { expect, test } from 'vitest';
import { safeHtml } from '#server/lib/safe-html.ts';
import { contentMarketRows } from '../content-markets.ts';
import { hostRows } from '../hosts.ts';
import { layoutRows } from '../layouts.ts';
import { markets } from '../markets.ts';
import { textLanguages } from '../texts/languages.ts';
import { newsRows } from './news-rows.ts';

const today = '2026-03-02';
const news = markets.flatMap((market) => newsRows(market, today));
const textsOf = (row: (typeof news)[number]) =>
  textLanguages.flatMap((language) => {
    const body = language === row.language ? row.body : row[`body.${language}`];
    return body ? [{ language, body: String(body) }] : [];
  });

test('has 20 news in five languages, and ten layouts', () => {
  expect(news).toHaveLength(20);
  expect(new Set(news.flatMap(textsOf).map(({ language }) => language)).size).toBe(5);
  expect(layoutRows()).toHaveLength(10);
});

test('names layouts and markets that there are', () => {
  const layouts = layoutRows().map(({ id }) => id);
  const known = contentMarketRows().map(({ id }) => id);
  for (const { layout, contentTargetMarkets } of news) {
    expect(layouts).toContain(layout);
    expect(known).toEqual(expect.arrayContaining([contentTargetMarkets].flat()));
  }
});

test('writes in languages of the hosts, and what may be shown', () => {
  for (const row of news) {
    const own = hostRows().filter(({ sorg }) => sorg === row.sorg);
    const served = own.flatMap(({ languages }) =>
      [languages].flat().map((at) => String(at).slice(0, 2)),
    );
    for (const { language, body } of textsOf(row)) {
      expect(served).toContain(language);
      expect(safeHtml(body), String(row.id)).toBe(body);
    }
  }
});

test.each(['1000', '2000', '3000'])('has news of each state in %s', (sorg) => {
  const own = news.filter((row) => row.sorg === sorg && row.published);
  const states = own.map(({ validFrom, validTo }) => {
    if (String(validFrom) > today) return 'scheduled';
    return String(validTo) < today ? 'over' : 'live';
  });
  expect(new Set(states)).toEqual(new Set(['live', 'scheduled', 'over']));
  expect(own.some(({ mustRead }) => mustRead)).toBe(true);
});
