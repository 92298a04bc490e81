import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  FrameInspection,
  FrameSale,
  FrameTodo,
  Serial,
} from '#server/graphql/generated/types.ts';
import {
  boundedListQuery,
  type ListDefinition,
  listPortions,
  listQuery,
} from '#server/lib/list-query.store.ts';
import { type BoundedCount, mostCounted, type Page } from '#server/lib/paging.ts';
import { catalogText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import { soonDays } from '#shared/serials/sale-dates.rules.ts';
import { defaultRule } from '#shared/serials/serial-rules.ts';

/** A frame that was delivered to one of the viewer's customers. */
export interface FrameRow {
  normal: string;
  frameNumber: string;
  articleCode: string;
  articleCodeDisplay: string | null;
  oldCode: string | null;
  description: string | null;
  brand: string | null;
  merchandise: string | null;
  model: string | null;
  series: string | null;
  modelYear: number | null;
  color: string | null;
  frameSize: string | null;
  custCode: string;
  custName: string;
  doNo: string | null;
  /** Days, YYYY-MM-DD. */
  deliveredOn: string | null;
  producedOn: string | null;
  serials: Serial[];
  sold: FrameSale | null;
  pdi: FrameInspection | null;
  pdiNeeded: boolean;
  registerWithinDays: number;
}

/** The filter of the list; null leaves all frames. */
export interface FrameFilter {
  /** A customer's unified code. */
  custCode: string | null;
  /** Frame numbers in normal form. */
  numbers: readonly string[] | null;
  /** Whether a sale is registered, by any dealer. */
  sold: boolean | null;
  /** Whether there is an inspection. */
  inspected: boolean | null;
  /** What still has to be done before, or about, a sale. @property today YYYY-MM-DD, of the sales organisation */
  todo: { what: FrameTodo; today: string } | null;
}

const isSold = sql`exists (select from retail_sale x where x.sorg = s.sorg
  and x.frame_folded = s.folded and x.frame_normal = s.normal and x.article in (s.article, '')
  and x.deleted_at is null)`;
const isInspected = sql`exists (select from pdi x where x.sorg = s.sorg
  and x.frame_normal = s.normal and x.article = s.article and x.deleted_at is null)`;

/** A condition on rule `u` of the brand of frame `s`; brands without a rule of their own have the usual one. */
const hasRule = (condition: RawBuilder<unknown>) => sql`exists (select from (select) one
  left join article a on a.sorg = s.sorg and a.code = s.article
  left join serial_rule u on u.sorg = a.sorg and lower(u.brand) = lower(a.brand)
  where ${condition})`;

const toInspect = sql<SqlBool>`not ${isSold} and not ${isInspected} and ${hasRule(sql`u.pdi_needed`)}`;

/** As the reminders of the notifications: a bike may have been sold on the day of its delivery. */
const toRegister = (today: string) =>
  sql<SqlBool>`not ${isSold} and ${hasRule(sql`s.delivered_on
  + coalesce(u.register_within_days, ${defaultRule.registerWithinDays}::int)
  between ${today}::date and ${today}::date + ${soonDays}::int`)}`;

const frameList: ListDefinition<FrameFilter, 'deliveredOn'> = {
  from: sql`serial s join customer c on c.sorg = s.sorg and c.unified = s.customer`,
  key: {
    sorg: { column: sql`s.sorg`, type: 'text' },
    article: { column: sql`s.article`, type: 'text' },
    normal: { column: sql`s.normal`, type: 'text' },
  },
  columns: { deliveredOn: sql`s.delivered_on` },
  order: [{ by: 'deliveredOn', order: 'DESC' }],
  countsInOrder: true,
  search: (pattern) => sql`exists (select from article x
    where x.sorg = s.sorg and x.code = s.article and x.search like ${pattern})`,
  filters: {
    custCode: (custCode) => sql`s.customer = ${custCode}`,
    numbers: (numbers) => sql`s.folded = any(${numbers.map(foldSerial)}::text[])
      and s.normal = any(${[...numbers]}::text[])`,
    sold: (sold) => sql`${isSold} = ${sold}`,
    inspected: (inspected) => sql`${isInspected} = ${inspected}`,
    todo: ({ what, today }) => (what === 'inspect' ? toInspect : toRegister(today)),
  },
};

/** The numbers of the parts of frame `s`. */
const parts = sql`(select coalesce(json_agg(json_build_object('kind', x.kind, 'value', x.value,
    'articleCode', x.article, 'passportUrl', x.passport_url) order by x.kind, x.normal), '[]')
  from serial x where x.sorg = s.sorg and x.bike = s.normal
    and (x.customer is null or x.customer = s.customer))`;

/** The newest sale of frame `s`. Only viewers who may see the dealer that sold it get its id and state. */
function lastSale(viewer: Viewer): RawBuilder<unknown> {
  return sql`(select json_build_object('soldDate', x.sold_on, 'nonRetail', x.non_retail,
      'saleId', case when y.inside then x.id end, 'status', case when y.inside then x.status end,
      'warrantyUntil', case when y.inside then x.warranty_until end)
    from retail_sale x
    cross join lateral (select exists (select from customer c
      where c.sorg = x.sorg and c.unified = x.customer and ${customerFence(viewer)}) as inside) y
    where x.sorg = s.sorg and x.frame_folded = s.folded and x.frame_normal = s.normal
      and x.article in (s.article, '') and x.deleted_at is null
    order by x.non_retail, x.created_at desc limit 1)`;
}

/** The newest inspection of frame `s` by one of the viewer's customers. */
function newestInspection(viewer: Viewer): RawBuilder<unknown> {
  return sql`(select json_build_object('id', x.id, 'inspectedOn', x.inspected_on,
      'mechanic', x.mechanic)
    from pdi x join customer c on c.sorg = x.sorg and c.unified = x.customer
    where x.sorg = s.sorg and x.frame_normal = s.normal and x.article = s.article
      and x.deleted_at is null and ${customerFence(viewer)}
    order by x.inspected_on desc, x.created_at desc limit 1)`;
}

function selection(viewer: Viewer, locale: Locale) {
  const text = (column: string) => catalogText('a', column, locale);
  return {
    select: sql`s.normal, s.value as "frameNumber", s.article as "articleCode",
      a.code_display as "articleCodeDisplay", a.old_code as "oldCode",
      ${text('name')} as description, a.brand, a.merchandise_category as merchandise,
      ${text('model')} as model, ${text('serie')} as series, a.model_year as "modelYear",
      ${text('color')} as color, ${text('frame_size')} as "frameSize", s.customer as "custCode",
      c.name as "custName", s.do_no as "doNo", s.delivered_on as "deliveredOn",
      s.produced_on as "producedOn", ${parts} as serials, ${lastSale(viewer)} as sold,
      ${newestInspection(viewer)} as pdi, coalesce(u.pdi_needed, false) as "pdiNeeded",
      coalesce(u.register_within_days, ${defaultRule.registerWithinDays}::int)
        as "registerWithinDays"`,
    join: sql`join serial s on s.sorg = p.sorg and s.article = p.article and s.normal = p.normal
        and s.kind = 'FrameNumber'
      join customer c on c.sorg = s.sorg and c.unified = s.customer
      left join article a on a.sorg = s.sorg and a.code = s.article
      left join serial_rule u on u.sorg = a.sorg and lower(u.brand) = lower(a.brand)`,
  };
}

/** The condition that a frame was delivered to one of the viewer's customers. */
const fenceOf = (viewer: Viewer) => sql<SqlBool>`s.sorg = ${viewer.sorg}
  and s.kind = 'FrameNumber' and ${customerFence(viewer)}`;

/**
 * One page of the frames that were delivered to the viewer's customers, newest delivery first. Those of several customers
 * are counted up to `mostCounted`, unless the page is longer.
 */
export async function framePage(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  { filter, search, page }: { filter: FrameFilter; search: readonly string[]; page: Page },
): Promise<{ rows: FrameRow[]; counted: number | BoundedCount }> {
  const asked = { fence: fenceOf(viewer), filter, search, page };
  const shown = selection(viewer, locale);
  if (filter.custCode === null && page.limit <= mostCounted)
    return boundedListQuery(db, frameList, asked, shown);
  const { rows, count } = await listQuery<FrameRow, FrameFilter, 'deliveredOn'>(
    db,
    frameList,
    asked,
    shown,
  );
  return { rows, counted: count };
}

/** The same frames portion by portion, for a file. */
export function framePortions(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  { filter, search, most }: { filter: FrameFilter; search: readonly string[]; most: number },
): AsyncGenerator<FrameRow[]> {
  const asked = { fence: fenceOf(viewer), filter, search };
  return listPortions(db, frameList, asked, selection(viewer, locale), most);
}

/** What the register knows of a frame for the viewer, whoever has it. */
export interface FrameFacts {
  sold: FrameSale | null;
  pdi: FrameInspection | null;
  /** The day of its delivery to one of the viewer's customers. */
  deliveredOn: string | null;
}

/**
 * Reads the newest sale and inspection of a frame and its delivery to one of the viewer's customers; of a sale by
 * another dealer only its day, and never the consumer.
 * @param frame its number in normal form, and its article where it is known
 */
export async function findFrameFacts(
  db: Db,
  viewer: Viewer,
  { normal, article }: { normal: string; article: string | null },
): Promise<FrameFacts> {
  const { rows } = await sql<FrameFacts>`
    select ${lastSale(viewer)} as sold, ${newestInspection(viewer)} as pdi,
      (select x.delivered_on from serial x
        join customer c on c.sorg = x.sorg and c.unified = x.customer
        where x.sorg = s.sorg and x.folded = s.folded and x.normal = s.normal
          and x.article = s.article and x.kind = 'FrameNumber' and ${customerFence(viewer)}
        order by x.delivered_on desc nulls last limit 1) as "deliveredOn"
    from (values (${viewer.sorg}::text, ${foldSerial(normal)}::text, ${normal}::text, ${article ?? ''}::text))
      s(sorg, folded, normal, article)`.execute(db);
  return rows[0] ?? { sold: null, pdi: null, deliveredOn: null };
}
