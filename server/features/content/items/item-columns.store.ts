import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import type {
  ContentKind,
  ContentTargetMarket,
  ContentText,
  Layout,
} from '#server/graphql/generated/types.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import { contentKinds, hasPart } from '../content-kinds.ts';
import {
  type AncestorCheck,
  isMarketOf,
  mayChangeContent,
  ownMarkets,
  readerFence,
  writerFence,
} from '../content-visibility.store.ts';
import { type ContentFileRow, contentFilesColumn } from '../files/content-files.store.ts';
import { layoutColumn } from '../layouts.store.ts';
import { hostLanguages } from '../portals.store.ts';
import type { ItemReader } from './item-reader.ts';

/** The columns that items of all kinds with markets have. */
export interface ItemRow {
  id: string;
  title: string;
  /** The language of the texts as they are here; null when it is not known. */
  language: string | null;
  /** The language of the texts in the row itself. */
  ownLanguage: string | null;
  contentTargetMarkets: ContentTargetMarket[];
  createdAt: string;
  deletedAt: string | null;
  changedAt: string;
  changedBy: string;
  validFrom: string;
  validTo: string;
  published: boolean;
  version: number;
  texts: ContentText[];
  missingIn: string[];
  mayChange: boolean;
}

/** The columns of items with files. */
export interface FiledItemRow {
  fileRows: ContentFileRow[];
  layout: Layout | null;
  itemPerLine: number;
}

/** The condition that the reader sees an item. @param alias of its table */
export const itemFence = (
  kind: ContentKind,
  { viewer, today, isWriter }: ItemReader,
  alias = 'r',
  ancestors: AncestorCheck = 'set',
): RawBuilder<SqlBool> =>
  isWriter
    ? writerFence(viewer, kind, alias, ancestors)
    : readerFence(viewer, kind, today, alias, ancestors);

/** The owner of the files and receipts of item `r`. */
export const itemOwner = (kind: ContentKind): RawBuilder<string> => sql`${`${kind}/`} || r.key`;

/** The texts of item `r` in a language, as `t`; without rows of its own it has nulls. */
export const shownTexts = (kind: ContentKind, locale: Locale): RawBuilder<unknown> => sql`
  left join lateral (
    select ${sql.join(
      contentKinds[kind].texts.map(
        (field) => sql`max(x.text) filter (where x.field = ${sql.lit(field)}) as ${sql.ref(field)}`,
      ),
    )}
    from translation x where x.sorg = r.sorg and x.entity = ${kind} and x.id = r.id
      and x.language = ${languageOf(locale)}) t on true`;

/** The text without which an item is not there in a language. */
const mainField = (kind: ContentKind) => (contentKinds[kind].needsBody ? 'body' : 'title');

const allFields = ['title', 'subtitle', 'body'] as const;

/** The texts of item `r` in all languages, the own one first. */
function allTexts(kind: ContentKind): RawBuilder<unknown> {
  const { texts } = contentKinds[kind];
  const own = allFields.map((field) => (texts.includes(field) ? sql.ref(`r.${field}`) : sql`''`));
  const others = allFields.map(
    (field) => sql`coalesce(max(x.text) filter (where x.field = ${sql.lit(field)}), '')`,
  );
  return sql`(
    select json_agg(json_build_object('language', a.language, 'title', a.title,
      'subtitle', a.subtitle, 'body', a.body) order by a.place, a.language)
    from (select 0 as place, coalesce(r.language, '') as language, ${own[0]} as title,
        ${own[1]} as subtitle, ${own[2]} as body
      union all
      select 1, x.language, ${sql.join(others)} from translation x
      where x.sorg = r.sorg and x.entity = ${kind} and x.id = r.id group by x.language) a)`;
}

/** The languages of the hosts in which item `r` has no text; none when its own language is not known. */
const missingLanguages = (kind: ContentKind) => sql`array(
  select l from unnest(${hostLanguages('r')}) l where l <> r.language and not exists (
    select from translation x where x.sorg = r.sorg and x.entity = ${kind} and x.id = r.id
      and x.field = ${mainField(kind)} and x.language = l))`;

/** The markets of item `r` by name; of a reader the own ones. */
function markets(kind: ContentKind, { viewer, isWriter }: ItemReader): RawBuilder<unknown> {
  const type = contentKinds[kind].marketType;
  if (type === null) throw new Error(`${kind} has no markets`);
  return sql`(
    select coalesce(json_agg(json_build_object('id', m.id, 'marketName', m.market_name,
      'source', m.source, 'brand', m.brand, 'isYours', ${isMarketOf(viewer.sorg)})
      order by m.market_name collate "und-x-icu", m.id), '[]')
    from content_target_market m
    where m.id = any(r.markets) ${isWriter ? sql`` : sql`and m.id = any(${ownMarkets(viewer, type)})`})`;
}

/** The columns of `ItemRow` of item `r` with its texts `t`, and the texts themselves. */
export function itemColumns(kind: ContentKind, reader: ItemReader): RawBuilder<unknown> {
  const { viewer, locale, isWriter } = reader;
  const texts = contentKinds[kind].texts.map(
    (field) =>
      sql`coalesce(${sql.ref(`t.${field}`)}, ${sql.ref(`r.${field}`)}) as ${sql.ref(field)}`,
  );
  return sql`r.key as id, ${sql.join(texts)},
    case when ${sql.ref(`t.${mainField(kind)}`)} is null then r.language
      else ${languageOf(locale)} end as language,
    r.language as "ownLanguage", r.valid_from as "validFrom", r.valid_to as "validTo",
    ${markets(kind, reader)} as "contentTargetMarkets",
    ${instant('r.created_at')} as "createdAt", ${instant('r.deleted_at')} as "deletedAt",
    ${instant('r.changed_at')} as "changedAt", r.published, r.version,
    ${isWriter ? sql`r.changed_name` : sql`''`} as "changedBy",
    ${isWriter ? allTexts(kind) : sql`'[]'::json`} as texts,
    ${isWriter ? missingLanguages(kind) : sql`'{}'::text[]`} as "missingIn",
    ${isWriter ? mayChangeContent(viewer) : sql`false`} as "mayChange"`;
}

/** The columns of `FiledItemRow` of item `r`. */
export const fileColumns = (kind: ContentKind): RawBuilder<unknown> =>
  sql`${contentFilesColumn(itemOwner(kind))} as "fileRows", ${layoutColumn(sql`r.layout`)} as layout,
    r.item_per_line as "itemPerLine"`;

/** Whether item `r` must be read, and when the viewer has read it. */
export function receiptColumns(kind: ContentKind, { viewer }: ItemReader): RawBuilder<unknown> {
  if (!hasPart(kind, 'mustRead')) throw new Error(`${kind} has no receipts`);
  return sql`r.must_read as "mustRead", (select ${instant('c.read_at')} from content_read c
    where r.must_read and c.owner_id = ${itemOwner(kind)} and c.user_id = ${viewer.userId}) as "readAt"`;
}

/** Finds an item that the reader sees; null for another. @param lock until the transaction ends */
export async function findItem<Row>(
  db: Db,
  kind: ContentKind,
  reader: ItemReader,
  {
    key,
    columns,
    join = sql``,
    lock = false,
  }: { key: string; columns: RawBuilder<unknown>; join?: RawBuilder<unknown>; lock?: boolean },
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${columns} from ${sql.table(kind)} r ${shownTexts(kind, reader.locale)} ${join}
    where r.key = ${key} and ${itemFence(kind, reader, 'r', 'line')} ${lock ? sql`for update of r` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}
