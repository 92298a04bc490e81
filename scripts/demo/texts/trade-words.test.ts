import { describe, expect, it } from 'vitest';
import { colorKeys, colorOf } from '../colors.ts';
import { bikes } from '../range/bikes.ts';
import { baseRange } from '../range/range.ts';
import { sizePhrases, specPhrases } from './trade-phrases.ts';
import { inTradeWords } from './trade-words.ts';

/** Words within a text, without numbers and signs. */
const wordsOf = (text: string) => text.replaceAll('{name}', '').match(/[\p{L}-]{3,}/gu) ?? [];

/** English words that the language does not use, as its phrases show. */
function foreignWords(language: 'de' | 'id'): Set<string> {
  const entries = Object.entries({ ...specPhrases, ...sizePhrases });
  const used = new Set(entries.flatMap(([, [de, id]]) => wordsOf({ de, id }[language])));
  return new Set(entries.flatMap(([en]) => wordsOf(en)).filter((word) => !used.has(word)));
}

const foreign = { de: foreignWords('de'), id: foreignWords('id') };
const languages = ['de', 'id'] as const;

describe('the words of the trade', () => {
  it.each([
    ['Aluminium, low', 'Aluminium, niedrig', 'Aluminium, rendah'],
    [
      'Rim brakes, short reach',
      'Felgenbremsen, kurze Griffweite',
      'Rem pelek, jangkauan tuas pendek',
    ],
    ['Single speed', '1-Gang', 'Satu kecepatan'],
    ['Rigid, steel', 'Starrgabel, Stahl', 'Tanpa suspensi, baja'],
    ['6.9 kg', '6,9 kg', '6,9 kg'],
    ['27.5"', '27,5"', '27,5"'],
    ['16 inch AV', '16 Zoll AV', '16 inci AV'],
    ['11-36T', '11-36 Zähne', '11-36T'],
    ['Sospina Air 140 RC2', 'Sospina Air 140 RC2', 'Sospina Air 140 RC2'],
    [
      'Brenz Summit four-piston disc, 200/180 mm',
      'Vierkolben-Scheibenbremse Brenz Summit, 200/180 mm',
      'Rem cakram empat piston Brenz Summit, 200/180 mm',
    ],
  ])('say %s as %s and %s', (en, de, id) => {
    expect(languages.map((language) => inTradeWords(en, language))).toEqual([de, id]);
    expect(inTradeWords(en, 'en')).toBe(en);
  });

  it('throws for a text without a translation', () => {
    for (const text of ['Titanium', 'Brenz Lane drum brake', '12 spokes']) {
      expect(() => inTradeWords(text, 'de')).toThrow(text);
    }
  });

  it.each(languages)('leave no English in bike specifications and sizes (%s)', (to) => {
    const values = [
      ...bikes().flatMap(({ specs }) => specs.map(([, value]) => value)),
      ...baseRange.flatMap(({ variants }) => variants.map(({ size = '' }) => size)),
    ].filter(Boolean);
    for (const value of new Set(values)) {
      const left = wordsOf(inTradeWords(value, to)).filter((word) => foreign[to].has(word));
      expect(left, value).toEqual([]);
      expect(inTradeWords(value, to)).not.toMatch(/\d\.\d/);
    }
  });

  it.each(languages)('keep the variants of a model apart (%s)', (to) => {
    for (const { slug, variants } of baseRange) {
      const cells = variants.map(({ size, wheel, color }) =>
        [size && inTradeWords(size, to), wheel, color?.names[to]].join(' '),
      );
      expect(new Set(cells).size, slug).toBe(variants.length);
    }
  });

  it.each(languages)('name every color once (%s)', (to) => {
    const names = colorKeys.map((key) => colorOf(key).names[to]);
    expect(new Set(names).size).toBe(colorKeys.length);
  });
});
