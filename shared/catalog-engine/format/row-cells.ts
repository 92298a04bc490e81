import type { ArticleRow, Category, DealRow, GroupRow, PriceRow, StockRow } from '../row-types.ts';
import {
  type Cells,
  getName,
  getNumber,
  getValue,
  type Names,
  type Table,
} from '../table/table.ts';
import { getText } from '../table/texts.ts';
import { toDate, toDayNumber } from './day-number.ts';
import { parseJson } from './format-error.ts';
import { filled, slugged, spread, toSpreadTemplate, toTemplate } from './text-template.ts';

export type GroupHead = Omit<GroupRow, 'descriptions' | 'specs'>;
export type Stock = Omit<StockRow, 'no'>;

const day = (date: string | null) => (date === null ? null : toDayNumber(date));
const date = (days: number | null) => (days === null ? null : toDate(days));
const same = '\u0001';

/** An article's cells; texts that are made of its code are kept as how they are made. */
export function articleCells(row: ArticleRow): Cells {
  const { code, code_display: display } = row;
  return {
    no: row.no,
    name: row.name,
    texts: { code, old_code: row.old_code, ean: row.ean },
    repeated: {
      category: row.category,
      brand: row.brand,
      model: row.model,
      serie: row.serie,
      merchandise_category: row.merchandise_category,
      frame_size: row.frame_size,
      wheel_size: row.wheel_size,
      color: row.color,
      color_hex: row.color_hex,
      uom: row.uom,
      tags: JSON.stringify(row.tags),
      code_display: display === code ? same : (toSpreadTemplate(display, code) ?? `\0${display}`),
      image: row.image === null ? null : toTemplate(row.image, [code, display, code.toLowerCase()]),
    },
    numbers: {
      group: row.group,
      model_year: row.model_year,
      retail_price: row.retail_price,
      order_quota: row.order_quota,
      popularity: row.popularity,
      released_at: day(row.released_at),
      order_blocked: Number(row.order_blocked),
      available_for_order_at: day(row.available_for_order_at),
    },
  };
}

/** The code as people write it, from its template. */
export function fillTemplate(template: string, code: string): string {
  if (template === same) return code;
  return template.startsWith('\0') ? template.slice(1) : spread(template, code);
}

/** The article of a row of a table. */
export function readArticle(table: Table, row: number): ArticleRow {
  const text = (column: string) => getValue(table.repeated[column] as never, row);
  const number = (column: string) => getNumber(table.numbers[column] as Float64Array, row);
  const code = getText(table.texts.code as never, row) as string;
  const display = fillTemplate(text('code_display') as string, code);
  const image = text('image');
  return {
    no: table.nos[row] as number,
    group: number('group') as number,
    code,
    code_display: display,
    old_code: getText(table.texts.old_code as never, row),
    ean: getText(table.texts.ean as never, row),
    name: getName(table.names.name as Names, row),
    category: text('category') as Category,
    brand: text('brand') as string,
    model: text('model') as string,
    serie: text('serie') as string,
    merchandise_category: text('merchandise_category') as string,
    model_year: number('model_year'),
    frame_size: text('frame_size'),
    wheel_size: text('wheel_size'),
    color: text('color'),
    color_hex: text('color_hex'),
    uom: text('uom') as string,
    retail_price: number('retail_price'),
    order_quota: number('order_quota'),
    tags: parseJson(text('tags') as string) as string[],
    image: image === null ? null : filled(image, [code, display, code.toLowerCase()]),
    popularity: number('popularity') as number,
    released_at: date(number('released_at')),
    order_blocked: number('order_blocked') === 1,
    available_for_order_at: date(number('available_for_order_at')),
  };
}

const slugParts = (name: string, id: string) => [slugged(name), slugged(id)];

/** A group's cells. */
export function groupCells(row: GroupHead): Cells {
  return {
    no: row.no,
    name: row.name,
    texts: { id: row.id },
    repeated: {
      category: row.category,
      brand: row.brand,
      model: row.model,
      serie: row.serie,
      slug: toTemplate(row.slug, slugParts(row.name, row.id)),
      image: row.image === null ? null : toTemplate(row.image, [row.id, row.slug]),
      related: JSON.stringify(row.related),
    },
    numbers: { model_year: row.model_year },
  };
}

/** The slug of a row of a group table. */
export function readSlug(table: Table, row: number): string {
  const template = getValue(table.repeated.slug as never, row) as string;
  // Most slugs that are no template at all need not be filled.
  const id = getText(table.texts.id as never, row) as string;
  return filled(template, slugParts(getName(table.names.name as Names, row), id));
}

/** The group of a row of a table. */
export function readGroup(table: Table, row: number): GroupHead {
  const text = (column: string) => getValue(table.repeated[column] as never, row);
  const id = getText(table.texts.id as never, row) as string;
  const slug = readSlug(table, row);
  const image = text('image');
  return {
    no: table.nos[row] as number,
    id,
    slug,
    name: getName(table.names.name as Names, row),
    category: text('category') as Category,
    brand: text('brand') as string,
    model: text('model') as string,
    serie: text('serie') as string,
    model_year: getNumber(table.numbers.model_year as Float64Array, row),
    image: image === null ? null : filled(image, [id, slug]),
    related: parseJson(text('related') as string) as string[],
  };
}

const none = { texts: {}, repeated: {}, name: '' };

/** The cells of a price. */
export function priceCells({ no, dealer }: PriceRow): Cells {
  return { ...none, no, numbers: { dealer } };
}

/** The cells of a stock row. */
export function stockCells({ no, qty, masked, next }: StockRow): Cells {
  const numbers = {
    qty,
    masked: Number(masked),
    next_date: next && toDayNumber(next.date),
    next_qty: next?.qty ?? null,
    next_mask: next && Number(next.mask),
  };
  return { ...none, no, numbers };
}

/** The stock of a row of a table. */
export function readStock({ numbers }: Table, row: number): Stock {
  const number = (column: string) => getNumber(numbers[column] as Float64Array, row);
  const days = number('next_date');
  return {
    qty: number('qty') as number,
    masked: number('masked') === 1,
    next:
      days === null
        ? null
        : { date: toDate(days), qty: number('next_qty'), mask: number('next_mask') === 1 },
  };
}

/** The cells of a step of a deal, its deal_no without the article it is often made of. */
export function dealCells(deal: DealRow, place: number): Cells {
  return {
    no: place,
    name: '',
    texts: {},
    repeated: {
      deal_no: toTemplate(deal.deal_no, [deal.article ?? '']),
      description: deal.description,
      price_list: deal.price_list,
      article: deal.article,
      brand: deal.brand,
      merchandise_category: deal.merchandise_category,
      term: deal.term,
      uom: deal.uom,
      type: deal.type,
    },
    numbers: {
      position: deal.position,
      qty: deal.qty,
      value: deal.value,
      valid_from: toDayNumber(deal.valid_from),
      valid_to: toDayNumber(deal.valid_to),
    },
  };
}

/** The step of a row of a table of deals. */
export function readDeal(table: Table, row: number): DealRow {
  const text = (column: string) => getValue(table.repeated[column] as never, row);
  const number = (column: string) => (table.numbers[column] as Float64Array)[row] as number;
  const article = text('article');
  return {
    deal_no: filled(text('deal_no') as string, [article ?? '']),
    position: number('position'),
    description: text('description') as string,
    price_list: text('price_list'),
    article,
    brand: text('brand'),
    merchandise_category: text('merchandise_category'),
    term: text('term') as string,
    qty: number('qty'),
    uom: text('uom') as string,
    type: text('type') as string,
    value: number('value'),
    valid_from: toDate(number('valid_from')),
    valid_to: toDate(number('valid_to')),
  };
}
