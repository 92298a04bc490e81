import type { ArticleRow, Category, DealRow, GroupRow, PriceRow, StockRow } from '../rows.ts';
import { type Cells, type Names, nameAt, numberAt, type Table, valueAt } from '../table/table.ts';
import { textAt } from '../table/texts.ts';
import { dateOf, daysOf } from './days.ts';
import { jsonIn } from './error.ts';
import { filled, slugged, spread, spreadOf, templateOf } from './template.ts';

export type GroupHead = Omit<GroupRow, 'descriptions' | 'specs'>;
export type Stock = Omit<StockRow, 'no'>;

const day = (date: string | null) => (date === null ? null : daysOf(date));
const date = (days: number | null) => (days === null ? null : dateOf(days));
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
      code_display: display === code ? same : (spreadOf(display, code) ?? `\0${display}`),
      image: row.image === null ? null : templateOf(row.image, [code, display, code.toLowerCase()]),
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
export function displayOf(template: string, code: string): string {
  if (template === same) return code;
  return template.startsWith('\0') ? template.slice(1) : spread(template, code);
}

/** The article of a row of a table. */
export function articleAt(table: Table, row: number): ArticleRow {
  const text = (column: string) => valueAt(table.repeated[column] as never, row);
  const number = (column: string) => numberAt(table.numbers[column] as Float64Array, row);
  const code = textAt(table.texts.code as never, row) as string;
  const display = displayOf(text('code_display') as string, code);
  const image = text('image');
  return {
    no: table.nos[row] as number,
    group: number('group') as number,
    code,
    code_display: display,
    old_code: textAt(table.texts.old_code as never, row),
    ean: textAt(table.texts.ean as never, row),
    name: nameAt(table.names.name as Names, row),
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
    tags: jsonIn(text('tags') as string) as string[],
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
      slug: templateOf(row.slug, slugParts(row.name, row.id)),
      image: row.image === null ? null : templateOf(row.image, [row.id, row.slug]),
      related: JSON.stringify(row.related),
    },
    numbers: { model_year: row.model_year },
  };
}

/** The slug of a row of a group table. */
export function slugAt(table: Table, row: number): string {
  const template = valueAt(table.repeated.slug as never, row) as string;
  // Most slugs that are no template at all need not be filled.
  const id = textAt(table.texts.id as never, row) as string;
  return filled(template, slugParts(nameAt(table.names.name as Names, row), id));
}

/** The group of a row of a table. */
export function groupAt(table: Table, row: number): GroupHead {
  const text = (column: string) => valueAt(table.repeated[column] as never, row);
  const id = textAt(table.texts.id as never, row) as string;
  const slug = slugAt(table, row);
  const image = text('image');
  return {
    no: table.nos[row] as number,
    id,
    slug,
    name: nameAt(table.names.name as Names, row),
    category: text('category') as Category,
    brand: text('brand') as string,
    model: text('model') as string,
    serie: text('serie') as string,
    model_year: numberAt(table.numbers.model_year as Float64Array, row),
    image: image === null ? null : filled(image, [id, slug]),
    related: jsonIn(text('related') as string) as string[],
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
    next_date: next && daysOf(next.date),
    next_qty: next?.qty ?? null,
    next_mask: next && Number(next.mask),
  };
  return { ...none, no, numbers };
}

/** The stock of a row of a table. */
export function stockAt({ numbers }: Table, row: number): Stock {
  const number = (column: string) => numberAt(numbers[column] as Float64Array, row);
  const days = number('next_date');
  return {
    qty: number('qty') as number,
    masked: number('masked') === 1,
    next:
      days === null
        ? null
        : { date: dateOf(days), qty: number('next_qty'), mask: number('next_mask') === 1 },
  };
}

/** The cells of a step of a deal, its deal_no without the article it is often made of. */
export function dealCells(deal: DealRow, place: number): Cells {
  return {
    no: place,
    name: '',
    texts: {},
    repeated: {
      deal_no: templateOf(deal.deal_no, [deal.article ?? '']),
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
      valid_from: daysOf(deal.valid_from),
      valid_to: daysOf(deal.valid_to),
    },
  };
}

/** The step of a row of a table of deals. */
export function dealAt(table: Table, row: number): DealRow {
  const text = (column: string) => valueAt(table.repeated[column] as never, row);
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
    valid_from: dateOf(number('valid_from')),
    valid_to: dateOf(number('valid_to')),
  };
}
