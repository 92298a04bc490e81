import type { Steps } from './cooperative-steps.ts';
import { columnsAt } from './facet-table.ts';
import { createPlaceFinder, findPlaceOfText, searchPlaceOfText } from './find-place.ts';
import { ScratchPool } from './scratch-pool.ts';
import { completeSteps } from './table/merged-table.ts';
import { byText, createNumbers } from './table/radix-sort.ts';
import type { Repeated, Table } from './table/table.ts';
import { compareTexts, type Texts } from './table/texts.ts';

/** So many codes are looked for before they are put in order. */
const mostLooks = 100;

/** Texts in their order, and by text the place in it. */
interface Ranked {
  order: Uint32Array;
  ranks: Uint32Array;
}

function ranked(texts: Texts): Ranked {
  const order = byText(texts);
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank;
  return { order, ranks };
}

/** A bundle is a sequence of neighbouring articles with equal grouping values (README, "Bundles and kinds"). */
export interface Bundles {
  /** Its number by article. */
  bundleOf: Uint32Array;
  /** The first article of each, and where the last one ends. */
  bundles: Uint32Array;
}

/** The range in memory: articles and groups ordered by number. Indexes over them are built on first use. */
export class RangeIndex {
  readonly articles: Table;
  readonly groups: Table;
  /** All articles by number. */
  readonly all: Uint32Array;
  /** Scratch memory that all queries share. */
  readonly scratch = new ScratchPool();
  #codes: Ranked | null = null;
  #ids: Ranked | null = null;
  #groupOf: Int32Array | null = null;
  #members: { starts: Uint32Array; rows: Uint32Array } | null = null;
  #bundles: Bundles | null = null;
  #looks = 0;
  #compared = false;

  /** @param articles the group of each must be there */
  constructor(articles: Table, groups: Table) {
    this.articles = articles;
    this.groups = groups;
    this.all = createNumbers(articles.nos.length);
  }

  /** Articles in the order of their codes. */
  get byCode(): Uint32Array {
    this.#codes ??= ranked(this.articles.texts.code as Texts);
    return this.#codes.order;
  }

  /** By article its place in the order of codes. */
  get codeRank(): Uint32Array {
    this.#codes ??= ranked(this.articles.texts.code as Texts);
    return this.#codes.ranks;
  }

  /** Which of two articles comes first by code, below 0 the first: also before all have been put in order. */
  readonly compareCodes = (a: number, b: number): number => {
    if (!this.#codes) return compareTexts(this.articles.texts.code as Texts, a, b);
    const { ranks } = this.#codes;
    return (ranks[a] as number) - (ranks[b] as number);
  };

  /** Compares two groups by id. */
  readonly compareIds = (a: number, b: number): number => {
    if (!this.#ids) return compareTexts(this.groups.texts.id as Texts, a, b);
    const { ranks } = this.#ids;
    return (ranks[a] as number) - (ranks[b] as number);
  };

  /** Groups in the order of their ids. */
  get byId(): Uint32Array {
    this.#ids ??= ranked(this.groups.texts.id as Texts);
    return this.#ids.order;
  }

  /** The article of a code. A few are looked for by reading all codes, before these are put in order. */
  placeOfCode(code: string): number | null {
    const codes = this.articles.texts.code as Texts;
    if (!this.#codes && this.#looks++ < mostLooks) return searchPlaceOfText(codes, code);
    return findPlaceOfText(codes, this.byCode, code);
  }

  /** By group its place in the order of ids. */
  get idRank(): Uint32Array {
    this.#ids ??= ranked(this.groups.texts.id as Texts);
    return this.#ids.ranks;
  }

  /** By article the place of its group. */
  get groupOf(): Int32Array {
    this.#groupOf ??= findGroups(this.articles, this.groups);
    return this.#groupOf;
  }

  /** The articles of a group by code. */
  rowsOf(group: number): Uint32Array {
    this.#members ??= listMembers(this.groupOf, this.groups.nos.length);
    const { starts, rows } = this.#members;
    return rows.slice(starts[group], starts[group + 1]).sort(this.compareCodes);
  }

  /** All bundles. */
  get bundles(): Bundles {
    this.#bundles ??= findBundles(this.articles);
    return this.#bundles;
  }

  /** All bundles if they have been made; null before. */
  get knownBundles(): Bundles | null {
    return this.#bundles;
  }

  /**
   * Returns the runs of articles with equal columns. For the first query each article is a run of its own,
   * because building real runs takes longer than one list saves.
   */
  together(): Bundles {
    const first = !this.#bundles && !this.#compared;
    this.#compared = true;
    return first
      ? { bundleOf: this.all, bundles: createNumbers(this.all.length + 1) }
      : this.bundles;
  }

  /** Builds everything that is not built yet, in steps, so that other work can run between them. */
  *completeSteps(): Steps<void> {
    yield* completeSteps(this.articles);
    yield* completeSteps(this.groups);
    for (const made of ['byCode', 'byId', 'bundles'] as const) if (this[made]) yield;
    this.rowsOf(0);
  }
}

/** The columns that are equal within a run. */
export const bundled = columnsAt('kind', 'bundle');

function findBundles(articles: Table): Bundles {
  const columns = bundled.map((name) => (articles.repeated[name] as Repeated).ids);
  const count = articles.nos.length;
  const bundleOf = new Uint32Array(count);
  const bundles = new Uint32Array(count + 1);
  let last = -1;
  for (let row = 0; row < count; row++) {
    let same = row > 0;
    for (let at = 0; same && at < columns.length; at++) {
      const ids = columns[at] as Uint32Array;
      same = ids[row] === ids[row - 1];
    }
    if (!same) bundles[++last] = row;
    bundleOf[row] = last;
  }
  bundles[++last] = count;
  return { bundleOf, bundles: bundles.slice(0, last + 1) };
}

function findGroups({ nos, numbers }: Table, groups: Table): Int32Array {
  const wanted = numbers.group as Float64Array;
  const find = createPlaceFinder(groups.nos);
  const groupOf = new Int32Array(nos.length);
  for (let row = 0; row < groupOf.length; row++) groupOf[row] = find(wanted[row] as number);
  return groupOf;
}

/** The articles of `g` are rows[starts[g]] to rows[starts[g + 1] - 1]. */
function listMembers(groupOf: Int32Array, groups: number) {
  const starts = new Uint32Array(groups + 1);
  for (let row = 0; row < groupOf.length; row++) {
    const next = (groupOf[row] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let group = 0; group < groups; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
  const next = starts.slice();
  const rows = new Uint32Array(groupOf.length);
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number;
    const place = next[group] as number;
    rows[place] = row;
    next[group] = place + 1;
  }
  return { starts, rows };
}
