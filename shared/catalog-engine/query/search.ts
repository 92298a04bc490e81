import { folded, lowered } from '../../folded-text.ts';
import * as helpers from '../bits.ts';
import { fillTemplate } from '../format/row-cells.ts';
import { bundled, type RangeIndex } from '../index-of-range.ts';
import type { SearchWord } from '../query-types.ts';
import type { RangeNames } from '../row-types.ts';
import { getValue, type Names, type Repeated } from '../table/table.ts';
import { getText, type Texts } from '../table/texts.ts';
import { columnByBundle } from './bundle-columns.ts';
import { corrections, splitWords } from './correct-words.ts';
import { Haystack } from './haystack.ts';
import { buildPostings, type Postings } from './postings.ts';
import { RecyclingLru } from './recycling-lru.ts';
import { searchable, spellings, withInches } from './search-words.ts';
import { Synonyms } from './synonyms.ts';
import {
  categoryBonus,
  isCalled,
  isShortNumber,
  placement,
  points,
  scoreText,
  type WordForms,
} from './word-points.ts';

const { orZero } = helpers;

/** Texts that repeat, and what a word found in them counts. */
const valueColumns = {
  brand: points.value,
  model: points.value,
  serie: points.value,
  color: points.value,
  frame_size: points.size,
  wheel_size: points.size,
  merchandise_category: points.category,
} as const;
type ValueColumn = keyof typeof valueColumns;
const columnNames = Object.keys(valueColumns) as ValueColumn[];
const readColumns = ['brand', 'model', 'serie', 'color'] as const;
/** Articles of the last so many words are remembered, a byte per article each. */
const mostWords = 16;

interface Prepared {
  /** Words of names, and the articles of each. */
  words: Haystack;
  postings: Postings;
  values: Record<ValueColumn, Haystack>;
  /** By article: code, old code and EAN. */
  codes: Haystack[];
  /** Codes as people write them, where they are neither the code itself nor the code spread out. */
  displays: Displays;
  /** Codes whose displayed form only inserts characters, with these characters. */
  spread: Displays;
  spreading: ReadonlySet<string>;
}

/** Codes as people write them, and whose they are. */
interface Displays {
  texts: Haystack;
  rows: Uint32Array;
}

/** Whether a template is that of a code spread out. */
function isSpread(template: string | null): boolean {
  return template !== null && template !== '\u0001' && !template.startsWith('\0');
}

function isAllZero(list: Uint8Array): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] !== 0) return false;
  return true;
}

/**
 * Gives rows the points of their values, unless they have more. Without a condition: which of them have
 * more is not to be guessed, and each wrong guess of the processor takes longer than all the rest.
 */
function giveAll(rows: Uint8Array, ids: Uint32Array, hits: Uint8Array): void {
  for (let row = 0; row < rows.length; row++) {
    const before = rows[row] as number;
    rows[row] = before + orZero((hits[ids[row] as number] as number) - before);
  }
}

/**
 * Gives articles the points of the words of their names, unless they have more already. Rare words are
 * followed to their articles. One or two letters occur in most words: then reading the names in order
 * takes a fourth of the time per word, because nothing is written out of order.
 * @param named points by word
 */
function giveNamed(rows: Uint8Array, named: Uint8Array, names: Names, postings: Postings): void {
  let many = 0;
  for (let id = 0; id < named.length; id++)
    if (named[id] !== 0)
      many += (postings.starts[id + 1] as number) - (postings.starts[id] as number);
  if (many > names.ids.length / 8) giveByName(rows, named, names);
  else giveByWord(rows, named, postings);
}

function giveByName(rows: Uint8Array, named: Uint8Array, { starts, ids }: Names): void {
  let at = starts[0] as number;
  for (let row = 0; row < rows.length; row++) {
    const end = starts[row + 1] as number;
    let most = rows[row] as number;
    for (; at < end; at++) most += orZero((named[ids[at] as number] as number) - most);
    rows[row] = most;
  }
}

function giveByWord(rows: Uint8Array, named: Uint8Array, postings: Postings): void {
  for (let id = 0; id < named.length; id++) {
    const given = named[id] as number;
    if (given === 0) continue;
    const end = postings.starts[id + 1] as number;
    for (let at = postings.starts[id] as number; at < end; at++) {
      const row = postings.rows[at] as number;
      if ((rows[row] as number) < given) rows[row] = given;
    }
  }
}

/** Finds articles by words; what it needs for that is made when first asked for. */
export class Search {
  readonly #index: RangeIndex;
  readonly #names: RangeNames;
  readonly #rows = new RecyclingLru<Uint8Array>(mostWords);
  #made: Prepared | null = null;
  #words: string[] | null = null;
  #synonyms: Synonyms | null = null;

  constructor(index: RangeIndex, names: RangeNames) {
    this.#index = index;
    this.#names = names;
  }

  /** Memory taken, bytes. */
  get bytes(): number {
    if (!this.#made) return 0;
    const { words, codes, displays, spread, values } = this.#made;
    const all = [words, displays.texts, spread.texts, ...codes, ...Object.values(values)];
    return all.reduce((sum, one) => sum + one.bytes, 0);
  }

  /** The data that searches need, built by the first one unless it was built ahead. */
  get prepared(): Prepared {
    if (!this.#made) for (const _ of this.prepareSteps());
    return this.#made as Prepared;
  }

  /**
   * Lends by article the points of a word (word-points.ts), of what it may mean if none has it as it is; 0 for
   * articles without it. Not to be changed.
   */
  lendPoints<Result>(word: SearchWord, task: (points: Uint8Array) => Result): Result {
    const small = lowered(word.text);
    return this.#rows.lend(
      JSON.stringify([small, word.ean]),
      (reuse) => {
        const rows = reuse?.fill(0) ?? new Uint8Array(this.#index.all.length);
        this.#writePoints(rows, small, word.ean);
        return rows;
      },
      task,
    );
  }

  #writePoints(rows: Uint8Array, small: string, ean: string | null): void {
    this.#give(rows, this.#getForms([small]), [small]);
    if (ean !== null)
      this.prepared.codes[2]?.same(lowered(ean), (row) => {
        if (getText(this.#index.articles.texts.ean as Texts, row) === ean)
          rows[row] = Math.max(rows[row] as number, points.code[placement.whole]);
      });
    if (!isAllZero(rows)) return;
    const meant = this.#corrections(small);
    if (meant.length > 0) this.#give(rows, this.#getForms(meant), meant);
  }

  /** Whether an article has a word, or what it may mean. */
  #isFound(text: string): boolean {
    return this.lendPoints({ text, ean: null }, (points) => !isAllZero(points));
  }

  /** The points of a text that is not of the range, such as the name of a groupset; 0 without the word. */
  scoreText(text: string, { text: typed }: SearchWord): number {
    const small = lowered(typed);
    const whole = searchable(text);
    const direct = scoreText(whole, this.#getForms([small]), points.name);
    if (direct > 0 || this.#isFound(typed)) return direct;
    return scoreText(whole, this.#getForms(this.#corrections(small)), points.name);
  }

  /** Joins neighbours that together are a synonym of some article: `12 speed` for `12-speed`. */
  joinWords(words: readonly SearchWord[]): SearchWord[] {
    return this.#knownSynonyms.join(words, (text) => this.#isFound(text));
  }

  get #knownSynonyms(): Synonyms {
    this.#synonyms ??= new Synonyms(this.#names.synonyms);
    return this.#synonyms;
  }

  #getForms(words: readonly string[]): WordForms {
    const typed = [...new Set(words.flatMap(spellings))];
    return { typed, synonyms: this.#knownSynonyms.of(typed) };
  }

  /** Gives the articles that have a word its points, unless they have more. @param parts of codes */
  #give(rows: Uint8Array, word: WordForms, parts: readonly string[]): void {
    const { articles } = this.#index;
    const { words, postings, values, codes } = this.prepared;
    const named = words.scoreTexts(word, points.name);
    if (named) giveNamed(rows, named, articles.names.name as Names, postings);
    this.#giveValues(rows, word, values);
    for (const part of parts) {
      for (const texts of isShortNumber(part) ? codes.slice(0, 2) : codes)
        texts.giveCodePoints(part, rows);
      for (const shown of this.displaysFor(part))
        shown.texts.giveCodePoints(part, rows, shown.rows);
    }
    this.#addCategoryBonus(rows, word);
  }

  /** Gives points by values. Columns that are equal within a run are looked at once for the run. */
  #giveValues(rows: Uint8Array, word: WordForms, values: Prepared['values']): void {
    const { articles, knownBundles: together } = this.#index;
    const ofBundles = together && new Uint8Array(together.bundles.length - 1);
    let given = false;
    for (const name of columnNames) {
      const hits = values[name].scoreTexts(word, valueColumns[name]);
      if (!hits) continue;
      const column = articles.repeated[name] as Repeated;
      if (together && ofBundles && bundled.includes(name)) {
        giveAll(ofBundles, columnByBundle(together, column).ids, hits);
        given = true;
      } else giveAll(rows, column.ids, hits);
    }
    if (together && ofBundles && given) giveAll(rows, together.bundleOf, ofBundles);
  }

  /** More for articles that have the word, and whose category is called by it. */
  #addCategoryBonus(rows: Uint8Array, { typed }: WordForms): void {
    const { merchandise_category: categories } = this.prepared.values;
    const bonus = new Uint8Array(categories.size);
    for (const form of typed)
      categories.lendPlaces(form, (places) => {
        for (const id of places)
          if (isCalled(categories.getText(id), form)) bonus[id] = categoryBonus;
      });
    if (isAllZero(bonus)) return;
    const { ids } = this.#index.articles.repeated.merchandise_category as Repeated;
    for (let row = 0; row < rows.length; row++)
      rows[row] = (rows[row] as number) + (bonus[ids[row] as number] as number);
  }

  /** Makes ready, step by step, what the first search would have to wait for. */
  *prepareSteps(): Generator<void> {
    if (this.#made) return;
    const { articles, all, scratch } = this.#index;
    const { texts, repeated } = articles;
    const names = articles.names.name as Names;
    const words = Haystack.of(names.words.map(searchable), scratch);
    const postings = buildPostings(names, all.length);
    yield;
    const values: Partial<Prepared['values']> = {};
    for (const name of columnNames)
      values[name] = Haystack.of(
        this.#searchedValues(name, (repeated[name] as Repeated).values),
        scratch,
      );
    yield;
    const codes: Haystack[] = [];
    for (const column of ['code', 'old_code', 'ean']) {
      codes.push(new Haystack(texts[column] as Texts, scratch));
      yield;
    }
    const display = repeated.code_display as Repeated;
    const spreads = display.values.filter((template) => isSpread(template));
    const spread = this.#displays(isSpread);
    yield;
    this.#made ??= {
      words,
      postings,
      values: values as Prepared['values'],
      codes,
      displays: this.#displays((template) => template.startsWith('\0')),
      spread,
      spreading: new Set(lowered(spreads.join('')).replaceAll('\u0002', '')),
    };
  }

  #searchedValues(column: ValueColumn, values: readonly (string | null)[]): (string | null)[] {
    const called = new Map(this.#names.merchandiseCategories.map(({ id, name }) => [id, name]));
    return values.map((value) => {
      if (value === null) return null;
      if (column === 'merchandise_category') return searchable(called.get(value) ?? '');
      return searchable(column === 'wheel_size' ? withInches(value) : value);
    });
  }

  /**
   * Returns where to look for a part in displayed codes. A part without inserted characters that occurs in
   * such a code also occurs in the code itself.
   */
  displaysFor(part: string): Displays[] {
    const { displays, spread, spreading } = this.prepared;
    return [...part].some((letter) => spreading.has(letter)) ? [displays, spread] : [displays];
  }

  #displays(wanted: (template: string) => boolean): Displays {
    const { articles, all, scratch } = this.#index;
    const display = articles.repeated.code_display as Repeated;
    const marks = display.values.map((template) => template !== null && wanted(template));
    const rows = all.filter((row) => marks[display.ids[row] as number]);
    const texts = Array.from(rows, (row) =>
      fillTemplate(
        getValue(display, row) as string,
        getText(articles.texts.code as Texts, row) as string,
      ),
    );
    return { texts: Haystack.of(texts, scratch), rows };
  }

  #corrections(small: string): string[] {
    return corrections(folded(small), this.#readWords());
  }

  /** The words that a misspelt one may have meant: of names, brands, models, series, colors, synonyms. */
  #readWords(): readonly string[] {
    if (this.#words) return this.#words;
    const { repeated } = this.#index.articles;
    const names = this.#index.articles.names.name as Names;
    const found = new Set<string>();
    const used = (values: readonly (string | null)[], ids: Uint32Array) => {
      const marks = new Uint8Array(values.length);
      for (let at = 0; at < ids.length; at++) marks[ids[at] as number] = 1;
      values.forEach((value, id) => {
        if (value !== null && marks[id] === 1)
          for (const word of splitWords(folded(value))) found.add(word);
      });
    };
    used(names.words, names.ids);
    for (const column of readColumns) {
      const { values, ids } = repeated[column] as Repeated;
      used(values, ids);
    }
    for (const word of this.#knownSynonyms.words) found.add(word);
    this.#words = [...found];
    return this.#words;
  }
}
