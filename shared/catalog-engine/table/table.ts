import type { Texts } from './texts.ts';

/** The columns of a kind of rows; a chunk holds them in this order. */
export interface Shape {
  /** Texts that hardly repeat. */
  texts: readonly string[];
  /** Texts of digits with a check digit. */
  digits: readonly string[];
  /** Texts that repeat. */
  repeated: readonly string[];
  /** The columns that are only displayed: equal values of different chunks may have different numbers. */
  shown: readonly string[];
  /** Whole numbers. */
  numbers: readonly string[];
  /** Whether rows have a name, kept as its words. */
  named: boolean;
}

/** Texts that repeat: a number per row, and what the numbers mean; 0 is none. */
export interface Repeated {
  ids: Uint32Array;
  values: (string | null)[];
}

/** Names: row `r` has the words ids[starts[r]] to ids[starts[r + 1] - 1], joined by spaces. */
export interface Names {
  starts: Uint32Array;
  ids: Uint32Array;
  words: string[];
}

/** Rows by columns, in the order of their numbers. Columns may be made when they are first asked for. */
export interface Table {
  nos: Uint32Array;
  /** Numbers of rows that are gone; nothing in a merged table. */
  removed: Uint32Array;
  texts: Record<string, Texts>;
  repeated: Record<string, Repeated>;
  /** NaN is none. */
  numbers: Record<string, Float64Array>;
  /** `name`, where rows have one. */
  names: Record<string, Names>;
  /** Where its rows come from, as long as some columns have not been made; null when they are its own. */
  parts: Parts | null;
}

/** The tables of a merged one. */
export interface Parts {
  tables: readonly Table[];
  runs: readonly Run[];
}

/** Rows of one table that follow each other there and in the merged table. */
export interface Run {
  table: number;
  from: number;
  length: number;
  /** Where the first of them comes. */
  at: number;
}

/** A row before it is put into columns. */
export interface Cells {
  no: number;
  texts: Record<string, string | null>;
  repeated: Record<string, string | null>;
  numbers: Record<string, number | null>;
  name: string;
}

export const articleShape = {
  texts: ['code', 'old_code'],
  digits: ['ean'],
  repeated: [
    'category',
    'brand',
    'model',
    'serie',
    'merchandise_category',
    'frame_size',
    'wheel_size',
    'color',
    'color_hex',
    'uom',
    'tags',
    'code_display',
    'image',
  ],
  shown: ['color_hex', 'uom', 'code_display', 'image'],
  numbers: [
    'group',
    'model_year',
    'retail_price',
    'order_quota',
    'popularity',
    'released_at',
    'order_blocked',
    'available_for_order_at',
  ],
  named: true,
} satisfies Shape;

export const groupShape = {
  texts: ['id'],
  digits: [],
  repeated: ['category', 'brand', 'model', 'serie', 'slug', 'image', 'related'],
  shown: ['slug', 'image', 'related'],
  numbers: ['model_year'],
  named: true,
} satisfies Shape;

export const priceShape = {
  texts: [],
  digits: [],
  repeated: [],
  shown: [],
  numbers: ['dealer'],
  named: false,
} satisfies Shape;

export const stockShape = {
  texts: [],
  digits: [],
  repeated: [],
  shown: [],
  numbers: ['qty', 'masked', 'next_date', 'next_qty', 'next_mask'],
  named: false,
} satisfies Shape;

/** Stock of one warehouse. */
export const warehouseShape = { ...priceShape, numbers: ['qty', 'masked'] } satisfies Shape;

/** Steps of deals; their number is their place. */
export const dealShape = {
  texts: [],
  digits: [],
  repeated: [
    'deal_no',
    'description',
    'price_list',
    'article',
    'brand',
    'merchandise_category',
    'term',
    'uom',
    'type',
  ],
  shown: [],
  numbers: ['position', 'qty', 'value', 'valid_from', 'valid_to'],
  named: false,
} satisfies Shape;

/** A name of the table. */
export function getName({ starts, ids, words }: Names, row: number): string {
  const end = starts[row + 1] as number;
  let at = starts[row] as number;
  let name = words[ids[at] as number] as string;
  while (++at < end) name += ` ${words[ids[at] as number]}`;
  return name;
}

/** A repeated text of a row. */
export function getValue(column: Repeated, row: number): string | null {
  return column.values[column.ids[row] as number] ?? null;
}

/** A number of a row. */
export function getNumber(column: Float64Array, row: number): number | null {
  const value = column[row] as number;
  return Number.isNaN(value) ? null : value;
}
