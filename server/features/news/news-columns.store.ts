import { type RawBuilder, sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import {
  type ContentFileRow,
  type ContentViewer,
  contentFilesColumn,
  hostLanguages,
  isMarketOf,
  layoutColumn,
  mayChangeContent,
  ownMarkets,
} from '#server/features/content/content.public.ts';
import type { ContentText, News } from '#server/graphql/generated/types.ts';
import { type Locale, languageOf } from '#shared/locales.ts';

/** A viewer with the language, the day (YYYY-MM-DD), and whether news are read as a writer. */
export interface NewsReader {
  viewer: ContentViewer;
  locale: Locale;
  today: string;
  isWriter: boolean;
}

/** A news item as the database has it. */
export type NewsRow = Omit<News, '__typename' | 'file' | 'files' | 'state' | 'texts'> & {
  published: boolean;
  /** The language of title and body in the row itself; null when it is not known. */
  ownLanguage: string | null;
  texts: ContentText[];
  fileRows: ContentFileRow[];
};

/** The owner of the files and receipts of item `r`. */
const ownerId = sql`'news/' || r.key`;

/** The text of item `r` in a language, as `t`; without a row of its own it has nulls. */
export const shownText = (locale: Locale): RawBuilder<unknown> => sql`
  left join lateral (
    select max(x.text) filter (where x.field = 'title') as title,
      max(x.text) filter (where x.field = 'body') as body
    from translation x where x.sorg = r.sorg and x.entity = 'news' and x.id = r.id
      and x.language = ${languageOf(locale)}) t on true`;

/** The texts of item `r` in all languages, the own one first. */
const allTexts = sql`(
  select json_agg(json_build_object('language', a.language, 'title', a.title, 'body', a.body)
    order by a.place, a.language)
  from (select 0 as place, coalesce(r.language, '') as language, r.title, r.body
    union all
    select 1, x.language, coalesce(max(x.text) filter (where x.field = 'title'), ''),
      coalesce(max(x.text) filter (where x.field = 'body'), '')
    from translation x where x.sorg = r.sorg and x.entity = 'news' and x.id = r.id
    group by x.language) a)`;

/** The languages of the hosts in which item `r` has no text; none when its own language is not known. */
const missingLanguages = sql`array(
  select l from unnest(${hostLanguages('r')}) l where l <> r.language and not exists (
    select from translation x where x.sorg = r.sorg and x.entity = 'news' and x.id = r.id
      and x.field = 'body' and x.language = l))`;

/** The markets of item `r` by name; of a reader the own ones. */
const markets = ({ viewer, isWriter }: NewsReader) => sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'marketName', m.market_name,
    'source', m.source, 'brand', m.brand, 'isYours', ${isMarketOf(viewer.sorg)})
    order by m.market_name collate "und-x-icu", m.id), '[]')
  from content_target_market m
  where m.id = any(r.markets) ${isWriter ? sql`` : sql`and m.id = any(${ownMarkets(viewer, 'news')})`})`;

/** The columns of item `r` with its text `t`. */
export function newsColumns(reader: NewsReader): RawBuilder<unknown> {
  const { viewer, locale, isWriter } = reader;
  return sql`r.key as id, coalesce(t.title, r.title) as title, coalesce(t.body, r.body) as body,
    case when t.body is null then r.language else ${languageOf(locale)} end as language,
    r.language as "ownLanguage", r.valid_from as "validFrom", r.valid_to as "validTo",
    ${markets(reader)} as "contentTargetMarkets", ${layoutColumn(sql`r.layout`)} as layout,
    r.item_per_line as "itemPerLine", ${contentFilesColumn(ownerId)} as "fileRows", r.tags,
    r.must_read as "mustRead", (select ${instant('c.read_at')} from content_read c
      where r.must_read and c.owner_id = ${ownerId} and c.user_id = ${viewer.userId}) as "readAt",
    ${instant('r.created_at')} as "createdAt", ${instant('r.deleted_at')} as "deletedAt",
    ${instant('r.changed_at')} as "changedAt", r.published, r.version,
    ${isWriter ? sql`r.changed_name` : sql`''`} as "changedBy",
    ${isWriter ? allTexts : sql`'[]'::json`} as texts,
    ${isWriter ? missingLanguages : sql`'{}'::text[]`} as "missingIn",
    ${isWriter ? mayChangeContent(viewer) : sql`false`} as "mayChange"`;
}
