import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A table of content, which has the columns of news. */
export interface SearchedContent {
  /** Also the kind in the owner of its files. */
  table: string;
  /** The columns that have a text in each language; `body` is HTML. */
  texts: readonly string[];
  hasTags: boolean;
}

/**
 * Brings up to date what a search finds items by (texts in all languages, tags, titles and names of files), and the titles
 * in other languages, by which lists are sorted.
 */
export async function refreshContentSearch(
  tx: Db,
  { table, texts, hasTags }: SearchedContent,
  keys: readonly string[],
): Promise<void> {
  const own = texts.map((field) =>
    field === 'body' ? sql`html_text(n.body)` : sql.ref(`n.${field}`),
  );
  const tags = hasTags ? sql`array_to_string(n.tags, ' ')` : sql`''`;
  await sql`
    update ${sql.table(table)} r set search = found.search, titles = found.titles
    from (select n.key, search_text(concat_ws(' ', ${sql.join(own)}, ${tags},
        (select string_agg(html_text(x.text), ' ') from translation x
          where x.sorg = n.sorg and x.entity = ${table} and x.id = n.id),
        (select string_agg(concat_ws(' ', f.title, s.name), ' ') from content_file f
          join stored_file s on s.id = f.file_id where f.owner_id = ${`${table}/`} || n.key))) as search,
        (select coalesce(jsonb_object_agg(x.language, x.text), '{}') from translation x
          where x.sorg = n.sorg and x.entity = ${table} and x.id = n.id and x.field = 'title') as titles
      from ${sql.table(table)} n where n.key = any(${[...keys]}::text[])) found
    where r.key = found.key and (r.search <> found.search or r.titles <> found.titles)`.execute(tx);
}
