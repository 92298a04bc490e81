import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorKeys, colorOf } from './colors.ts';
import type { FeedFile } from './columns.ts';
import { inAmericanEnglish } from './texts/american.ts';
import { specNames } from './texts/spec-names.ts';
import { writeDemoFeed } from './write-feed.ts';

type Rows = Record<string, string>[];

const countries = [
  ['1000', 'id'],
  ['2000', 'en'],
  ['3000', 'de'],
] as const;
let folder = '';

/** English is that of the United States, whose distributor has it. */
const spelled = (word: string, language: string) =>
  language === 'en' ? inAmericanEnglish(word) : word;

const rowsOf = async (file: FeedFile): Promise<Rows> =>
  parse(await readFile(join(folder, file)), { columns: true });

const pairs = (specs = '') => specs.split('|').map((spec) => spec.split('=') as [string, string]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-languages-'));
  await writeDemoFeed(folder, {
    articles: 3000,
    dealers: 12,
    images: true,
    today: '2026-03-02',
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the languages of the demo feed', () => {
  it.each(countries)('name specifications in %s by the words of "%s"', async (sorg, language) => {
    const words = new Set<string>(
      Object.values(specNames).map((name) => spelled(name[language], language)),
    );
    const groups = (await rowsOf('product_groups.csv')).filter((row) => row.sorg === sorg);
    for (const { specs, slug } of groups) {
      const names = pairs(specs).map(([name]) => name);
      expect(
        names.filter((name) => !words.has(name)),
        slug,
      ).toEqual([]);
      expect(new Set(names).size, slug).toBe(names.length);
      if (language !== 'en') expect(specs, slug).not.toMatch(/\d\.\d/);
    }
  });

  it.each(countries)('name colors and sizes in %s by the words of "%s"', async (sorg, language) => {
    const colors = new Set(colorKeys.map((key) => spelled(colorOf(key).names[language], language)));
    const english = colorKeys
      .map((key) => colorOf(key))
      .filter(({ name, names }) => name !== names[language])
      .map(({ name }) => name);
    for (const row of (await rowsOf('articles.csv')).filter((article) => article.sorg === sorg)) {
      const { name = '', color = '', frameSize = '', wheelSize = '' } = row;
      expect(colors).toContain(color);
      const parts = name.split(', ');
      expect(english.filter((word) => parts.includes(word))).toEqual([]);
      if (!/^Standar/.test(frameSize)) expect(parts).toContain(frameSize);
      if (language !== 'en') {
        expect(`${name} ${frameSize}`).not.toMatch(/ (?:inch|clamp|functions)\b/);
        expect(frameSize + wheelSize).not.toMatch(/\d\.\d/);
      }
    }
  });

  it('translates payment descriptions but keeps their type', async () => {
    const rows = (await rowsOf('payments.csv')).filter(({ module }) => module === 'order');
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['Invoice', 'Bank Transfer', 'Credit Card']),
    );
    const cards = rows.filter(({ id }) => id === 'CARD').map((row) => row.description);
    expect(new Set(cards)).toEqual(new Set(['Kartu kredit', 'Credit card', 'Kreditkarte']));
  });

  it('gives each text one translation per language', async () => {
    const given = new Map<string, string>();
    const note = (sorg: string, language: string, text: string, translation: string) => {
      const key = `${sorg} ${language} ${text}`;
      expect(given.get(key) ?? translation, key).toBe(translation);
      given.set(key, translation);
    };
    for (const file of ['product_groups.csv', 'articles.csv'] as const)
      for (const row of await rowsOf(file))
        for (const [column, cell] of Object.entries(row)) {
          const [name = '', language] = column.split('.');
          if (!language || !cell || name === 'description') continue;
          const [own, other] =
            name === 'specs' ? [pairs(row[name]), pairs(cell)] : [row[name], cell];
          [own].flat(2).forEach((text, at) => {
            note(row.sorg ?? '', language, text ?? '', [other].flat(2)[at] ?? '');
          });
        }
    expect(given.get('3000 en Kieferngrün')).toBe('Pine Green');
    expect(given.get('3000 en Rahmen')).toBe('Frame');
    expect(given.get('2000 de Saddle Brown')).toBe('Sattelbraun');
  });

  it('translate the categories of every country', async () => {
    for (const file of ['merchandise_categories.csv', 'bike_categories.csv'] as const) {
      const rows = await rowsOf(file);
      const german = rows.filter(({ sorg }) => sorg === '3000');
      const english = german.map((row) => row['name.en'] ?? row['wording.en']);
      expect(english).toContain(file === 'bike_categories.csv' ? 'Road' : 'Handlebars');
      expect(german.some((row) => row['name.fr'] || row['wording.fr'])).toBe(true);
    }
  });

  it('keeps codes, slugs, pictures and structure in all countries', async () => {
    const seen = new Map<string, string>();
    const same = (key: string, fact: unknown) => {
      const text = JSON.stringify(fact);
      expect(seen.get(key) ?? text, key).toBe(text);
      seen.set(key, text);
    };
    for (const { id, slug, image, specs } of await rowsOf('product_groups.csv')) {
      same(`group ${id}`, [slug, image, pairs(specs).length]);
    }
    for (const row of await rowsOf('articles.csv')) {
      const { code, codeDisplay, ean, group, colorHex, image, uom } = row;
      same(`article ${code}`, [codeDisplay, ean, group, colorHex, image, uom]);
    }
    expect(seen.size).toBeGreaterThan(1000);
  });
});
