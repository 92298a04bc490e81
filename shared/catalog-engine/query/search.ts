import { articleAt, displayOf } from '../format/cells.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { SearchWord } from '../query.ts';
import { type Names, type Repeated, valueAt } from '../table/table.ts';
import { type Texts, textAt } from '../table/texts.ts';
import { corrections, wordsOf } from './correct.ts';
import { Haystack } from './haystack.ts';
import { type Postings, postingsOf } from './postings.ts';
import { Reused } from './reused.ts';
import { lowered, searchText } from './words.ts';

const valueColumns = ['brand', 'model', 'serie', 'color', 'frame_size'] as const;
const readColumns = ['brand', 'model', 'serie', 'color'] as const;
/** Articles of the last so many words are remembered, a byte per article each. */
const mostWords = 16;

interface Prepared {
  /** Words of names, and the articles of each. */
  words: Haystack;
  postings: Postings;
  values: Record<(typeof valueColumns)[number], Haystack>;
  /** By article: code, old code and EAN. */
  codes: Haystack[];
  /** Codes as people write them, where they are neither the code itself nor the code spread out. */
  displays: Displays;
  /** The same of codes that are only spread out, and the letters that do so. */
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

/** Finds articles by words; what it needs for that is made when first asked for. */
export class Search {
  readonly #index: RangeIndex;
  readonly #rows = new Reused<Uint8Array>(mostWords);
  #made: Prepared | null = null;
  #words: string[] | null = null;

  constructor(index: RangeIndex) {
    this.#index = index;
  }

  /** Memory taken, bytes. */
  get bytes(): number {
    if (!this.#made) return 0;
    const { words, codes, displays, spread, values } = this.#made;
    const all = [words, displays.texts, spread.texts, ...codes, ...Object.values(values)];
    return all.reduce((sum, one) => sum + one.bytes, 0);
  }

  /** What searches need, made by the first one unless it was made ready. */
  get prepared(): Prepared {
    if (!this.#made) for (const _ of this.preparing());
    return this.#made as Prepared;
  }

  /**
   * 1 for articles that have a word, misspelt if none has it as it is; not to be changed, and only valid
   * while some more words are asked for.
   */
  rowsWith({ text, ean }: SearchWord): Uint8Array {
    const small = lowered(text);
    return this.#rows.get(JSON.stringify([small, ean]), (spare) => {
      const rows = spare?.fill(0) ?? new Uint8Array(this.#index.all.length);
      this.#mark(rows, small);
      if (ean !== null)
        this.prepared.codes[2]?.same(lowered(ean), (row) => {
          if (textAt(this.#index.articles.texts.ean as Texts, row) === ean) rows[row] = 1;
        });
      if (!rows.includes(1))
        for (const word of corrections(small, this.#readWords())) this.#mark(rows, word);
      return rows;
    });
  }

  /** Marks the articles whose search text holds a part. */
  #mark(rows: Uint8Array, part: string): void {
    const { articles, all } = this.#index;
    if (part.includes(' ') || part === '') {
      // Only this may reach over several fields, and is never typed: words have no spaces.
      for (const row of all) if (searchText(articleAt(articles, row)).includes(part)) rows[row] = 1;
      return;
    }
    const { words, postings, values, codes } = this.prepared;
    for (const word of words.places(part)) {
      const end = postings.starts[word + 1] as number;
      for (let at = postings.starts[word] as number; at < end; at++)
        rows[postings.rows[at] as number] = 1;
    }
    for (const column of valueColumns) {
      const hits = values[column].holding(part);
      if (!hits) continue;
      const { ids } = articles.repeated[column] as Repeated;
      for (let row = 0; row < rows.length; row++) if (hits[ids[row] as number] === 1) rows[row] = 1;
    }
    for (const code of codes) code.mark(part, rows);
    for (const shown of this.displaysFor(part)) shown.texts.mark(part, rows, shown.rows);
  }

  /** Makes ready, step by step, what the first search would have to wait for. */
  *preparing(): Generator<void> {
    if (this.#made) return;
    const { articles, all } = this.#index;
    const { texts, repeated } = articles;
    const names = articles.names.name as Names;
    const words = Haystack.of(names.words);
    const postings = postingsOf(names, all.length);
    yield;
    const values: Partial<Prepared['values']> = {};
    for (const name of valueColumns)
      values[name] = Haystack.of((repeated[name] as Repeated).values);
    yield;
    const codes: Haystack[] = [];
    for (const column of ['code', 'old_code', 'ean']) {
      codes.push(new Haystack(texts[column] as Texts));
      yield;
    }
    const display = repeated.code_display as Repeated;
    const spreads = display.values.filter((template) => isSpread(template));
    const spread = this.#displays(isSpread);
    yield;
    this.#made ??= {
      ...{ words, postings, values: values as Prepared['values'], codes },
      displays: this.#displays((template) => template.startsWith('\0')),
      spread,
      spreading: new Set(lowered(spreads.join('')).replaceAll('\u0002', '')),
    };
  }

  /**
   * Where to look for a part in codes as people write them. What stands in a code that is only spread out,
   * without a letter that does so, stands in the code itself.
   */
  displaysFor(part: string): Displays[] {
    const { displays, spread, spreading } = this.prepared;
    return [...part].some((letter) => spreading.has(letter)) ? [displays, spread] : [displays];
  }

  #displays(wanted: (template: string) => boolean): Displays {
    const { articles, all } = this.#index;
    const display = articles.repeated.code_display as Repeated;
    const marks = display.values.map((template) => template !== null && wanted(template));
    const rows = all.filter((row) => marks[display.ids[row] as number]);
    const texts = Array.from(rows, (row) =>
      displayOf(
        valueAt(display, row) as string,
        textAt(articles.texts.code as Texts, row) as string,
      ),
    );
    return { texts: Haystack.of(texts), rows };
  }

  /** The words that a misspelt one may have meant: those of names, brands, models, series, colours. */
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
          for (const word of wordsOf(lowered(value))) found.add(word);
      });
    };
    used(names.words, names.ids);
    for (const column of readColumns) {
      const { values, ids } = repeated[column] as Repeated;
      used(values, ids);
    }
    this.#words = [...found];
    return this.#words;
  }
}
