import { codeKey } from '#shared/article-code.ts';
import { countBits } from '../bits.ts';
import type { CatalogEngine } from '../catalog-engine.ts';
import { fillTemplate } from '../format/row-cells.ts';
import type { Row } from '../query-types.ts';
import { getValue } from '../table/table.ts';
import { getText, type Texts } from '../table/texts.ts';
import { HashTable, type KeySign, signKey, signTextAt } from './code-hash.ts';

/** An EAN or UPC without the zeros in front, by which EAN-13, UPC-A and what a spreadsheet left of it are the same. */
const bareEan = (digits: string) => digits.replace(/^0+/, '');
const isEan = (text: string) => /^\d{7,14}$/.test(text);

/** Returns the same as `codeKey`, faster for plain letters. */
function keyOfText(text: string): string {
  if (!/^[ -~]*$/.test(text)) return codeKey(text);
  const small = text.toLowerCase();
  return /[ .-]/.test(small) ? small.replace(/[ .-]/g, '') : small;
}

/**
 * Finds articles by any code of theirs, however it is spelt. Made at the first question to an engine:
 * some 40 ms and 4 MB for 100,000 articles.
 */
export class CodeIndex {
  readonly #engine: CatalogEngine;
  readonly #codes: HashTable;
  readonly #displays: HashTable;
  readonly #eans: HashTable;
  readonly #olds: HashTable;
  readonly #lengths: Uint8Array;
  readonly #letters: Int32Array;
  readonly #pairs: Int32Array;
  /** The successors of articles that left the catalog, by the keys of their codes. */
  readonly #successors = new Map<string, Row>();

  constructor(engine: CatalogEngine) {
    this.#engine = engine;
    const rows = engine.articles;
    this.#codes = new HashTable(rows);
    this.#displays = new HashTable(rows);
    this.#eans = new HashTable(rows);
    this.#olds = new HashTable(rows);
    this.#lengths = new Uint8Array(rows);
    this.#letters = new Int32Array(rows);
    this.#pairs = new Int32Array(rows);
    const { code, old_code, ean } = engine.index.articles.texts as Record<string, Texts>;
    for (let row = 0; row < rows; row++) {
      const of = signTextAt(code as Texts, row) as KeySign;
      this.#codes.add(row, of.hash);
      this.#lengths[row] = Math.min(of.length, 255);
      this.#letters[row] = of.letters;
      this.#pairs[row] = of.pairs;
      const old = signTextAt(old_code as Texts, row);
      if (old) this.#olds.add(row, old.hash);
      const digits = getText(ean as Texts, row);
      if (digits !== null) this.#eans.add(row, signKey(bareEan(digits)).hash);
    }
    this.#addDisplays(rows);
    for (const { codes, by } of engine.names.replaced) {
      const row = engine.rowOf(by);
      if (row !== null) for (const written of codes) this.#successors.set(codeKey(written), row);
    }
  }

  /** Shown codes that are more than the code with other dashes and blanks. */
  #addDisplays(rows: number): void {
    const shown = this.#engine.index.articles.repeated.code_display as Parameters<
      typeof getValue
    >[0];
    const code = this.#engine.index.articles.texts.code as Texts;
    const alike = new Map<string, boolean>();
    for (let row = 0; row < rows; row++) {
      const template = getValue(shown, row) as string;
      let same = template.startsWith('\0') ? false : alike.get(template);
      if (same === undefined) {
        same = template === '\u0001' || codeKey(template.replaceAll('\u0002', '')) === '';
        alike.set(template, same);
      }
      if (same) continue;
      const text = fillTemplate(template, getText(code, row) as string);
      this.#displays.add(row, signKey(codeKey(text)).hash);
    }
  }

  /** The key of an article's code. */
  keyOf(row: Row): string {
    return keyOfText(getText(this.#engine.index.articles.texts.code as Texts, row) as string);
  }

  /**
   * Returns the articles with a code: by code or displayed code, else by EAN or UPC, else by former code.
   * Exact spellings come first. Empty when no article has it.
   */
  rowsOf(written: string): Row[] {
    const text = written.trim();
    const exact = this.#engine.rowOf(text);
    if (exact !== null) return [exact];
    const key = codeKey(text);
    if (key === '') return [];
    const { hash } = signKey(key);
    const { texts, repeated } = this.#engine.index.articles;
    const code = texts.code as Texts;
    const shown = repeated.code_display as Parameters<typeof getValue>[0];
    const named = this.#codes.of(hash).filter((row) => this.keyOf(row) === key);
    const displayed = this.#displays.of(hash).filter((row) => {
      const text = fillTemplate(getValue(shown, row) as string, getText(code, row) as string);
      return codeKey(text) === key;
    });
    const own = [...new Set([...named, ...displayed])];
    if (own.length > 0) return own;
    const byEan = this.rowsOfEan(key);
    if (byEan.length > 0) return byEan;
    const old = texts.old_code as Texts;
    return this.#olds.of(hash).filter((row) => codeKey(getText(old, row) as string) === key);
  }

  /** The article with a code; null when none or several have it. */
  onlyRowOf(written: string): Row | null {
    const [row = null, ...others] = this.rowsOf(written);
    return others.length > 0 ? null : row;
  }

  /** The article that took the place of the one with this code; null when none did. */
  successorOf(written: string): Row | null {
    return this.#successors.get(codeKey(written)) ?? null;
  }

  /** The articles of an EAN-13, EAN-8 or UPC-A, with or without zeros in front. */
  rowsOfEan(digits: string): Row[] {
    if (!isEan(digits)) return [];
    const bare = bareEan(digits);
    if (bare === '') return [];
    const eans = this.#engine.index.articles.texts.ean as Texts;
    return this.#eans
      .of(signKey(bare).hash)
      .filter((row) => bareEan(getText(eans, row) as string) === bare);
  }

  /**
   * The articles whose code may be like a key: begins with it, or has at most `wrong` letters changed.
   * Some too many; they are to be looked at.
   */
  like(key: string, wrong: number): Row[] {
    const of = signKey(key);
    const { length, letters, pairs } = of;
    const found: Row[] = [];
    for (let row = 0; row < this.#lengths.length; row++) {
      const longer = (this.#lengths[row] as number) - length;
      const own = this.#pairs[row] as number;
      const begins = longer > 0 && (own & pairs) === pairs;
      // A changed letter makes two pairs of letters others, and takes two away.
      const near =
        longer <= wrong &&
        longer >= -wrong &&
        countBits((this.#letters[row] as number) ^ letters) <= 2 * wrong &&
        countBits(own ^ pairs) <= 4 * wrong;
      if (begins || near) found.push(row);
    }
    return found;
  }
}

const indexes = new WeakMap<CatalogEngine, CodeIndex>();

/** The index of an engine, made once. */
export function getCodeIndex(engine: CatalogEngine): CodeIndex {
  const known = indexes.get(engine);
  const index = known ?? new CodeIndex(engine);
  if (!known) indexes.set(engine, index);
  return index;
}
